import type { Argument, Group, Tie } from './types.ts'
import type { Aspect } from './valueTypes.ts'

/** What the words of a sentence do in it, in no language: verbs, their senses, marks of the kind of speech, joints. */

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund'

/** One thing that a verb can mean. */
export interface Sense {
  /** The family of acts: "remove", "gain". */
  readonly act: string
  /** The particle that must stand with it. */
  readonly particle: string | null
  /** It means this only with something tied so: "trim 3 seconds from the start". */
  readonly tie: Tie | null
  readonly direction: -1 | 0 | 1
  /** What the verb itself says: "halve" brings a value, "bounce" a kind of thing. */
  readonly brings: readonly Argument[]
  /** Only of one of these aspects: "double the volume" makes louder, "double the chorus" does not. */
  readonly of?: readonly Aspect[]
  /** Only behind what it is about: "sponsor out". */
  readonly behind?: true
  /** Only of what is meant alone: "I need only the intro". */
  readonly only?: true
  /** A particle alone, behind an order whose verb means this with it: "fade the start in and the end out". */
  readonly shares?: true
  /** Only where it is asked for: "could the intro go". */
  readonly asked?: true
  /** The verb says nothing by itself: a noun of an effect must stand with it. */
  readonly light: boolean
  /** It leaves what is there: "leave the noise" makes none, "leave a gap" does. */
  readonly leaves?: true
}

export interface Verb {
  readonly kind: 'verb'
  readonly forms: readonly VerbForm[]
  readonly senses: readonly Sense[]
  /** Right behind a thing it tells what that has: "both sides have rumble". */
  readonly owns?: true
}

/** A noun that names an act, with what stands in it: "a 3 second fade in". */
export interface Effect {
  readonly kind: 'effect'
  readonly act: string
  readonly brings: readonly Argument[]
  /** "a bit of compression": it is asked for by itself. */
  readonly dosed?: true
  /** "the noise": it may be one that is there already. */
  readonly definite?: true
}

export interface Scope {
  readonly kind: 'scope'
  readonly how: 'except' | 'only' | 'spare'
  readonly group: Group
  /** By an order of its own, "leave the intro as it is", which can stand alone. */
  readonly ordered?: true
}

export type Speech =
  | 'request'
  | 'question'
  | 'report'
  | 'statement'
  | 'condition'
  | 'hypothesis'
  | 'negated'
  | 'retraction'
  | 'repair'
  | 'courtesy'
  | 'fragment'

/** A word that tells the kind of speech, or stands for nothing by itself. */
export interface Marker {
  readonly kind: 'marker'
  /** It denies an order that it stands in front of with nothing between: "no delete it". */
  readonly denies?: true
  /** It tells why: with a noun alone, "because of the noise", or only with a verb, "since it sounds better". */
  readonly why?: 'noun' | 'verb'
  /** What stands behind it is told by the way of something that was named: ", which is old". */
  readonly adds?: true
  /** It tells what is to come of an order, and with a time how it is to be done: "so that it's gone by 0:40". */
  readonly aims?: true
  /** It is somebody else who wants what stands behind it, or it was decided at another time. */
  readonly others?: true
  /** It asks for what stands behind it, and no question mark makes a question of that: "please … ?". */
  readonly entreats?: true
  /** What stands behind it is said by somebody: "she said: …". */
  readonly quotes?: true
  /** It ties what stands behind it, and means nothing only in front of a verb: "to". */
  readonly ties?: true
  /** It means this only beside a word of wishing, "gladly", or beside a modal. */
  readonly beside?: 'wish' | 'modal'
  /** "gladly": what stands beside it is wished for. */
  readonly wishes?: true
  /** It is one more of what was done, and alone it says not what: "another one". */
  readonly further?: true
  /** Behind it stands what is to be done next: "then". */
  readonly next?: true
  /** What it stands in is to be done before the order in front of it: "…, but normalize it first". */
  readonly first?: true
  /** What it stands in follows from what was told: "könntest du ihn deshalb löschen". */
  readonly follows?: true
  /** It asks for something only where it is told right before why: "weil …, muss das weg". */
  readonly concludes?: true
  /**
   * Right behind it stands what is to be done before the order beside it, or after it: "after muting the guest, …",
   * "once you have muted it, …".
   */
  readonly order?: 'before' | 'after' | 'done'
  /** The verb of what stands behind it comes last: "bevor du alles normalisierst, …". */
  readonly verbLast?: true
  /** It asks only at the head, and with a thing right behind it: "could the host be 3 dB louder". */
  readonly faint?: true
  /** It asks only for so much, or with a "please": "can the host be 3 dB louder"; else whether that can be done. */
  readonly measured?: true
  /** What it is measured by: "is louder than the host". */
  readonly against?: Group
  /** What was told is of something that has no name here. */
  readonly things?: true
  /** It tells what was: "was", "rang". */
  readonly past?: true
  /** An order depends on what stands behind it, whatever is told in front: "if", and not "while". */
  readonly depends?: true
  /** An act that the order is to be done by: "with a compressor". */
  readonly by?: string
  /** An exception begins: where nobody reads it nothing is done. */
  readonly excepts?: true
  readonly marks:
    | 'ask'
    | 'courtesy'
    | 'negation'
    | 'retraction'
    | 'repair'
    | 'condition'
    | 'hypothesis'
    | 'report'
    | 'question'
    | 'auxiliary'
    | 'subject'
    | 'copula'
    | 'predicate'
    | 'modal'
    | 'spare'
    | 'filler'
    | 'again'
    | 'same'
    | 'also'
    | 'reason'
    | 'told'
}

export interface Particle {
  readonly kind: 'particle'
  readonly word: string
}

export interface Option {
  readonly kind: 'option'
  readonly option: string
}

export interface Joint {
  readonly kind: 'joint'
  readonly joint: 'sentence' | 'semicolon' | 'comma' | 'and' | 'but' | 'then' | 'so' | 'question' | 'colon' | 'dash'
}
