/** What the four bytes before every frame of MPEG audio, layer III, say (ISO 11172-3, 2.4.1.3; ISO 13818-3). */
export interface FrameHeader {
  readonly version: 1 | 2 | 2.5
  readonly sampleRate: number
  readonly channels: 1 | 2
  /** The whole frame, with its header. */
  readonly bytes: number
  readonly samples: 576 | 1152
  /** Where the sound's own bytes begin, behind header, checksum and side information. */
  readonly sideEnd: number
}

const mpeg1 = {
  version: 1,
  rates: [44_100, 48_000, 32_000],
  kilobits: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  samples: 1152,
  sideBytes: { mono: 17, stereo: 32 },
} as const
const mpeg2 = {
  version: 2,
  rates: [22_050, 24_000, 16_000],
  kilobits: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  samples: 576,
  sideBytes: { mono: 9, stereo: 17 },
} as const
const mpeg25 = { ...mpeg2, version: 2.5, rates: [11_025, 12_000, 8000] } as const

/** By the two bits of a header that name it. */
const versions = [mpeg25, null, mpeg2, mpeg1] as const

/** Rates that the format knows. */
export const mp3Rates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const

/** Frames of sound in one frame of the file. */
export const mp3FrameLength = (sampleRate: number): 576 | 1152 => (sampleRate >= 32_000 ? 1152 : 576)

export const longestFrame = 1441

/** The header at `at`; null where there is none, or one of a free bit rate. */
export function readFrameHeader(bytes: Uint8Array, at: number): FrameHeader | null {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || ((bytes[at + 1] as number) & 0xe6) !== 0xe2) return null
  const second = bytes[at + 1] as number
  const third = bytes[at + 2] as number
  const version = versions[(second >> 3) & 3] ?? null
  if (version === null) return null
  const kilobits = version.kilobits[third >> 4] ?? 0
  const sampleRate = version.rates[(third >> 2) & 3]
  if (kilobits === 0 || sampleRate === undefined) return null
  const channels = (bytes[at + 3] as number) >> 6 === 3 ? 1 : 2
  const checksumBytes = (second & 1) === 0 ? 2 : 0
  return {
    version: version.version,
    sampleRate,
    channels,
    bytes: Math.floor((version.samples * 125 * kilobits) / sampleRate) + ((third >> 1) & 1),
    samples: version.samples,
    sideEnd: 4 + checksumBytes + version.sideBytes[channels === 1 ? 'mono' : 'stereo'],
  }
}

/** A header without checksum, padding or flags, joint stereo for two channels. */
export function codeFrameHeader(sampleRate: number, channels: 1 | 2, kbps: number): Uint8Array {
  const code = versions.findIndex((one) => one?.rates.some((rate) => rate === sampleRate))
  const version = versions[code] ?? mpeg1
  const rateCode = version.rates.findIndex((rate) => rate === sampleRate)
  const bitCode = version.kilobits.findIndex((kilobits) => kilobits === kbps)
  return Uint8Array.of(0xff, 0xe3 | (code << 3), (bitCode << 4) | (rateCode << 2), channels === 1 ? 0xc0 : 0x40)
}

/** Whether frames can stand in one stream: only bit rate and the kind of stereo change on the way. */
export function areAlike(one: FrameHeader, other: FrameHeader): boolean {
  return one.sampleRate === other.sampleRate && one.channels === other.channels && one.samples === other.samples
}
