import type { FailureRow, FailureWords, Left, Recover } from './failureRow.ts'
import { type Failure, type FailureCode, failures, type FailureValues } from './table.ts'

/** The words of one language. A code that it lacks is said in English as a whole. */
export interface FailureLanguage {
  readonly words: { readonly [C in FailureCode]?: FailureWords<FailureValues<C>> }
  /** How things stand; without a stop, for what can be done now may follow. */
  readonly left: Readonly<Record<Left, string>>
}

export const english: FailureLanguage = {
  words: failures,
  left: {
    'nothing-changed': 'Nothing was changed',
    'nothing-opened': 'Nothing was opened',
    'nothing-imported': 'Nothing was imported',
    'nothing-written': 'Nothing was written',
    'nothing-read-or-written': 'Nothing was read or written',
    'nothing-done': 'Nothing was done',
    'nothing-left-behind': 'Nothing was left behind',
    'file-untouched': 'The file was not touched',
    'settings-unchanged': 'The settings were not changed',
    'edit-not-made': 'The edit was not made',
    'request-taken-back': 'The whole request was taken back',
    'project-as-it-was': 'The project is as it was',
    'last-edit-kept': 'The project is as it was at the last finished edit',
  },
}

/** The whole of it for a person: what went wrong, how things stand, what can be done. */
export function messageOf(failure: Failure, language: FailureLanguage = english): string {
  const { words, left: phrases } = speakerOf(failure, language)
  const { left } = rowOf(failure)
  const problem = say(words.says, failure)
  return left === undefined ? problem : `${problem} ${phrases[left]}${words.advice ?? '.'}`
}

/** What went wrong alone, where a question or more of a sentence follows. */
export function problemOf(failure: Failure, language: FailureLanguage = english): string {
  return say(speakerOf(failure, language).words.says, failure)
}

/** What a model should do next; null where there is nothing to say. */
export function hintOf(failure: Failure, language: FailureLanguage = english): string | null {
  const { hint } = speakerOf(failure, language).words
  return hint === undefined ? null : say(hint, failure)
}

/** The action that a dialog can offer beside the sentence. */
export function recoverOf(failure: Failure): Recover | null {
  return rowOf(failure).recover ?? null
}

const rowOf = ({ code }: Failure): Pick<FailureRow<never>, 'left' | 'recover'> => failures[code]

/** The language where it has words for this code, else English. That they take the values is known by `failure()`. */
function speakerOf({ code }: Failure, language: FailureLanguage) {
  const words: FailureWords<never> | undefined = language.words[code]
  return words === undefined
    ? { words: failures[code] as FailureWords<never>, left: english.left }
    : { words, left: language.left }
}

const say = (text: FailureWords<never>['says'], { values }: Failure): string =>
  typeof text === 'string' ? text : text(values as never)
