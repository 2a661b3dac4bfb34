import type { Coder, CoderSettings } from '../coder.ts'
import { flacBlockFrames } from './flacFrames.ts'
import { type LibFlac, loadLibFlac } from './loadLibFlac.ts'
import { renumberFrame } from './renumberFrame.ts'

/** libFLAC's own default: more takes longer for less than a hundredth. */
const compressionLevel = 5

let library: LibFlac | null = null

/** Gives FLAC frames without the file's head; each stretch but the last has to be whole blocks. */
export function createFlacCoder(settings: Extract<CoderSettings, { kind: 'flac' }>): Coder {
  library ??= loadLibFlac()
  const flac = library
  const encoder = flac.FLAC__stream_encoder_new()
  const frames: Uint8Array[] = []
  const hear: LibFlac['hear'] = (bytes, samples) => {
    if (samples > 0) frames.push(renumberFrame(bytes, settings.firstBlock))
  }
  flac.FLAC__stream_encoder_set_channels(encoder, settings.channels)
  flac.FLAC__stream_encoder_set_bits_per_sample(encoder, settings.depth)
  flac.FLAC__stream_encoder_set_sample_rate(encoder, settings.sampleRate)
  flac.FLAC__stream_encoder_set_compression_level(encoder, compressionLevel)
  flac.FLAC__stream_encoder_set_blocksize(encoder, flacBlockFrames)
  const expect = (holds: boolean): void => {
    if (!holds) throw new Error(`libFLAC failed in state ${flac.FLAC__stream_encoder_get_state(encoder)}`)
  }
  flac.hear = hear
  expect(flac.FLAC__stream_encoder_init_stream(encoder, flac.writeCallback, 0, 0, 0, 0) === 0)
  return {
    encode: ([bytes]) => {
      flac.hear = hear
      const count = bytes === undefined ? 0 : bytes.length / (settings.depth / 8)
      const at = flac.malloc(count * 4)
      expect(at !== 0)
      widen(bytes as Uint8Array, settings.depth, new Int32Array(flac.memory.buffer, at, count))
      expect(flac.FLAC__stream_encoder_process_interleaved(encoder, at, count / settings.channels) !== 0)
      flac.free(at)
      return joinBytes(frames.splice(0))
    },
    finish: () => {
      flac.hear = hear
      expect(flac.FLAC__stream_encoder_finish(encoder) !== 0)
      flac.FLAC__stream_encoder_delete(encoder)
      return joinBytes(frames.splice(0))
    },
  }
}

function widen(bytes: Uint8Array, depth: 16 | 24, out: Int32Array): void {
  if (depth === 16) return out.set(new Int16Array(bytes.buffer, bytes.byteOffset, out.length))
  for (let i = 0, at = 0; i < out.length; i++, at += 3) {
    out[i] = (((bytes[at] as number) << 8) | ((bytes[at + 1] as number) << 16) | ((bytes[at + 2] as number) << 24)) >> 8
  }
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
