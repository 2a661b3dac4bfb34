import type { Sort, Tie } from '../meaning/types.ts'
import type { Aspect, Dimension } from '../meaning/valueTypes.ts'

/** How an amount becomes a parameter. A bare number is a `length` where one stands beside it: "5 seconds to 8". */
export type Conversion =
  | 'plain'
  | 'decibels'
  | 'down'
  | 'change'
  | 'milliseconds'
  | 'percent'
  | 'slope'
  | 'side'
  | 'length'

/** A parameter of a tool, and what in a sentence can fill it. */
export interface Slot {
  readonly param: string
  /** Ties of an amount without a name of its own. */
  readonly ties?: readonly Tie[]
  readonly dimensions?: readonly Dimension[]
  /** The names of a setting that is this parameter: "ratio 4". */
  readonly settings?: readonly string[]
  /** The list that a choice is from. */
  readonly choice?: string
  /** Only this one of the list. */
  readonly equals?: string | number
  /** What each of the list stands for, beside what is said in figures: "heavy", "a touch of". */
  readonly presets?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** A title is a text that something is said to be called. */
  readonly content?: 'text' | 'title' | 'file' | 'soundFile' | 'point' | 'track' | 'named' | 'span' | 'part'
  /** Of files only those that end so, or in none of these; with a dot. */
  readonly endings?: readonly string[]
  readonly noEndings?: readonly string[]
  /** The parameter for where a part ends. */
  readonly until?: string
  /** Of a span of tracks the ends that it has: from their own start, from the cursor, to their own end. */
  readonly span?: readonly ['start' | 'cursor', 'cursor' | 'end']
  readonly needed?: true | undefined
  /** Left unsaid it is what is heard there: "label the applause from 1:00 to 1:10". */
  readonly event?: true
  /** The frame is only for sentences with this in them. */
  readonly said?: true
  readonly convert?: Conversion
  /** The parameter for a factor, where that is another one. */
  readonly factor?: string
  /** What lies so long from a place is rather so long a part: "play ten seconds from here" begins here. */
  readonly rather?: 'part'
  /** What the amount is of, where one frame has several: only with that aspect. */
  readonly aspect?: Aspect
}

/** What an act is done to. */
export interface Target {
  /** What the thing itself can be. */
  readonly object: readonly Sort[]
  /** What it can be narrowed to: "on the guest", "in the first minute". */
  readonly place: readonly Sort[]
  /** How the object can be tied. */
  readonly ties?: readonly Tie[]
  /** Nothing is done without it, whatever is selected. */
  readonly needed?: true
  /** Nothing is done without it where something is excepted: "mute, but not the host" is no silence all over. */
  readonly unexcepted?: true
  /** Only where the words say the sort: "label" in "the intro label". */
  readonly said?: true
  /** "it" says nothing more than the verb: "paste it". */
  readonly ignored?: true
  /** Said with no word that ties it, it has both its ends: a label "before the outro" is over nothing up to there. */
  readonly bounded?: true
  /** Only all that there is of a sort. */
  readonly whole?: true
  /** It is done to all of them anyway: "the track" of several needs no question which. */
  readonly allAnyway?: true
  /** "this" with nothing selected is the recording: "get this ready for ACX". */
  readonly thisWhole?: true
  /** Said only for what it is: nothing of it is looked up, and there need be none: "import the labels of take.txt". */
  readonly onlyNamed?: true
  /** Things that are said stand for themselves here, not for their part: "the outro label"; or so without a tie. */
  readonly unsaid?: true | 'bare'
  /** Only two or more, said one by one or as so many. */
  readonly several?: true
  /** Only what is selected. */
  readonly selected?: true
  /** Only what lies between two things: "close the gap between A and B". */
  readonly gap?: true
  /** Said of nothing, it is done to what the step before it was done to: "denoise the guest and normalize". */
  readonly goesOn?: true
  /** Only all pauses, or those of a length: a single one is a part like any other. False: only those picked singly. */
  readonly uncounted?: boolean
  /** Only for all of a sort, one by one: "each track". */
  readonly each?: true
  /** Only a track in a part of it: "kill the drums in verse 2". */
  readonly inPart?: true
}

