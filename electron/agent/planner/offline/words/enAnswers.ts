/** What answers to an approval are said with in English. Only tables. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const phrases = (text: string): readonly (readonly string[])[] =>
  text.split(',').map((phrase) => phrase.trim().split(/\s+/))

/** "only the first one", "leave out the fade": which of the steps are to stay. */
export const stepWords = {
  keeping: phrases('only,just,only do,just do,only apply,just apply,keep only,only keep,do only,do just,nothing but'),
  leaving: phrases(
    "leave out,leave off,skip,without,drop,except,not,don't,do not,dont,don't do,do not do,forget,forget about,omit,everything but,all but,everything except,all except,leave away,but not,but without,minus,cancel,no,lose,remove step,delete step,take out step,leave,exclude,ignore,but leave out,scratch,do it without,apply without,do everything but,do all but,yes but not,yes but without",
  ),
  nouns: words('step steps one ones part parts edit edits action actions change changes operation operations number'),
  idle: words('the a an that this please for now it them out off and just only to do'),
} as const

/** "5 seconds longer", "10 seconds shorter", "a second more". */
export const lengthChanges: Readonly<Record<string, 1 | -1>> = Object.freeze(
  Object.assign(Object.create(null) as Record<string, 1 | -1>, {
    longer: 1,
    more: 1,
    further: 1,
    shorter: -1,
    less: -1,
    fewer: -1,
  }),
)

/** "not that one, the other": of two that were listed, the one that was not taken. */
export const otherWords = words('other others')

/** Opens what is said beside the last request: "and the guitar", "now the keys". */
export const besideHeads = words('and also now next then plus')

/** Says that the last request is to be done in another way, wherever in the message it stands. */
export const insteadWords = words('instead')

/** Says no politely, about something else. */
export const notAboutIt = phrases('no thanks,no thank you,no problem,no worries,no need,no rush,no more')

/** Opens a correction of what is done. "actually" alone may open anything. */
export const correctionHeads = phrases(
  "no,nope,nah,not,wait,sorry,oops,whoops,hang on,hold on,i meant,i mean,rather,or rather,scratch that,correction,make it,make that,actually make it,actually make that,oh no,oh wait,hm no,hmm no,ah no,actually no,actually i meant,actually,hm,hmm,don't,dont,do not",
)

/** "and the music too": beside what is there, not in its place. */
export const alsoWords = words('too also well')
