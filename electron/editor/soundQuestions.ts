import type { MonoCount } from '../../shared/schemas/edits/monoCount.ts'

/** A question about the sound whose answer has places. Levels are those with the tracks' gain and pan. */
export type Asked =
  /** Where the recordings were cut off at full scale, and where the mix goes over it. */
  | { readonly kind: 'clipping' }
  /** Where the mix is over a ceiling, dBFS; `true-peak`: between its samples, too. */
  | { readonly kind: 'overs'; readonly of: 'true-peak' | 'sample-peak'; readonly ceilingDb: number }
  /** Tones of the mains, track by track. */
  | { readonly kind: 'hum' }
  /** The loudest or quietest seconds of what is heard, the most extreme first. */
  | { readonly kind: 'extremes'; readonly which: 'loudest' | 'quietest'; readonly most: number }
  /** The noise of the room between what is said, track by track. */
  | { readonly kind: 'noise' }
  /** How loud each track is by itself. */
  | { readonly kind: 'balance' }
  /** How far each track but the first is behind it, where both recorded the same. */
  | { readonly kind: 'sync' }
  /** Where a cut of that range lands so that its join is not heard. */
  | { readonly kind: 'cut' }

/** A stretch in seconds, and how often something was found in it. */
export interface FoundPlace {
  readonly start: number
  readonly end: number
  readonly count: number
}

export type SoundAnswer =
  | {
      readonly kind: 'clipping'
      readonly clipped: readonly (FoundPlace & { readonly trackId: string })[]
      readonly overs: readonly FoundPlace[]
      /** The largest sample of the mix, dBFS. */
      readonly peakDb: number
    }
  /** In time. */
  | { readonly kind: 'overs'; readonly places: readonly FoundPlace[] }
  | {
      readonly kind: 'hum'
      /** Tracks that sound. */
      readonly found: readonly {
        readonly trackId: string
        /** Null where there is none. */
        readonly hz: 50 | 60 | null
        /** RMS of its tones, dBFS. */
        readonly levelDb: number
        readonly tones: readonly number[]
        /** How far the strongest tone stands out of what is beside it. */
        readonly aboveDb: number
      }[]
    }
  | {
      readonly kind: 'extremes'
      readonly which: 'loudest' | 'quietest'
      readonly places: readonly { readonly start: number; readonly end: number; readonly lufs: number }[]
    }
  | {
      readonly kind: 'noise'
      /** Tracks that have a half second without digital silence. */
      readonly found: readonly {
        readonly trackId: string
        /** The quietest half second. */
        readonly start: number
        readonly end: number
        /** RMS there, and what a tenth of all that sounds is above; dBFS. */
        readonly floorDb: number
        readonly loudDb: number
      }[]
    }
  | {
      readonly kind: 'sync'
      readonly reference: string
      readonly found: readonly {
        readonly trackId: string
        /** Null where it is not alike. */
        readonly alignment: {
          /** Seconds that it comes later at the start of the range; negative: earlier. */
          readonly offset: number
          /** How much slower it runs, parts of a million. */
          readonly driftPpm: number
          /** Median distance of the places that were compared, seconds, and how many agree. */
          readonly spread: number
          readonly places: number
        } | null
      }[]
    }
  /** The range itself where joins are exact, or nothing is gained. */
  | { readonly kind: 'cut'; readonly start: number; readonly end: number }
  | {
      readonly kind: 'balance'
      readonly found: readonly { readonly trackId: string; readonly lufs: number }[]
      /** How mono tracks count; null where there is none. */
      readonly mono: MonoCount | null
    }