/** What a sentence says to a tool. A tool's literal has one for each way that it can be asked for. */
export interface ToolFrame {
  /** The families of acts that it carries out. */
  readonly acts: readonly string[]
  readonly target?: Target
  readonly slots?: readonly Slot[]
  /** One of these aspects has to be named, or said by a comparative. */
  readonly aspects?: readonly Aspect[]
  /** Without an aspect it still can be meant, where its values fit. */
  readonly aspectOptional?: true
  readonly options?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** A step that follows of itself, with the points of this one: a copy is pasted. */
  readonly follower?: string
  /** Only with this option said. */
  readonly needsOption?: string
  /** Its places are done as one, from the first to the last of them. */
  readonly together?: true
  /** It is done to one piece: a file has no holes, and no second file has its name. */
  readonly onePiece?: true
  /** Further tools for the same target. */
  readonly also?: readonly string[]
  /** What it does to its target, for what stands beside it: "keep" next to a removal is an exception. */
  readonly effect?: 'removes' | 'keeps'
  /** What it takes away leaves its time: a part that was said for it can be meant again behind it. */
  readonly leavesTime?: true
  /** The tool that does the same to what is left over: to keep all but X is to remove X. */
  readonly complement?: string
  /** It is done to all others of their sort; or only where these alone are to stay, or the rest is to go. */
  readonly others?: 'always' | 'if alone'
  /** Of several parts that it keeps, the tool for what lies between them. */
  readonly inner?: string
  /** Its target goes as far as its point then. */
  readonly extends?: true
  /** The tool for the same words where nothing was undone: "bring it back". */
  readonly elseTool?: string
  /** What it puts in moves all that lies behind: of several times the last comes first. */
  readonly shifts?: true
  /** What it is done to becomes longer or shorter, and all behind it moves: of several places the last comes first. */
  readonly resizes?: true
  /** It goes to the first or last place among the tracks. */
  readonly toEnd?: 'first' | 'last'
  /** It goes next to the track that is said with it, by its own tool or by that which moves the other way. */
  readonly nextTo?: 'above' | 'below'
  /** The tool that moves what it has made, one place at a time, to beside the track that is said with it. */
  readonly moves?: string
  /** Two things take each other's places; the tool that moves the other way. */
  readonly exchanges?: string
  /** It takes the place of what is there, so that the tracks have to be known. */
  readonly replaces?: true
  /** A length that it has is counted from this edge of its target. */
  readonly edge?: 'start' | 'end'
  /** It divides its target: into so many, or every so often. */
  readonly divides?: 'inside' | 'from the start'
  /** Only for verbs that go this way, or neither: "turn up" asks for no less. */
  readonly way?: -1 | 1
  /** It makes a sound: without a verb "the noise" is one that is there, and none that is to be made. */
  readonly makes?: true
  /** What it makes may be heard there already: without a verb nobody asks for it, unless its kind or length is said. */
  readonly mayBeHeard?: true
  /** What it makes may be there already: behind a removal a noun alone may name one that is to go, too. */
  readonly mayBeThere?: true
  /** May stand without a verb: "music -6 dB". */
  readonly bare?: true
  /** It lies at a point or over a range, never both: "a label from 5:10 to 5:20 and one at 11:40" is two. */
  readonly pointOrRange?: true
  /** Its point is where the thing is to end, not where it begins. */
  readonly byEnd?: true
  /** What its words say with no word of their own: "as loud as the host" is 0 dB louder. */
  readonly implies?: Readonly<Record<string, unknown>>
  /** What holds besides, where its pauses are of a length that was said. */
  readonly ofLength?: Readonly<Record<string, unknown>>
  /** It only picks what the next order may be about: "take the intro and reverse it". */
  readonly picks?: true
  /** Alone behind other orders it takes them back: "delete the intro. Stop!" */
  readonly halts?: true
  /** It ends by itself where the part ends that is named: "play the intro and stop" is no stop of its own. */
  readonly plays?: true
  /** Values of one entry of a list, each said by itself: "4 dB at 200 Hz" is a band of an equalizer. */
  readonly entry?: { readonly param: string; readonly of: Readonly<Record<string, string>> }
  readonly cost?: number
}

/** A frame with the tool that it is of. */
export interface Frame extends ToolFrame {
  readonly tool: string
}
