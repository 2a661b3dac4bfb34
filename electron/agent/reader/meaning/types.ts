import type { AspectWord, Choice, FileName, Setting, Text, Value } from './valueTypes.ts'

/**
 * What can be meant, in no language, with nothing looked up in the project but names. Every union is told apart by
 * `kind` and switched over exhaustively: a meaning that a reader does not know must not be passed over.
 */

/** What a thing is. `part` is a stretch of time, `request` an entry of the history. */
export type Sort = 'track' | 'clip' | 'label' | 'pause' | 'part' | 'request' | 'any'

/**
 * A place on the timeline. What `start`, `end` and `share` count from is the scope: what is named beside it, else all.
 */
export type Point =
  /** `apart`: said as so long before or after another time. */
  | { readonly kind: 'at'; readonly seconds: number; readonly apart?: true }
  | { readonly kind: 'fromEnd'; readonly seconds: number }
  | { readonly kind: 'cursor' | 'selectionStart' | 'selectionEnd'; readonly offset: number }
  | {
      readonly kind: 'edge'
      readonly edge: 'start' | 'end'
      readonly of: Group | null
      readonly offset: number
      readonly own?: true
      /** Of what is acted on; where nothing is named, of what was worked on before. */
      readonly itsOwn?: true
    }
  | { readonly kind: 'share'; readonly share: number; readonly of: Group | null }
  | { readonly kind: 'unclearPoint'; readonly words: string }

/** How long: in seconds, or as a share of the scope. */
export type Length = { readonly seconds: number } | { readonly share: number }

export type Stretch =
  /** `everything`: said so, "everything from 1:00 to 2:00": on every track, whatever is selected. */
  | { readonly kind: 'between'; readonly from: Point; readonly to: Point; readonly everything?: true }
  | { readonly kind: 'first' | 'last' | 'middle'; readonly length: Length }
  /** Without a length: to the end, or from the start, of the scope. `all`: said so, "what comes after 0:30". */
  | {
      readonly kind: 'after' | 'before'
      readonly point: Point
      readonly length: number | null
      readonly all?: true
      readonly everything?: true
    }
  | { readonly kind: 'around'; readonly point: Point; readonly length: number }
  /** Parts of the scope, 0 to 1. */
  | { readonly kind: 'shares'; readonly from: number; readonly to: number }
  | { readonly kind: 'gap'; readonly between: readonly [Group, Group]; readonly everything?: true }
  | { readonly kind: 'whole'; readonly everything?: true }
  | { readonly kind: 'selection' }
  /** So long, but nobody said where: "10 seconds". */
  | { readonly kind: 'loose'; readonly length: number }
  | { readonly kind: 'unclear'; readonly words: string }

/** Which of several. Numbers count from 1, negative ones from the last. */
export type Pick =
  | { readonly kind: 'every'; readonly step: number; readonly from: number }
  | { readonly kind: 'each' }
  | { readonly kind: 'nth'; readonly numbers: readonly number[] }
  | { readonly kind: 'firstFew' | 'lastFew'; readonly count: number }
  /** The one that has as many in front of it as behind. */
  | { readonly kind: 'middle' }
  | { readonly kind: 'longest' | 'shortest'; readonly count: number }
  | { readonly kind: 'longer' | 'shorter'; readonly than: number }
  | { readonly kind: 'lasting'; readonly over: number; readonly under: number }
  /** "the clip", "this label": there must be one, or one that is selected or under the cursor. */
  | { readonly kind: 'the' }
  | { readonly kind: 'selected' }
  /** "the next label", "the previous clip": behind the cursor or in front of it. */
  | { readonly kind: 'beside'; readonly way: -1 | 1 }
  /** "the clip at 1:10". */
  | { readonly kind: 'near'; readonly seconds: number }
  /** Tracks of so many channels; with a number, there have to be as many. */
  | { readonly kind: 'channels'; readonly channels: 1 | 2; readonly count: number | null }
  /** "both voices": tracks with none of these words in their names; with a number, there have to be as many. */
  | {
      readonly kind: 'unlike'
      readonly words: readonly string[]
      readonly count: number | null
      /** "both mics" of two drums: where there are just so many tracks, what they are called does not matter. */
      readonly orAll?: true
    }
  /** "two of the clips", "both": all, if there are so many; else it asks. */
  | { readonly kind: 'count'; readonly count: number }
  /** "a clip", "some label": one, but nobody said which. */
  | { readonly kind: 'some' }

export interface NameCandidate {
  readonly sort: 'track' | 'clip' | 'label'
  readonly id: string
}

/** Things that share a word of their names; `said` tells that a noun of their sort was said too. */
export interface Among {
  readonly things: readonly NameCandidate[]
  readonly said: boolean
  /** There are no others of their sort that have a name. */
  readonly all?: true
}

