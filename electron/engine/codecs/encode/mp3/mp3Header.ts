/** What the first four bytes of an MPEG audio frame of layer III say (ISO 11172-3, 2.4.1.3, and 13818-3). */
export interface Mp3Header {
  readonly version: 1 | 2 | 2.5
  readonly channels: 1 | 2
  readonly sampleRate: number
  /** Of the whole frame. */
  readonly bytes: number
}

const kbpsOf1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const kbpsOf2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const rates = [44_100, 48_000, 32_000]
const versions = [2.5, null, 2, 1] as const

/** Rates that the format knows. */
export const mp3Rates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const

/** Frames of sound in one frame of the file. */
export const mp3FrameLength = (sampleRate: number): 576 | 1152 => (sampleRate >= 32_000 ? 1152 : 576)

/** Null where no frame begins. */
export function readMp3Header(bytes: Uint8Array, at: number): Mp3Header | null {
  const [first, second, third, fourth] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]
  if (first !== 0xff || second === undefined || third === undefined || fourth === undefined || (second & 0xe6) !== 0xe2)
    return null
  const version = versions[(second >> 3) & 3]
  const kbps = (version === 1 ? kbpsOf1 : kbpsOf2)[third >> 4]
  const base = rates[(third >> 2) & 3]
  if (version === undefined || version === null || kbps === undefined || kbps === 0 || base === undefined) return null
  const sampleRate = version === 1 ? base : version === 2 ? base / 2 : base / 4
  const padding = (third >> 1) & 1
  return {
    version,
    channels: fourth >> 6 === 3 ? 1 : 2,
    sampleRate,
    bytes: Math.floor(((version === 1 ? 144_000 : 72_000) * kbps) / sampleRate) + padding,
  }
}

/** A header without checksum, padding or flags, joint stereo for two channels. */
export function codeMp3Header(sampleRate: number, channels: 1 | 2, kbps: number): number[] {
  const version = sampleRate >= 32_000 ? 1 : sampleRate >= 16_000 ? 2 : 2.5
  const base = version === 1 ? sampleRate : version === 2 ? sampleRate * 2 : sampleRate * 4
  const index = (version === 1 ? kbpsOf1 : kbpsOf2).indexOf(kbps)
  return [
    0xff,
    0xe3 | (versions.indexOf(version) << 3),
    (index << 4) | (rates.indexOf(base) << 2),
    channels === 1 ? 0xc0 : 0x40,
  ]
}
