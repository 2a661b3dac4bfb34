import type { Rule } from '../chart/rule.ts'
import type { Spellings } from '../chart/ruleForms.ts'

/** Everything that the reader knows of a language. */
export interface Language {
  readonly id: string
  /** Made when they are first asked for. */
  readonly rules: readonly Rule[]
  /** Those of them that are about tools which are no part of the app. */
  readonly outside?: readonly Rule[]
  /** All words of its rules but for those of `outside`, where they are known without making the rules. */
  readonly told?: ToldWords | undefined
  /** How is asked, and what is talked about: looked for, beside the rules, where a message is no order. */
  readonly questions?: readonly Rule[]
  /** Every word of a rule is known in all of them. */
  readonly spellings?: Spellings
  /** Words of everyday speech that no rule has: they are not typing mistakes of others. */
  readonly everyday: ReadonlySet<string>
  /** Beginnings that turn a word into its opposite: a typing mistake never makes or takes one. */
  readonly reversing: readonly string[]
  /** Letters that sound alike, in each of these: a word is written as it is heard. */
  readonly alike?: readonly string[]
  /** Words that no slip is mended to but two swapped letters: they would turn an order round. */
  readonly unslipped?: ReadonlySet<string>
  /** Other ways to read a token: the ending of "it's" is a possessive or a verb. */
  readonly aliases: Readonly<Record<string, readonly string[]>>
  /** Endings of nouns for several things. */
  readonly plurals?: readonly string[]
  /** Endings of nouns that are the same for one thing and for several. */
  readonly samePlurals?: readonly string[]
  /** What divides a recording: labels of such a name that are points go as far as the next one. */
  readonly dividers?: ReadonlySet<string>
  /** What stands in front of a verb in one word with it: such a word is no slip of another verb. */
  readonly prefixes?: readonly string[]
  /** Endings that a name takes in another case. */
  readonly caseEndings?: readonly string[]
  /** Sounds that people make between words, and words that they say twice: they mean nothing. */
  readonly hesitations?: ReadonlySet<string>
  readonly stutters?: ReadonlySet<string>
  /** Sounds behind which a phrase may begin anew, what breaks one off, and how a word is taken back: "no, not". */
  readonly falters?: ReadonlySet<string>
  readonly breaksOff?: readonly (readonly string[])[]
  readonly denies?: { readonly no: ReadonlySet<string>; readonly not: ReadonlySet<string> }
  /** Short forms that end in a full stop: "approx.". */
  readonly short?: ReadonlySet<string>
  /** The same in front of a name: "Dr.". */
  readonly titles?: ReadonlySet<string>
  /** Words written as one that are two. */
  readonly expansions: Readonly<Record<string, string>>
  /** Words that slip together with the word beside them: "mutethe". */
  readonly glued?: readonly string[]
  /** Nouns that are written as one word with a name in front: "Gastspur". */
  readonly compounds: readonly string[]
  /** How a name that is not quoted is told from the rest of the sentence. */
  readonly naming: Naming
  /** Nouns for what tracks and labels are called after, as a project in another language has them. */
  readonly called?: Readonly<Record<string, string>>
  /** How answers and corrections are said. */
  readonly answers?: AnswerWords
  /** How what was done is named: "undo the fade". */
  readonly deeds?: Deeds
  /** Words that a part of a project's name may not consist of. */
  readonly weak: ReadonlySet<string>
  /** How things begin that are only said by the way. */
  readonly asides?: Asides
  /** Words for what is wrong with a sound, or heard in it. */
  readonly flaws?: ReadonlySet<string>
  /** What sentences that only tell something are known by, whatever their words mean. */
  readonly statements?: Statements
  /** Words at the end of a time that goes on, "1:10 on", and in front of a thing that it rather lies on. */
  readonly openEnds?: { readonly ends: ReadonlySet<string>; readonly determiners: ReadonlySet<string> }
  /** Words behind a comma with which a clause begins that says which of a set are meant. */
  readonly relatives?: ReadonlySet<string>
}