/**
 * What a word points back to. `that`: what is selected, else what was spoken of, "that bit"; `made`: what a step has
 * made, "the copy"; `source`: what that was made of; `between`: what lies between the last two places; `here`: the last
 * place, else where the cursor is; `self`: what the act itself is done to, "right after itself".
 */
export type Mentioned =
  | 'it'
  | 'them'
  | 'that'
  | 'there'
  | 'here'
  | 'other'
  | 'same'
  | 'made'
  | 'source'
  | 'between'
  | 'self'
  /** What an order means that says no place: what is selected, else the whole recording. */
  | 'open'

/** A set of parts of the recording, tracks or things. */
export type Group =
  | {
      readonly kind: 'part'
      readonly stretch: Stretch
      /** What is heard there, in the words of the person: "the cough from 2:12 to 2:14". */
      readonly event?: string
    }
  | {
      readonly kind: 'sort'
      readonly sort: Sort
      readonly pick: Pick
      readonly on: Group | null
      /** Only those whose names share the word that was said. */
      readonly among?: Among
      readonly entire?: true
      /** What these mark: "the labelled sections". */
      readonly asPart?: true
      /** "The chapters": of points each goes as far as the next one. */
      readonly chapters?: true
    }
  | {
      readonly kind: 'named'
      readonly text: string
      readonly sort: Sort
      readonly candidates: readonly NameCandidate[]
      /** Only what is at that time: "the cough at 1:10". */
      readonly near?: number
      /** All of it, also where a part is selected: "the whole guest track". */
      readonly entire?: true
    }
  /** A name that fits nothing stays in the tree, and asks. */
  | { readonly kind: 'unknown'; readonly words: string; readonly sort: Sort }
  | { readonly kind: 'list'; readonly items: readonly Group[] }
  | { readonly kind: 'either'; readonly items: readonly Group[] }
  /** A contrast need not take anything away: "the intro, not the sponsor". */
  | { readonly kind: 'minus'; readonly from: Group; readonly less: Group; readonly contrast?: true }
  /** A part or thing counted inside another: "the first 10 seconds of take 1". */
  | { readonly kind: 'within'; readonly part: Group; readonly of: Group }
  /**
   * `work`: as a thing of some name, "the song", which may also be one in it; `any`: as it is only said where
   * something is denied, "don't fade anything".
   */
  | { readonly kind: 'all'; readonly sort: Sort; readonly work?: true; readonly any?: true }
  /**
   * Everything that was not acted on or spared before it; `left` is what is still there once something was taken
   * away.
   */
  | { readonly kind: 'rest'; readonly sort: Sort; readonly left?: true; readonly count?: number }
  /** `lasting`: it has to be so long, "those four seconds"; `count`: there have to be so many, "both". */
  | {
      readonly kind: 'mention'
      readonly which: Mentioned
      readonly sort: Sort
      readonly lasting?: number
      readonly count?: number
      /** "all of them": where nothing was spoken of and tracks are taken, every track. */
      readonly every?: true
      /** What begins and ends, so no point in time: "where it ends". */
      readonly long?: true
      /** Or all that are of their kind: "the second" behind "the first and third clip". */
      readonly like?: true
    }
  /** "this", "the selection", where the person points with what is selected. */
  | { readonly kind: 'pointed'; readonly sort: Sort; readonly entire?: true }

/** By which word a part of the sentence is tied to its act, as a meaning: a language maps its prepositions to these. */
export type Tie =
  | 'bare'
  | 'on'
  | 'at'
  | 'to'
  | 'by'
  | 'from'
  | 'into'
  | 'as'
  | 'with'
  | 'over'
  | 'under'
  /** As long as a track is heard: "while the host is talking". */
  | 'while'
  | 'every'
  | 'after'
  | 'before'
  /** A point that something is to end at: "so that it ends at 2:15". */
  | 'ending'
  | 'called'
  /** The name of something that was done: "undo the fade". */
  | 'deed'
  /** What is to be the only one: "only the sermon must stay". */
  | 'alone'
  /** What it is to be like: "as loud as the guest", "to the level of the music". */
  | 'like'
  /** What it is to be so much more than: "3 dB louder than the guest". */
  | 'than'
  /** A part to learn from: "use 10 to 11 as the noise profile". */
  | 'sample'

export type Content =
  | { readonly kind: 'group'; readonly group: Group }
  | { readonly kind: 'point'; readonly point: Point }
  | { readonly kind: 'points'; readonly points: readonly Point[] }
  | Value
  | Setting
  | Choice
  | Text
  | FileName
  | AspectWord

export interface Argument {
  readonly tie: Tie
  readonly content: Content
  /** "3 seconds each": it holds for each of what stands before it. */
  readonly apiece?: true
  /** It is said that something is called so: "named show", and not "as show". */
  readonly title?: true
  /** "from the solo": in it, or from there on. */
  readonly onward?: true
  /** "take the drums from verse 2", "aus der Strophe": it lies there, and need not be taken away. */
  readonly lies?: true
}
