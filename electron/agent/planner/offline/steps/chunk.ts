import type { ThingRef, TimeRef, TrackRef } from '../../plan.ts'
import type { Amount } from '../grammar/amounts.ts'
import type { ClipSet } from '../grammar/clipSets.ts'
import type { Duration } from '../grammar/durations.ts'
import type { ReadRange } from '../grammar/readRange.ts'
import type { Setting } from '../grammar/settings.ts'
import type { SettingName } from '../words/enValues.ts'
import type { VerbMatch } from '../verbs/lexicon.ts'

/** What a stretch of words is. */
export type Meaning =
  /** Phrases that it can be, longest first. */
  | { readonly kind: 'verb'; readonly matches: readonly VerbMatch[] }
  /** A verb's word used as a name of what it does: "a fade out", "the silence". */
  | { readonly kind: 'noun'; readonly matches: readonly VerbMatch[] }
  /** "apply", "add", "make": what is done is said by a noun or an adjective. */
  | { readonly kind: 'generic'; readonly word: string }
  | { readonly kind: 'range'; readonly read: ReadRange }
  | { readonly kind: 'point'; readonly time: TimeRef }
  | { readonly kind: 'time'; readonly duration: Duration }
  | { readonly kind: 'tracks'; readonly tracks: readonly TrackRef[]; readonly sure: boolean }
  | { readonly kind: 'thing'; readonly thing: ThingRef; readonly sure: boolean }
  | { readonly kind: 'amount'; readonly amount: Amount }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'every'; readonly seconds: number }
  | { readonly kind: 'everyThing'; readonly what: 'label' | 'clip' }
  /** "every take", "all the clips on the vocals". */
  | { readonly kind: 'clips'; readonly set: ClipSet }
  | { readonly kind: 'parts'; readonly count: number }
  /** "so that it ends at 70": which end of what is moved comes to the place. */
  | { readonly kind: 'edge'; readonly edge: 'start' | 'end' }
  | { readonly kind: 'afterItself' }
  | { readonly kind: 'whole'; readonly word: string }
  | { readonly kind: 'selection' }
  | { readonly kind: 'pronoun'; readonly word: string }
  /** "in" or "out" with nothing after it. */
  | { readonly kind: 'particle'; readonly word: 'in' | 'out' }
  | { readonly kind: 'samePart' }
  | { readonly kind: 'bothEnds' }
  | { readonly kind: 'rest' }
  | { readonly kind: 'same' }
  | { readonly kind: 'except'; readonly as: 'except' | 'outside' }
  | { readonly kind: 'not' }
  | { readonly kind: 'direction'; readonly way: 'up' | 'down' }
  /** "attack 5 ms": a value that is called by its name. */
  | { readonly kind: 'setting'; readonly setting: Setting }
  /** A part of the sound: "the treble". */
  | { readonly kind: 'tone'; readonly name: SettingName }
  /** "hard left": -100 to 100. */
  | { readonly kind: 'side'; readonly pan: number }
  | { readonly kind: 'called'; readonly name: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'vague' }
  /** Something that sound editors do, or hold, and that no tool here is for. */
  | { readonly kind: 'feature'; readonly feature: string }
  | { readonly kind: 'connector'; readonly strength: 'weak' | 'strong' | 'stop' }
  | { readonly kind: 'correction' }
  | { readonly kind: 'question' }
  | { readonly kind: 'unknown'; readonly text: string }

export type Chunk = Meaning & {
  /** First token, and the one after the last. */
  readonly start: number
  readonly next: number
  /** The preposition before it. */
  readonly prep: string | null
}

export type ChunkOf<Kind extends Meaning['kind']> = Extract<Chunk, { kind: Kind }>