/** One word behind the other. */
export interface ToldWords {
  readonly rules: string
  readonly questions: string
}

export interface Statements {
  /** What may stand in front of the first word: "and", "well". */
  readonly joins: ReadonlySet<string>
  /** First words: who or what is told about, or when. */
  readonly starts: ReadonlySet<string>
  /** First words with which it may be about what is to be done, "that is …", and what it then has not in it. */
  readonly points: ReadonlySet<string>
  readonly barsOfPoints: ReadonlySet<string>
  /** First words behind which something has to follow that is told: "when …, they …". */
  readonly conditions: ReadonlySet<string>
  /** Verbs as they stand in statements, and endings of such. */
  readonly finite: ReadonlySet<string>
  /** Of these the ones that are nothing else. */
  readonly certain: ReadonlySet<string>
  /** Behind what is said first the verb stands in front of who does it. */
  readonly isInverted: boolean
  /** Words for persons: somebody of whom it is told begins with one. */
  readonly persons: ReadonlySet<string>
  readonly endings: readonly string[]
  /** What it never has in it: it could order, narrow or deny something; but for some words behind it: "last week". */
  readonly bars: ReadonlySet<string>
  readonly unless: Readonly<Record<string, ReadonlySet<string>>>
  /** What it has not in it beside a name of the project: it may be a wish. */
  readonly barsOfNames: ReadonlySet<string>
  /** What it never has behind another word: "would" behind "I". */
  readonly behind: Readonly<Record<string, ReadonlySet<string>>>
  /** Words, each behind a mark, where it can end and an order begin: "so", "could you". */
  readonly turns: readonly (readonly string[])[]
  /** Small words in front of a name that belong to it: "about the". */
  readonly small: ReadonlySet<string>
  /** Words of the rules that mean nothing in it. */
  readonly plain: ReadonlySet<string>
  /** Words that say how much in front of another, and "as well" behind all: "too loud", and not "too". */
  readonly degrees: ReadonlySet<string>
  /** Words that deny: what has one may take something of an order back. */
  readonly denials: ReadonlySet<string>
  /** Behind these a verb is no order: "to cut", "they cut". */
  readonly frees: ReadonlySet<string>
  /** What an order is done to, and no statement begins behind: "it", and what stands in front of a name then. */
  readonly objects: ReadonlySet<string>
  readonly determiners: ReadonlySet<string>
  /** What a thing is told to get, "gets a", where that asks for it. */
  readonly wants?: { readonly verbs: ReadonlySet<string>; readonly amounts: ReadonlySet<string> }
  /** Verbs of exclamations, which order nothing: "love it". */
  readonly exclaims: ReadonlySet<string>
}

export interface Asides {
  /** The first words; `*` stands for any. */
  readonly openers: readonly (readonly string[])[]
  /** Words that are short for one of an opener: "'s" for "is". */
  readonly short: Readonly<Record<string, string>>
  /** What none of them has in it: it could narrow an order, or deny it. */
  readonly bars: ReadonlySet<string>
  /** "and", "but": one may begin behind them too. */
  readonly joins: ReadonlySet<string>
}

