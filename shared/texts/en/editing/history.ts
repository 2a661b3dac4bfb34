import type { Author } from '../../../schemas/author.ts'

/** All that the history panel says. */
export const history = {
  name: 'History',
  empty:
    'Nothing was changed yet. What you do by hand or ask for is kept here, and you can go back to any point of it.',
  start: 'As it was at first',
  byHand: 'By hand',
  asked: 'You asked',
  step: (number: number, count: number): string => `Step ${number} of ${count}`,
  stands: (standing: number, count: number): string => `${standing} of ${count} steps stand`,
  here: 'you are here',
  later: 'undone',
  open: 'Show the steps',
  close: 'Hide the steps',
  back: 'Back to the latest',
  ahead: (count: number): string =>
    count === 1
      ? '1 later change stays until you change something.'
      : `${count} later changes stay until you change something.`,
  all: 'All changes stand.',
  wentTo: (title: string): string => `Went to: ${title}.`,
  value: (what: string, authors: string): string => `${what}: ${authors}`,
  busy: {
    job: 'Wait until the work that is running is done, or cancel it: then you can go to another point. Nothing was changed.',
    request: 'Wait until the request that is running is done: then you can go to another point. Nothing was changed.',
    approval: 'Decide on what waits below the tracks first: then you can go to another point. Nothing was changed.',
    question: 'Answer the question in the chat first: then you can go to another point. Nothing was changed.',
    readOnly: 'This project can’t be changed, so its history stays where it is.',
  },
  authors: {
    words: 'your words',
    model: 'the model',
    you: 'you',
    selection: 'the selection',
    project: 'the project',
    default: 'the default',
  } satisfies Record<Author, string>,
}
