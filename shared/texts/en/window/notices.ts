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
