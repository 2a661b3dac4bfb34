/** Sound as it goes through an effect. */
export interface SoundFormat {
  readonly sampleRate: number
  readonly channels: number
}

/**
 * An effect at work: sound goes through it block by block. Floats, full scale 1.0, one array a channel, all equally
 * long. What comes out may lag behind, and may be longer or shorter than what went in, but its first frame belongs to
 * the first frame that went in: a processor takes its own latency off. NaN never comes out where none went in.
 */
export interface Processor {
  /**
   * What comes back is to be used before the next call. The arrays that go in may be changed and given back, and belong
   * to the caller again afterwards.
   */
  process(input: readonly Float32Array[]): readonly Float32Array[]
  /** What is still inside. Called once. */
  finish(): readonly Float32Array[]
}

/** Makes a processor. Parameters are plain values (numbers, words, typed arrays): they are sent to another thread. */
export interface Effect<Params> {
  /**
   * `separate`: channels know nothing of each other, and are rendered side by side. `linked`: they go through one
   * processor, because they have to or because it is quicker.
   */
  readonly channels: 'separate' | 'linked'
  readonly create: (params: Params, format: SoundFormat) => Processor | Promise<Processor>
}

export function defineEffect<Params>(effect: Effect<Params>): Effect<Params> {
  return effect
}

/** Gives back what it is given: what was mixed on the way in is kept as it is. */
export const plain = defineEffect<Record<string, never>>({
  channels: 'linked',
  create: () => ({ process: (input) => input, finish: () => [] }),
})
