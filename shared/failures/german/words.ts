import type { FailureRow, FailureWords } from '../failureRow.ts'

/** Words for each of these failures, with the values that each carries. What a model is told stays English. */
export type WordsFor<Rows> = {
  readonly [Code in keyof Rows]: Rows[Code] extends FailureRow<infer Values>
    ? Omit<FailureWords<Values>, 'hint'>
    : never
}
