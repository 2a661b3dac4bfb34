/** What the four bytes before every frame of MPEG audio, layer III, say (ISO 11172-3, 2.4.1.3; ISO 13818-3). */
export interface FrameHeader {
  readonly sampleRate: number
  readonly channels: 1 | 2
  /** The whole frame, with its header. */
  readonly bytes: number
  readonly samples: 576 | 1152
  /** Where the sound's own bytes begin, behind header and side information. */
  readonly sideEnd: number
}

const rates = { 3: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000], 0: [11_025, 12_000, 8000] } as const
const kilobits1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] as const
const kilobits2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160] as const

export const longestFrame = 1441

/** The header at `at`; null where there is none, or one of a free bit rate. */
export function readFrameHeader(bytes: Uint8Array, at: number): FrameHeader | null {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || ((bytes[at + 1] as number) & 0xe6) !== 0xe2) return null
  const second = bytes[at + 1] as number
  const third = bytes[at + 2] as number
  const version = (second >> 3) & 3
  const bitCode = third >> 4
  const rateCode = (third >> 2) & 3
  if (version === 1 || bitCode === 15 || bitCode === 0 || rateCode === 3) return null
  const isFirst = version === 3
  const sampleRate = rates[version as 0 | 2 | 3][rateCode] as number
  const kilobits = (isFirst ? kilobits1 : kilobits2)[bitCode] as number
  const channels = (bytes[at + 3] as number) >> 6 === 3 ? 1 : 2
  const size = Math.floor(((isFirst ? 144_000 : 72_000) * kilobits) / sampleRate) + ((third >> 1) & 1)
  const side = isFirst ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17
  return {
    sampleRate,
    channels,
    bytes: size,
    samples: isFirst ? 1152 : 576,
    sideEnd: 4 + ((second & 1) === 0 ? 2 : 0) + side,
  }
}

/** Whether frames can stand in one stream: only bit rate and the kind of stereo change on the way. */
export function areAlike(one: FrameHeader, other: FrameHeader): boolean {
  return one.sampleRate === other.sampleRate && one.channels === other.channels && one.samples === other.samples
}
