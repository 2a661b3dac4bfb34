/** How things stand after a failure. It is said once, behind what went wrong. */
export type Left =
  | 'nothing-changed'
  | 'nothing-opened'
  | 'nothing-imported'
  | 'nothing-written'
  | 'nothing-read-or-written'
  | 'nothing-done'
  | 'nothing-left-behind'
  | 'file-untouched'
  | 'settings-unchanged'
  | 'edit-not-made'
  | 'request-taken-back'
  | 'project-as-it-was'
  | 'last-edit-kept'

/** An action that a dialog can offer beside a failure. */
export type Recover = 'retry' | 'chooseFile' | 'openSettings'

export type NoValues = Readonly<Record<string, never>>

type Text<Values> = string | ((values: Values) => string)

/** What is said of a failure in one language. */
export interface FailureWords<Values> {
  /** What went wrong: whole sentences, without how things stand afterwards. */
  readonly says: Text<Values>
  /** What a person can do now, said last. With the mark that joins it to what is said before: "; try again." */
  readonly advice?: string
  /** What a model should do next. */
  readonly hint?: Text<Values>
}

/** One kind of failure: its facts, which hold in every language, and its words in English. */
export interface FailureRow<Values> extends FailureWords<Values> {
  /** When it happens, for `docs/errors.md`. */
  readonly when: string
  /** Values as they may really be; their types are those of the failure. Absent where it carries none. */
  readonly example?: Values
  readonly left?: Left
  readonly recover?: Recover
}

/** Infers the types of the values from the example. */
export function row<Values = NoValues>(literal: FailureRow<Values>): FailureRow<Values> {
  return literal
}
