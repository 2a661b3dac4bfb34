/** How people write notes on a recording, and how a line of them is said as a sentence. */
export interface NotePhrases {
  /** Between the two times of a line. */
  readonly upTo: readonly string[]
  /** Before the time of a line. */
  readonly at: readonly string[]
  /** Words that point at the time of their line. */
  readonly here: readonly string[]
  /** What a number before the time counts: "pg 12". */
  readonly places: readonly string[]
  readonly columns: Readonly<Record<NoteColumn, readonly string[]>>
  /**
   * Sentences of a line's words with its times, likeliest first. Holes: `{words}`, of these `{first}` and `{rest}` or
   * `{most}` and `{last}`, and the times `{from}` and `{to}`.
   */
  readonly stretch: readonly string[]
  readonly point: readonly string[]
  /** Where the words bring the other time themselves: "4:05 cut back to 4:01". */
  readonly onward: readonly string[]
}

/** `order` says what is to be done, `words` what is wrong. */
export type NoteColumn = 'start' | 'end' | 'length' | 'order' | 'words'

/** One-click answers to what a line leaves open, in the language of the window: what the button says, and what it does. */
export interface NoteOffers {
  /** For what is named and not ordered. */
  readonly what: readonly { readonly label: string; readonly say: string }[]
  /** For an order of which nobody says how far it reaches; `{next}` is the time of the next line. */
  readonly reach: readonly { readonly label: string; readonly say: string }[]
}
