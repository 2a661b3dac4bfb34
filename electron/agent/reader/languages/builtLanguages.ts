/** What is known of a language without making its rules. */
interface BuiltLanguage {
  /** All words that the rules have, one behind the other: a message in one language needs no rule of another. */
  readonly words: string
  /** The rules of its verbs, which are most of all: a table (`chart/ruleTable.ts`) in JSON. */
  readonly verbs: string
}

/** Written into what is built (`scripts/builtLanguages.mjs`). The sources have none, and make the rules. */
export const builtLanguages: Readonly<Record<string, BuiltLanguage>> = {}
