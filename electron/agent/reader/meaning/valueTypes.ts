export type Dimension =
  | 'gain'
  | 'loudness'
  | 'percent'
  | 'factor'
  | 'duration'
  | 'frequency'
  | 'pitch'
  | 'ratio'
  | 'beats'
  | 'bits'
  | 'bitrate'
  | 'count'
  | 'side'
  | 'slope'
  | 'channels'
  | 'plain'

/** An amount of something. A direction without a number has `amount` null: "louder". */
export interface Value {
  readonly kind: 'value'
  readonly dimension: Dimension
  readonly amount: number | null
  /** Which way, where a word says so: "quieter" is -1. A sign of the number itself is in the amount. */
  readonly direction: -1 | 0 | 1
  /** True where the number had a sign of its own: "+3 dB". */
  readonly signed: boolean
  /** Which thing it is about, where a word says so: "louder" is about the gain, "faster" about the tempo. */
  readonly about: Aspect | null
  /** As much as was said before it: "the same to the left"; `turned`: the other way, "the same to the other side". */
  readonly same?: true
  readonly turned?: true
  /** So much more of what was done before, the same way: "another 1 dB". */
  readonly further?: true
  /** Several of them, for as many things in their order: "left and right". */
  readonly row?: readonly number[]
  /** Written as a time is, "1:30": by itself it is rather that than a length. */
  readonly asClock?: true
}

/** What of the sound is meant: "the pitch", "louder", "the low end". */
export type Aspect =
  | 'gain'
  | 'loudness'
  | 'peak'
  | 'trackGain'
  | 'pan'
  | 'pace'
  | 'tempo'
  | 'speed'
  | 'pitch'
  | 'time'
  | 'length'
  | 'bass'
  | 'mid'
  | 'treble'
  | 'cursor'
  | 'name'
  | 'noise'
  | 'loop'

/** A setting by its own name: "ratio 4:1", "with a decay of 40 %". */
export interface Setting {
  readonly kind: 'setting'
  readonly name: string
  readonly value: Value
}

/** One of a list of words: a format, a curve, a wave form. */
export interface Choice {
  readonly kind: 'choice'
  readonly name: string
  readonly choice: string | number
}

export interface Text {
  readonly kind: 'text'
  readonly text: string
  readonly quoted: boolean
  /** A word that joins two names stands in it: "Q1 and Q2". */
  readonly joins?: true
}

/** "the pitch of", "the low end". */
export interface AspectWord {
  readonly kind: 'aspect'
  readonly aspect: Aspect
}

export interface FileName {
  readonly kind: 'file'
  readonly path: string
  /** By its ending it is audio. */
  readonly sound: boolean
}