/** Phrases, with a space between their words. */
export interface AnswerWords {
  readonly yes: ReadonlySet<string>
  /** Words that may stand behind a yes. */
  readonly afterYes: ReadonlySet<string>
  readonly no: ReadonlySet<string>
  /** What gives up what waits. */
  readonly drop: ReadonlySet<string>
  /** Of a list: none, all, that which was not taken, and all but. */
  readonly none: ReadonlySet<string>
  readonly all: ReadonlySet<string>
  readonly other: ReadonlySet<string>
  readonly out: ReadonlySet<string>
  /** What may stand in front of an answer, and what does that and tells a correction of what is done. */
  readonly heads: ReadonlySet<string>
  readonly corrects: ReadonlySet<string>
  readonly instead: ReadonlySet<string>
  /** What adds to what is done: "and the host". */
  readonly adds: ReadonlySet<string>
  /** What adds only a thing that is named behind it, and no amount: "now the host". */
  readonly goesOn: ReadonlySet<string>
  /** It proposes what is named behind it, and takes nothing back: "what about the host?". */
  readonly proposes: ReadonlySet<string>
  /** The whole of a message that wants more of what was done, and says not how much: "a bit more". */
  readonly more: ReadonlySet<string>
  /** What it is to be, where it was too much: "go back to"; and how it is told that it was: "it is", "too". */
  readonly setsBack: ReadonlySet<string>
  /** Of these and others the ones that say so alone: "use". */
  readonly tries: ReadonlySet<string>
  readonly itIs: ReadonlySet<string>
  readonly tooMuch: ReadonlySet<string>
  /** A word apart with which something is taken to what was done: "nimm den Gast dazu". */
  readonly joins: ReadonlySet<string>
  /** The whole of a message that takes back what is done: "on second thought, don't". */
  readonly takesBack: ReadonlySet<string>
  /** Which of several steps stay, and which do not. */
  readonly keeps: ReadonlySet<string>
  readonly leaves: ReadonlySet<string>
  /** What brings back a step that was left out. These two may be divided: "leave the second out". */
  readonly putsBack: ReadonlySet<string>
  readonly steps: ReadonlySet<string>
  /** Of their nouns the ones with which they are counted as they are listed. */
  readonly counted: ReadonlySet<string>
  /** Words that tell nothing apart. */
  readonly idle: ReadonlySet<string>
  /** Words in front of a name that was asked for. */
  readonly naming: ReadonlySet<string>
}

export interface Deeds {
  /** With one of these in the message, something that was done may be named. */
  readonly verbs: ReadonlySet<string>
  /** Words that its name does not have in it. */
  readonly stops: ReadonlySet<string>
}

export interface Naming {
  /** Behind these a name begins, whatever the verb: "called". */
  readonly words: ReadonlySet<string>
  /** What begins no name behind one of them: "as it was". */
  readonly never?: Readonly<Record<string, ReadonlySet<string>>>
  /** What begins no name anywhere: "for the chorus". */
  readonly inside?: ReadonlySet<string>
  /** Acts of naming; with one of these in the message, a name may also begin behind `joints`. */
  readonly verbs: ReadonlySet<string>
  readonly joints: ReadonlySet<string>
  /** What a project says of itself under a word of its own, set without any act of naming: "set the artist to Anna". */
  readonly fields?: ReadonlySet<string>
  /** Nouns that stand beside a name rather than in it: "call the ad label Break". */
  readonly kinds?: ReadonlySet<string>
  /** Verbs behind which the name of a label stands alone, "label squeak at 0:14", and what may stand in front of them. */
  readonly labelling?: ReadonlySet<string>
  readonly asks?: ReadonlySet<string>
  /** What stands in front of such a noun where something new is meant: "a label". */
  readonly articles?: ReadonlySet<string>
  /** What stands in front of something new at the head of a note: "new label lunch". */
  readonly fresh?: ReadonlySet<string>
  /** Words that rather point at what is to be named than begin its name: "name the music track Bed". */
  readonly pointers?: ReadonlySet<string>
  /** Number words: a name may end before one, where a time can follow. */
  readonly counts?: ReadonlySet<string>
  /** Words behind a length that is counted from something: "10 seconds before". */
  readonly apart?: ReadonlySet<string>
  /** A name may end before one of these. */
  readonly stops: ReadonlySet<string>
  /** In front of a pointer these say where, and end a name: "called notes below the host". */
  readonly places?: ReadonlySet<string>
  /** Behind a comma these tell something, and belong to no name: "…, since that's what they know". */
  readonly tells?: ReadonlySet<string>
  /** What no name has in it unless it is quoted: it would swallow an exception, a condition, a courtesy. */
  readonly barriers: ReadonlySet<string>
  /** Of these the ones behind which another order may begin. */
  readonly breaks: ReadonlySet<string>
}
