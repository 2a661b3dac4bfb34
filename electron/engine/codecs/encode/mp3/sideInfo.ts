import type { Mp3Header } from './mp3Header.ts'

/** What stands between a frame's header and its sound (ISO 11172-3, 2.4.1.7; 13818-3, 2.4.1.7), as far as it ties frames to each other. */
export interface SideInfo {
  /** Bytes of sound that lie in front of this frame, in the bodies of those before it. */
  readonly borrowed: number
  /** The shapes of its windows, which have to go on from frame to frame. */
  readonly windows: string
  /** Where its own bytes of sound begin. */
  readonly bodyAt: number
}

const headerBytes = 4

export function readSideInfo(frame: Uint8Array, { version, channels }: Mp3Header): SideInfo {
  const isMpeg1 = version === 1
  const sideBytes = isMpeg1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17
  const granules = isMpeg1 ? 2 : 1
  const beforeGranules = isMpeg1 ? (channels === 1 ? 18 : 20) : channels === 1 ? 9 : 10
  const granuleBits = isMpeg1 ? 59 : 63
  const switchAt = isMpeg1 ? 33 : 38
  const start = headerBytes * 8
  let windows = ''
  for (let part = 0; part < granules * channels; part++) {
    const at = start + beforeGranules + part * granuleBits + switchAt
    windows += readBits(frame, at, 1) === 0 ? '0' : `${readBits(frame, at + 1, 3)}`
  }
  return { borrowed: readBits(frame, start, isMpeg1 ? 9 : 8), windows, bodyAt: headerBytes + sideBytes }
}

function readBits(bytes: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let bit = at; bit < at + count; bit++) value = value * 2 + (((bytes[bit >> 3] as number) >> (7 - (bit & 7))) & 1)
  return value
}
