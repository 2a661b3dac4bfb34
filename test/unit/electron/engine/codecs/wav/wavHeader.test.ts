import { describe, expect, it } from 'vitest'
import type { InputFile } from '../../../../../../electron/engine/codecs/files/inputFile.ts'
import { parseWav } from '../../../../../../electron/engine/codecs/wav/parseWav.ts'
import {
  wavDataBytes,
  wavHeader,
  type WavOutputFormat,
} from '../../../../../../electron/engine/codecs/wav/wavHeader.ts'

/** A file of a header and as many zeros as it claims, without having them. */
function claimed(format: WavOutputFormat, frames: number): InputFile {
  const header = wavHeader(format, frames)
  const size = header.length + wavDataBytes(format, frames)
  const read = (at: number, length: number): Uint8Array => {
    const bytes = new Uint8Array(Math.max(0, Math.min(length, size - at)))
    bytes.set(header.subarray(at, at + bytes.length))
    return bytes
  }
  return { name: 'mix.wav', path: 'mix.wav', stamp: '', size, read, close: () => undefined }
}

describe('wavHeader', () => {
  it('is read back as what it says, below and above 4 GB', () => {
    for (const encoding of ['s16', 's24', 'f32'] as const) {
      for (const frames of [1, 1000, 2 ** 31 - 1, 2 ** 32 + 5]) {
        const parsed = parseWav(claimed({ encoding, channels: 2, sampleRate: 48_000 }, frames))
        expect(parsed).toMatchObject({
          ok: true,
          value: { encoding, channels: 2, sampleRate: 48_000, frames, notes: [] },
        })
      }
    }
  })

  it('is 44 bytes for 16-bit stereo, and an RF64 header from the frame on that 32 bits can not count', () => {
    const most = Math.floor((2 ** 32 - 1 - 36) / 4)
    const header = (frames: number): Uint8Array =>
      wavHeader({ encoding: 's16', channels: 2, sampleRate: 44_100 }, frames)
    const magic = (frames: number): string => String.fromCharCode(...header(frames).subarray(0, 4))
    expect(header(most).length).toBe(44)
    expect([magic(most), magic(most + 1)]).toEqual(['RIFF', 'RF64'])
  })
})
