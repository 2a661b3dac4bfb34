import type { ToldWords } from './language.ts'

/** What is known of a language without making its rules. */
interface BuiltLanguage {
  /** All words that its rules have: a message in one language needs no rule of another. */
  readonly words: ToldWords
  /** The rules of its verbs, which are most of all: a table (`chart/ruleTable.ts`) in JSON. */
  readonly verbs: string
}

/** Written into what is built (`scripts/builtLanguages.mjs`). The sources have none, and make the rules. */
export const builtLanguages: Readonly<Record<string, BuiltLanguage>> = {}
