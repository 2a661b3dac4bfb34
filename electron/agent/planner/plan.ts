import type { Act } from '../reader/clause/clause.ts'
import type { Claim } from '../reader/meaning/claim.ts'
import type { Group } from '../reader/meaning/types.ts'
import type { Author } from '../../../shared/schemas/author.ts'
import type { RangeView } from '../../../shared/schemas/projectView.ts'

/**
 * What a planner says of a message: the steps in the order they were asked for, each with its own words. Nothing in it
 * is resolved:
 * times, tracks and names are references that the state preparation looks up in the project as each step will find it.
 */
export interface Plan {
  readonly steps: readonly PlannedStep[]
  /** What the message can mean as well as `steps`: where it comes to something else, the person is asked. */
  readonly rivals?: readonly (readonly PlannedStep[])[]
  /** An answer in words, where the message is a greeting, a question, or something that can't be done. */
  readonly reply: string | null
  /** How `reply` stands: plain talk, or a request that can't be carried out. */
  readonly replyState: 'talk' | 'refused'
  /** What `reply` is where that counts: known of the project or the app, a greeting, or that none is known. */
  readonly replyKind?: 'known' | 'courtesy' | 'unanswered'
  /** Things to say next that can work in the open project, one press each. */
  readonly offers?: readonly string[]
  /** `reply` in short, for where the offers are to be seen beside it. */
  readonly lead?: string
  /** Nothing is ordered, denied or told: something is only named, or what is wrong with a sound. */
  readonly named?: 'thing' | 'flaw'
  /** Said with the approval, and no part of the message that can't be done. */
  readonly notes?: readonly string[]
  /** Questions beside the steps, in the message's words: to be answered before they are done, or behind them. */
  readonly asked?: { readonly before: readonly string[]; readonly behind: readonly string[] }
  /** What was done is to be kept as a recipe of this name: all that stands, or the last request. */
  readonly keep?: { readonly name: string; readonly of: 'all' | 'last' }
  /** A recipe is to be done to many files; null: what was done just now. */
  readonly files?: { readonly recipe: string | null }
}

export interface PlannedStep {
  readonly tool: string
  /** The tool's own arguments as far as the words give them; not its target. */
  readonly args: Readonly<Record<string, unknown>>
  readonly target: Target
  /** The part of the message that this step was read from. */
  readonly words: string
  /** 0 to 1. Under 0.5 the agent asks before it goes on. */
  readonly confidence: number
  /** The model's call that it came from; the offline planner leaves it out, and keeps it where it changes a step. */
  readonly callId?: string
  /** What the words say as a set or a mention, looked up when the step is prepared; `target` counts before it. */
  readonly said?: SaidAct | undefined
  /** Who gave what this step says itself; what is not listed is from the person's words. */
  readonly authors?: Authors
  /** Its times are those of the project before the plan; left out: as the earlier steps leave it. */
  readonly timeline?: 'shown' | undefined
  /** Its edges are those that the person saw or set: they stay to the frame. */
  readonly pinned?: true | undefined
  /** Its range is an edge of this part, which is what "it" means behind it. */
  readonly edgeOf?: RangeView | undefined
  /** What the words, or the model, have for it instead: one press takes it in its place. */
  readonly other?: OtherStep
  /** The model's own idea, which the person's words do not have: what would run by itself is asked about. */
  readonly unsaid?: true
  /** The line of somebody's notes that it stands for; what can't be prepared becomes a label there. */
  readonly note?: NoteRef | undefined
}

export interface NoteRef {
  /** As it was written. */
  readonly text: string
  /** Its words alone, for a label. */
  readonly words: string
  /** On the timeline as it was before the plan. */
  readonly from: number
  readonly to: number | null
  /** `kept`: nobody knows of an order in it; `open`: it is to be asked about. Both are labels. */
  readonly state: 'read' | 'open' | 'kept'
  readonly question: string | null
  readonly answers: readonly { readonly label: string; readonly say: string }[]
}

