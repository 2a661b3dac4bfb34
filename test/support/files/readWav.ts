import { readFileSync } from 'node:fs'

export interface HeardWav {
  readonly sampleRate: number
  readonly channels: number
  readonly bits: number
  readonly frames: number
  /** Length in seconds. */
  readonly duration: number
  /** Largest absolute sample, 1 is full scale. */
  readonly peak: number
  /** Samples of one channel, 1 is full scale. */
  channel(index: number): Float32Array
}

/** Reads a 16-bit WAV file without any of the app's own code, to check what the app has written. */
export function readWav(file: string): HeardWav {
  const bytes = readFileSync(file)
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error(`${file} is not a WAV file`)
  if (bytes.readUInt32LE(4) + 8 !== bytes.length)
    throw new Error(`${file} says that it has ${bytes.readUInt32LE(4) + 8} bytes, and has ${bytes.length}`)
  const format = findChunk(bytes, 'fmt ')
  const data = findChunk(bytes, 'data')
  const [tag, channels, sampleRate, bits] = [
    format.readUInt16LE(0),
    format.readUInt16LE(2),
    format.readUInt32LE(4),
    format.readUInt16LE(14),
  ]
  if (tag !== 1 || bits !== 16) throw new Error(`${file} is not 16-bit PCM`)
  const samples = new Int16Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length))
  const frames = samples.length / channels
  return {
    sampleRate,
    channels,
    bits,
    frames,
    duration: frames / sampleRate,
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768,
    channel: (index) =>
      Float32Array.from({ length: frames }, (_, frame) => (samples[frame * channels + index] ?? 0) / 32_768),
  }
}

function findChunk(bytes: Buffer, id: string): Buffer {
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4)
    if (bytes.toString('latin1', at, at + 4) === id) {
      if (at + 8 + size > bytes.length) throw new Error(`the chunk ${id} is cut off`)
      return bytes.subarray(at + 8, at + 8 + size)
    }
    at += 8 + size + (size % 2)
  }
  throw new Error(`there is no chunk ${id}`)
}
