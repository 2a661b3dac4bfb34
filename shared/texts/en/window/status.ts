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
  work: 'Running work',
  cancelWork: (title: string) => `Cancel ${title}`,
  status: 'Status',
  cursor: 'Cursor',
  selection: 'Selection',
  selectionStart: 'Selection start',
  selectionEnd: 'Selection end',
  selectionLength: 'Selection length',
}
