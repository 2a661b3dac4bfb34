/** How one stretch of sound is to be coded. */
export type CoderSettings =
  /** Frames of their own, numbered from `firstBlock`; in go interleaved whole numbers, as bytes. */
  | {
      readonly kind: 'flac'
      readonly depth: 16 | 24
      readonly channels: 1 | 2
      readonly sampleRate: number
      readonly firstBlock: number
    }
  /** In go floats, one array a channel. */
  | { readonly kind: 'mp3'; readonly channels: 1 | 2; readonly sampleRate: number; readonly quality: Mp3Quality }
  | {
      readonly kind: 'ogg'
      readonly channels: 1 | 2
      readonly sampleRate: number
      readonly level: number
      readonly serial: number
    }

export type Mp3Quality =
  | { readonly kind: 'constant'; readonly kbps: number }
  | { readonly kind: 'variable'; readonly level: number }

/** One encoder at work. What it gives is its caller's. */
export interface Coder {
  encode(input: readonly (Float32Array | Uint8Array)[]): Uint8Array
  finish(): Uint8Array
}

/** What is asked of an encoder's thread. */
export interface EncodeCalls {
  open(settings: CoderSettings): void
  encode(input: readonly (Float32Array | Uint8Array)[]): Uint8Array
  finish(request: null): Uint8Array
}
