import { once } from '../../../../../shared/once.ts'
import type { Coder, CoderSettings } from '../coder.ts'
import { flacBlockFrames } from './flacHead.ts'
import { type LibFlac, loadLibFlac } from './loadLibFlac.ts'
import { mostGrowth, renumberFrame } from './renumberFrame.ts'

/**
 * One below libFLAC's own default: a quarter less work for less than a hundredth more bytes, and still fewer than
 * FFmpeg's own default gives.
 */
const compressionLevel = 4

/** Loaded once a thread. */
const libFlac = once(() => loadLibFlac())

/**
 * Gives FLAC frames without the file's head; each stretch but the last has to be whole blocks. They lie in the memory
 * that the sound came in, where it is large enough: it is the encoder's, and new memory costs as much as filling it.
 */
export function createFlacCoder(settings: Extract<CoderSettings, { kind: 'flac' }>, flac = libFlac()): Coder {
  const encoder = flac.FLAC__stream_encoder_new()
  const written = createGrowingBytes()
  const hear: LibFlac['hear'] = (bytes, samples) => {
    if (samples > 0)
      written.add(bytes.length + mostGrowth, (out, at) => renumberFrame(bytes, settings.firstBlock, out, at))
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
      // All of the sound is in the library's memory now.
      written.use(bytes as Uint8Array<ArrayBuffer>)
      expect(flac.FLAC__stream_encoder_process_interleaved(encoder, at, count / settings.channels) !== 0)
      flac.free(at)
      return written.take()
    },
    finish: () => {
      flac.hear = hear
      expect(flac.FLAC__stream_encoder_finish(encoder) !== 0)
      flac.FLAC__stream_encoder_delete(encoder)
      return written.take()
    },
  }
}

function widen(bytes: Uint8Array, depth: 16 | 24, out: Int32Array): void {
  if (depth === 16) return out.set(new Int16Array(bytes.buffer, bytes.byteOffset, out.length))
  for (let i = 0, at = 0; i < out.length; i++, at += 3) {
    out[i] = (((bytes[at] as number) << 8) | ((bytes[at + 1] as number) << 16) | ((bytes[at + 2] as number) << 24)) >> 8
  }
}

/** What comes at the end is one block. */
const firstBytes = 1 << 16

/** Bytes that come in pieces; memory is taken for all of them at once. */
function createGrowingBytes(): {
  /** Memory for what comes next. */
  use(memory: Uint8Array<ArrayBuffer>): void
  add(most: number, write: (out: Uint8Array, at: number) => number): void
  take(): Uint8Array
} {
  let bytes = new Uint8Array(0)
  let filled = 0
  return {
    use: (memory) => {
      if (filled === 0) bytes = memory
    },
    add: (most, write) => {
      if (filled + most > bytes.length) {
        const larger = new Uint8Array(Math.max(firstBytes, 2 * (filled + most)))
        larger.set(bytes.subarray(0, filled))
        bytes = larger
      }
      filled += write(bytes, filled)
    },
    take: () => {
      const taken = bytes.subarray(0, filled)
      bytes = new Uint8Array(0)
      filled = 0
      return taken
    },
  }
}
