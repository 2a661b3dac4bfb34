import type { FrameHeader } from '../../mp3/frameHeader.ts'

/**
 * What stands between a frame's header and its sound (ISO 11172-3, 2.4.1.7; 13818-3, 2.4.1.7), as far as it ties frames
 * to each other.
 */
export interface SideInfo {
  /** Bytes of sound that lie in front of this frame, in the bodies of those before it. */
  readonly borrowed: number
  /** The shapes of its windows, which have to go on from frame to frame. */
  readonly windows: string
  /** Where its own bytes of sound begin. */
  readonly bodyAt: number
}

/** Bits of the side information up to its granules, of each of them, and where in one its windows are told. */
const mpeg1 = { granules: 2, borrowedBits: 9, ahead: { mono: 18, stereo: 20 }, granuleBits: 59, windowsAt: 33 } as const
const mpeg2 = { granules: 1, borrowedBits: 8, ahead: { mono: 9, stereo: 10 }, granuleBits: 63, windowsAt: 38 } as const
const headerBits = 32

/** Of a frame without a checksum, as encoders write it here. */
export function readSideInfo(frame: Uint8Array, { version, channels, sideEnd }: FrameHeader): SideInfo {
  const layout = version === 1 ? mpeg1 : mpeg2
  const granulesAt = headerBits + layout.ahead[channels === 1 ? 'mono' : 'stereo']
  let windows = ''
  for (let granule = 0; granule < layout.granules * channels; granule++) {
    const at = granulesAt + granule * layout.granuleBits + layout.windowsAt
    windows += readBits(frame, at, 1) === 0 ? '0' : `${readBits(frame, at + 1, 3)}`
  }
  return { borrowed: readBits(frame, headerBits, layout.borrowedBits), windows, bodyAt: sideEnd }
}

function readBits(bytes: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let bit = at; bit < at + count; bit++) value = value * 2 + (((bytes[bit >> 3] as number) >> (7 - (bit & 7))) & 1)
  return value
}
