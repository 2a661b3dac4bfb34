import type { Mp3Quality } from '../coder.ts'
import { codeFrameHeader, mp3FrameLength, readFrameHeader } from '../../mp3/frameHeader.ts'

export interface InfoFrame {
  /** What the encoder gave, in order and cut anywhere. */
  hear(encoded: Uint8Array): void
  /** The frame as it is to be written; of the same length at any time. */
  bytes(): Uint8Array
}

/** Frames of silence that LAME puts in front (its ENCDELAY). */
const encoderDelay = 576

/**
 * The first frame of an MP3 file, silent to those that don't know it: how many frames and bytes follow, where to find a
 * time, and how much of the beginning and the end is no sound. Xing's header with LAME's extension
 * (gabriel.mp3-tech.org/mp3infotag.html).
 */
export function createInfoFrame(sound: {
  channels: 1 | 2
  sampleRate: number
  quality: Mp3Quality
  frames: number
}): InfoFrame {
  const { channels, sampleRate, quality } = sound
  const usualKbps = sampleRate >= 32_000 ? 128 : 64
  const header = codeFrameHeader(sampleRate, channels, quality.kind === 'constant' ? quality.kbps : usualKbps)
  const { bytes: length, sideEnd: at } = readFrameHeader(header, 0) ?? { bytes: 0, sideEnd: 0 }
  const sizes = createFrameSizes()
  return {
    hear: (encoded) => sizes.hear(encoded),
    bytes: () => {
      const frame = Buffer.alloc(length)
      frame.set(header)
      frame.write(quality.kind === 'constant' ? 'Info' : 'Xing', at, 'latin1')
      frame.writeUInt32BE(0xf, at + 4)
      frame.writeUInt32BE(sizes.starts.length, at + 8)
      frame.writeUInt32BE(length + sizes.total(), at + 12)
      frame.set(seekTable(sizes.starts, length, length + sizes.total()), at + 16)
      frame.writeUInt32BE(quality.kind === 'constant' ? 50 : Math.round(100 - quality.level * 10), at + 116)
      writeLameTag(frame, at + 120, {
        quality,
        musicBytes: length + sizes.total(),
        padding: paddingOf(sizes.starts.length, sound),
      })
      return frame
    },
  }
}

function paddingOf(mp3Frames: number, { sampleRate, frames }: { sampleRate: number; frames: number }): number {
  return Math.min(4095, Math.max(0, mp3Frames * mp3FrameLength(sampleRate) - encoderDelay - frames))
}

function writeLameTag(
  frame: Buffer,
  at: number,
  { quality, musicBytes, padding }: { quality: Mp3Quality; musicBytes: number; padding: number },
): void {
  frame.write('LAME3.100', at, 'latin1')
  frame[at + 9] = quality.kind === 'constant' ? 1 : 4
  frame[at + 20] = quality.kind === 'constant' ? Math.min(255, quality.kbps) : 0
  frame.writeUIntBE((encoderDelay << 12) | padding, at + 21, 3)
  frame.writeUInt32BE(musicBytes, at + 28)
  frame.writeUInt16BE(crc16Arc(frame.subarray(0, at + 34)), at + 34)
}

/** For each hundredth of the time, its place in the file in 256ths. */
function seekTable(starts: readonly number[], offset: number, total: number): Uint8Array {
  return Uint8Array.from({ length: 100 }, (_, percent) => {
    const start = starts[Math.floor((percent * starts.length) / 100)] ?? 0
    return Math.min(255, Math.floor(((offset + start) * 256) / total))
  })
}

/** Follows the frames through what an encoder gives. */
function createFrameSizes(): { hear(encoded: Uint8Array): void; readonly starts: number[]; total(): number } {
  const starts: number[] = []
  let heard = 0
  let next = 0
  let left: Uint8Array = new Uint8Array(0)
  return {
    starts,
    total: () => heard,
    hear(encoded) {
      const from = heard - left.length
      const bytes = left.length === 0 ? encoded : Buffer.concat([left, encoded])
      heard += encoded.length
      while (next + 4 <= heard) {
        const header = readFrameHeader(bytes, next - from)
        if (header === null) throw new Error(`no MP3 frame at byte ${next} of what was encoded`)
        starts.push(next)
        next += header.bytes
      }
      left = bytes.slice(Math.max(0, Math.min(bytes.length, next - from)))
    },
  }
}

/** CRC-16 with the polynomial 0x8005 from its low end, as LAME checks its tag. */
function crc16Arc(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1
  }
  return crc
}