/** An act as it was said, with what was named before it. */
export interface SaidAct {
  readonly act: Act
  readonly mentions: readonly Group[]
  /** What has to be so for it to be done, with the words that say it. */
  readonly given?: readonly { readonly claim: Claim; readonly words: string }[]
}

export interface OtherStep {
  readonly by: 'words' | 'model'
  readonly step: PlannedStep
  readonly sentence: string
}

export interface Authors {
  /** Of a range, or of the clip or label that stands for one. */
  readonly range?: Author
  readonly tracks?: Author
  readonly time?: Author
  readonly args?: Readonly<Record<string, Author>>
}

/** What the words point at. Everything left out is for the state preparation to infer or to ask for. */
export interface Target {
  readonly range?: RangeRef
  readonly tracks?: readonly TrackRef[]
  /** A clip or label by (part of) its name, number or place; its range and, for a clip, its track. */
  readonly thing?: ThingRef
  /** A point in time, for split, seek, paste and the like; several for "split at 10, 20 and 30". */
  readonly at?: readonly TimeRef[]
}

/** Seconds everywhere. `scope` is the named track if there is one, else the project. */
export type TimeRef =
  | { readonly kind: 'absolute'; readonly seconds: number }
  /** Counted back from the end of the scope: "10 seconds before the end". */
  | { readonly kind: 'fromEnd'; readonly seconds: number }
  | {
      readonly kind: 'anchor'
      readonly anchor: 'start' | 'end' | 'cursor' | 'selectionStart' | 'selectionEnd'
      readonly offset: number
    }
  /** 0 to 1 of the scope: "in the middle" is 0.5. */
  | { readonly kind: 'fraction'; readonly value: number }
  | { readonly kind: 'thing'; readonly thing: ThingRef; readonly edge: 'start' | 'end'; readonly offset: number }

export type RangeRef =
  | { readonly kind: 'between'; readonly from: TimeRef; readonly to: TimeRef }
  /** The first or last so many seconds of the scope, or of a clip or label when the target names one. */
  | { readonly kind: 'first'; readonly seconds: number }
  | { readonly kind: 'last'; readonly seconds: number }
  /** So many seconds from a point on: "the next 5 seconds", "starting at 20 for 4 seconds". Negative: before it. */
  | { readonly kind: 'from'; readonly from: TimeRef; readonly seconds: number }
  /** `seconds` long in all, half of it on each side. */
  | { readonly kind: 'around'; readonly center: TimeRef; readonly seconds: number }
  /** Parts of the scope, 0 to 1: "the second half" is 0.5 to 1. */
  | { readonly kind: 'fraction'; readonly from: number; readonly to: number }
  /** "this", "the selection", "it" with nothing else to point at. */
  | { readonly kind: 'selection' }
  /** "everything", "the whole thing", "the audio": only where the words say so. */
  | { readonly kind: 'whole' }
  /** "the same part", "it again": the range of the step before. */
  | { readonly kind: 'previous' }
  | { readonly kind: 'thing'; readonly thing: ThingRef }
  /**
   * A part was named, but not so that it can be found ("the first few seconds"): to be asked about, whatever is
   * selected.
   */
  | { readonly kind: 'unclear'; readonly words: string }

export type TrackRef =
  | { readonly kind: 'name'; readonly name: string }
  /** From 1; negative counts from the last. */
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'selected' }
  /** All but these. */
  | { readonly kind: 'except'; readonly tracks: readonly TrackRef[] }
  | { readonly kind: 'id'; readonly id: string }

export interface ThingRef {
  readonly what: 'clip' | 'label' | 'either'
  /** As said; matched without regard to case, by whole words first, then in part. */
  readonly name?: string
  /** From 1; negative counts from the last. */
  readonly number?: number
  /** The one under the cursor, or the selected one. */
  readonly here?: 'cursor' | 'selected'
  /** Exactly this one: put in where the person has chosen from a list. Planners leave it out. */
  readonly id?: string
}

/** The kinds of references, of a plan or of the words' own, that are a time of the timeline. */
export const timeKinds: ReadonlySet<unknown> = new Set(['absolute', 'at', 'near'])
