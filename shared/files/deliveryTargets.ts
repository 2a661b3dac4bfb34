/**
 * What others ask of a file that is delivered to them, with where they say so. Data alone: the tool that masters, the
 * check and the documentation are made of it.
 */
export interface DeliveryTarget {
  readonly name: string
  /** Where it is published; null where it is not. */
  readonly source: string | null
  /** LUFS (integrated, ITU-R BS.1770) or RMS in dBFS: what is aimed at, and what is let pass. */
  readonly level: { readonly unit: 'lufs' | 'rms'; readonly aim: number; readonly min: number; readonly max: number }
  /** Nothing may be higher; `aim` leaves room for what an encoder adds. */
  readonly ceiling: { readonly of: 'true-peak' | 'sample-peak'; readonly max: number; readonly aim: number }
  /** RMS of the quietest half second at most, dBFS. */
  readonly floorMax?: number
  /** Quiet seconds at the start and at the end. */
  readonly head?: readonly [least: number, most: number]
  readonly tail?: readonly [least: number, most: number]
  readonly sampleRate?: number
  /** Seconds of one file. */
  readonly longest?: number
}

export const deliveryTargetIds = ['apple_podcasts', 'spotify', 'youtube', 'ebu_r128', 'atsc_a85', 'acx'] as const
export type DeliveryTargetId = (typeof deliveryTargetIds)[number]

export const deliveryTargets: Readonly<Record<DeliveryTargetId, DeliveryTarget>> = {
  apple_podcasts: {
    name: 'Apple Podcasts',
    source: 'https://podcasters.apple.com/support/893-audio-requirements',
    level: { unit: 'lufs', aim: -16, min: -17, max: -15 },
    ceiling: { of: 'true-peak', max: -1, aim: -1 },
  },
  spotify: {
    name: 'Spotify',
    source: 'https://support.spotify.com/artists/article/loudness-normalization/',
    level: { unit: 'lufs', aim: -14, min: -15, max: -13 },
    ceiling: { of: 'true-peak', max: -1, aim: -1 },
  },
  youtube: {
    name: 'YouTube',
    // What it turns louder sound down to, as its "stats for nerds" show.
    source: null,
    level: { unit: 'lufs', aim: -14, min: -15, max: -13 },
    ceiling: { of: 'true-peak', max: -1, aim: -1 },
  },
  ebu_r128: {
    name: 'EBU R 128',
    source: 'https://tech.ebu.ch/publications/r128',
    level: { unit: 'lufs', aim: -23, min: -23.5, max: -22.5 },
    ceiling: { of: 'true-peak', max: -1, aim: -1 },
  },
  atsc_a85: {
    name: 'ATSC A/85',
    source:
      'https://www.atsc.org/atsc-documents/a85-techniques-establishing-maintaining-audio-loudness-digital-television/',
    level: { unit: 'lufs', aim: -24, min: -26, max: -22 },
    ceiling: { of: 'true-peak', max: -2, aim: -2 },
  },
  acx: {
    name: 'ACX',
    source: 'https://help.acx.com/s/article/what-are-the-acx-audio-submission-requirements',
    level: { unit: 'rms', aim: -20, min: -23, max: -18 },
    ceiling: { of: 'sample-peak', max: -3, aim: -3.5 },
    floorMax: -60,
    head: [0.5, 1],
    tail: [1, 5],
    sampleRate: 44_100,
    longest: 120 * 60,
  },
}
