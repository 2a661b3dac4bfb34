/**
 * A language that requests are understood in. The grammar has one vocabulary, the tables of `en.ts` and its neighbours;
 * another
 * language is read by saying what its words are in that vocabulary. So a language is tables, and no rule of the grammar
 * knows it.
 */
export interface Language {
  readonly name: string
  /** What stands in a message, and the grammar's words for it. The longest that stands at a place counts. */
  readonly phrases: readonly Gloss[]
  /** Verbs by the tool that they mean; a verb may have parts that stand apart ("schneide … weg"). */
  readonly verbs: readonly VerbGloss[]
  /** Last parts of words that are written as one: "Gastspur" is the track called "Gast". */
  readonly compounds: readonly { readonly ending: string; readonly says: string }[]
  /** Letters between the two halves of such a word. */
  readonly linking: readonly string[]
  /** What people call tracks, where the project has the other word: only then. */
  readonly names: Readonly<Record<string, string>>
  /** The form in which words are compared: without what people write in two ways. */
  readonly fold: (word: string) => string
  /** Words that are prepositions too; as the last part of a verb they count only at the end of a step. */
  readonly twoFaced: ReadonlySet<string>
  /** Words that can stand right behind a verb and say nothing there. */
  readonly behindVerb: ReadonlySet<string>
  /** Where a step of the message ends. */
  readonly joints: ReadonlySet<string>
}

export interface Gloss {
  /** Words as the language has them, folded. */
  readonly said: readonly string[]
  /** Holds only where this comes next. */
  readonly before: 'anything' | 'a number' | 'a clock time' | 'the end of a step'
  readonly means: string
}

export interface VerbGloss {
  readonly tool: string
  /** The verb as the grammar has it, put where the first part stands. */
  readonly means: string
  /**
   * First its first part, then what must follow somewhere in the step; of these the last goes with the verb, the others
   * stay.
   */
  readonly forms: ReadonlySet<string>
  readonly keeps: readonly string[]
  readonly last: readonly string[]
  /** Words that mean something else beside this verb: "in" before a new name. */
  readonly says: Readonly<Record<string, string>>
}
