import type { FrameHeader } from './frameHeader.ts'

/** What encoders write into a first frame that holds no sound (the Xing, Info and LAME headers). */
export interface InfoFrame {
  /** Frames of sound, without this one. */
  readonly frames: number | null
  /** Samples that the encoder put in front of and behind the source's; null when it did not say. */
  readonly gapless: { readonly delay: number; readonly padding: number } | null
}

const hasFrames = 1
const hasBytes = 2
const hasSeekTable = 4
const hasQuality = 8

/** Null when the frame is one of sound. */
export function readInfoFrame(frame: Uint8Array, header: FrameHeader): InfoFrame | null {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength)
  if (text(frame, 36, 4) === 'VBRI' && frame.length >= 54) return { frames: view.getUint32(50), gapless: null }
  // The side information is counted without a checksum, even where there is one.
  const start = [header.sideEnd, header.sideEnd - 2].find((at) => /^(Xing|Info)$/.test(text(frame, at, 4)))
  if (start === undefined || frame.length < start + 8) return null
  const flags = view.getUint32(start + 4)
  let at = start + 8
  let frames: number | null = null
  if ((flags & hasFrames) !== 0) {
    if (at + 4 <= frame.length) frames = view.getUint32(at)
    at += 4
  }
  at +=
    ((flags & hasBytes) === 0 ? 0 : 4) + ((flags & hasSeekTable) === 0 ? 0 : 100) + ((flags & hasQuality) === 0 ? 0 : 4)
  return { frames, gapless: readGapless(frame, at) }
}

/** Samples that the decoder's filter bank lags behind: 528 and one. */
export const decoderDelay = 529

/** Which samples of what is decoded are the source's: from `start` up to `end` (without it). */
export function planFrames(info: InfoFrame | null, samplesPerFrame: number): { start: number; end: number } {
  const gapless = info?.gapless ?? null
  if (gapless === null) return { start: 0, end: Infinity }
  const start = gapless.delay + decoderDelay
  const frames = info?.frames ?? null
  if (frames === null || frames === 0) return { start, end: Infinity }
  const end = frames * samplesPerFrame - gapless.padding + decoderDelay
  return end > start ? { start, end } : { start: 0, end: Infinity }
}

/** Encoder's name (9 bytes) and 12 more, then twice 12 bits. */
function readGapless(frame: Uint8Array, at: number): InfoFrame['gapless'] {
  if (at + 24 > frame.length || !/^(LAME|Lavf|Lavc|GOGO|L3\.9)/.test(text(frame, at, 4))) return null
  const [first = 0, middle = 0, last = 0] = frame.subarray(at + 21, at + 24)
  return { delay: first * 16 + (middle >> 4), padding: (middle & 15) * 256 + last }
}

function text(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
