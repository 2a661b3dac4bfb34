export const app = {
  untitled: 'Untitled',
  withModel: 'With a model',
  offline: 'Works offline',
  settingsOf: (planner: string) => `${planner}: settings`,
  wentWrong: 'Something went wrong in this window',
  isSafe: 'The project is safe. Reload the window to go on.',
  chatWidth: 'Width of the chat',
  conversation: 'Conversation',
  panels: 'Panels',
  chat: 'Chat',
  history: 'History',
  readOnly: 'Read only',
  saved: 'Saved',
  undoOf: (what: string) => `Undo ${what}`,
  redoOf: (what: string) => `Redo ${what}`,
  commands: 'Commands',
  importAudio: 'Import audio',
  exportAudio: 'Export audio',
  export: 'Export',
  menu: 'Menu',
}

interface Selected {
  readonly from: string
  readonly to: string
  readonly length: string
  /** The tracks, or nothing. */
  readonly on: string
}

export const notices = {
  nothingTo: { undo: 'There is nothing to undo.', redo: 'There is nothing to redo.' },
  onTracks: (names: string) => `, on ${names}`,
  selected: ({ from, to, length, on }: Selected) => `Selected ${from} to ${to}, ${length} long${on}`,
  cursorAt: (time: string, on: string) => `Cursor at ${time}${on}`,
  noEffect: 'There is no effect to repeat yet. Run one from the menu Effect first.',
  chooseFile: 'Choose a file',
  showInFolder: 'Show in its folder',
  dismiss: 'Dismiss',
  lost: 'The connection to Tapehand was lost. The project is safe.',
}

export const status = {
  states: {
    idle: '',
    planning: 'Planning',
    clarifying: 'Waiting for your answer',
    choosing: 'Waiting for your answer',
    awaitingApproval: 'Waiting for your decision',
    running: 'Working',
  },
  endBeforeStart: 'The end has to lie behind the start. The selection is as it was.',
  arriving: 'Sound that comes in',
  copying: (percent: number) => `Copying ${percent} %`,
  work: 'Running work',
  cancelWork: (title: string) => `Cancel ${title}`,
  status: 'Status',
  cursor: 'Cursor',
  selection: 'Selection',
  selectionStart: 'Selection start',
  selectionEnd: 'Selection end',
  selectionLength: 'Selection length',
}
