/** What is said of the history in English: what to undo, and how far. Only tables. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const historyWords = {
  /** Say nothing about which. */
  idle: words(
    "it that this them those these the a an my your our last latest previous recent most very newest thing things one ones change changes edit edits action actions request requests operation operations command commands move moves modification modifications mistake mistakes step steps bit part parts time times please just only again now then for me all of i we you did done made ago with in to thanks and back i've we've you've have has 've",
  ),
  everything: words('everything all lot entire whole'),
  steps: words('step steps part parts'),
  /** Up to this one, which stays. */
  since: words('since after following'),
  /** Up to this one, which goes too. */
  before: words('before'),
  names: words('the a an my that this'),
} as const

/** What was said before "undo it": words that ask for nothing. */
export const beforeUndo = words(
  "i i'm i'd don't do not didn't did like love want need hate hated that it this is was were no nope oh ah hm hmm wait sorry oops well ok okay yeah actually please can could would you just my mistake wrong bad worse terrible awful mean meant what the sounds sound sounded too all right quick quickly and so then now hey tapehand let's i've changed mind good better before on second thoughts thought nah but not a really",
)
