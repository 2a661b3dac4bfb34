import { row } from './failureRow.ts'

/** What can go wrong with doing a recipe to many files, beside what can go wrong with each. */
export const batchFailures = {
  'batch/watched-into-itself': row<{ readonly folder: string }>({
    when: 'What is made of the recordings of a watched folder would come into that very folder.',
    example: { folder: '/music/in' },
    says: (p) => `What is made of recordings in "${p.folder}" can’t be written there: it would be done again.`,
    left: 'nothing-written',
    advice: '; choose another folder to write to.',
  }),
}
