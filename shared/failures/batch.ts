import { sayList } from '../wording/saying.ts'
import { row } from './failureRow.ts'

/** What can go wrong with doing a recipe to many files, beside what can go wrong with each. */
export const batchFailures = {
  'batch/incomplete': row<{ readonly missing: readonly ('recipe' | 'files' | 'folder')[] }>({
    when: 'A batch is to begin without a recipe, files or a folder to write to.',
    example: { missing: ['recipe', 'folder'] },
    says: (p) => `A batch needs ${sayList(p.missing.map((one) => needs[one]))}.`,
    left: 'nothing-written',
  }),
  'batch/busy': row({
    when: 'A batch is to be changed while it is looking at files or writing them.',
    says: 'The batch is at work.',
    left: 'nothing-changed',
    advice: '; wait until it is done, or cancel it.',
  }),
  'batch/watched-into-itself': row<{ readonly folder: string }>({
    when: 'What is made of the recordings of a watched folder would come into that very folder.',
    example: { folder: '/music/in' },
    says: (p) => `What is made of recordings in "${p.folder}" can’t be written there: it would be done again.`,
    left: 'nothing-written',
    advice: '; choose another folder to write to.',
  }),
}

const needs = { recipe: 'a recipe', files: 'at least one file', folder: 'a folder to write to' } as const
