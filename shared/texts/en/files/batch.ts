import type { BatchFile } from '../../../schemas/batch.ts'

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`)

/** All that the batch says. */
export const batch = {
  title: 'Batch',
  about:
    'A recipe is done to each file by itself. Originals are never changed, and nothing is written before you say so.',
  recipe: 'Recipe',
  noRecipe: 'Choose a recipe…',
  files,
  add: 'Add files…',
  clear: 'Remove all',
  remove: (name: string): string => `Remove ${name}`,
  drop: 'Add the recordings, or drop them here.',
  folder: 'Write to',
  choose: 'Choose a folder…',
  asZip: 'Your browser saves what is written as one ZIP file.',
  rehearse: 'Show what each file would get',
  write: (count: number): string => `Write ${files(count)}`,
  goOn: (count: number): string => `Go on with ${files(count)}`,
  download: (count: number): string => `Save ${files(count)}`,
  cancel: 'Cancel',
  close: 'Close',
  show: 'Show',
  table: 'What each file gets',
  columns: { file: 'File', before: 'Before', after: 'After', state: 'State', list: 'On the list' },
  states: {
    new: '',
    rehearsing: 'looking…',
    ready: 'ready',
    asked: 'needs you',
    writing: 'writing…',
    done: 'written',
    there: 'done before',
    failed: 'not possible',
    interrupted: 'interrupted',
  } satisfies Record<BatchFile['state'], string>,
  details: (name: string): string => `What ${name} gets`,
  as: (output: string): string => `As ${output}`,
  nothing: 'Nothing changes in it.',
  questions: 'Before it can be done',
  asks: (count: number): string => (count === 1 ? '1 file asks:' : `${count} files ask:`),
  otherAnswer: 'Another answer',
  send: 'Answer',
  leaveOut: 'Files without an answer are left out.',
  progress: { rehearsing: 'Looking', writing: 'Writing' },
  count: (done: number, all: number, left: string): string => `${done} of ${all}${left === '' ? '' : `, ${left} left`}`,
  rehearsed: (ready: number, open: number, failed: number): string =>
    [
      `${files(ready)} ready`,
      ...(open === 0 ? [] : [`${open} with a question`]),
      ...(failed === 0 ? [] : [`${failed} not possible`]),
    ].join(', '),
  written: (done: number, before: number, failed: number): string =>
    [
      `${files(done)} written`,
      ...(before === 0 ? [] : [`${before} done before`]),
      ...(failed === 0 ? [] : [`${failed} not written`]),
    ].join(', '),
  watch: 'Watch a folder…',
  watchAbout: 'Each recording that comes into the folder is done by this recipe, as long as Tapehand is open.',
  watching: (recipe: string): string => `Watching, for ${recipe}`,
  fromTo: (from: string, to: string): string => `${from} → ${to}`,
  stopWatching: 'Stop watching',
  watchNone: 'Nothing has come yet.',
  strip: {
    name: 'Batch',
    working: (done: number, all: number): string => `Batch: ${done} of ${all}`,
    watching: (from: string, count: number): string => `Watching ${from}: ${files(count)} done`,
  },
}
