import { ok, type Result } from '../../../shared/result.ts'
import { type Block, maxBlockFrames } from '../blocks/blockStore.ts'
import { decodeSamples } from '../blocks/sampleFormat.ts'
import type { AudioSource } from '../blocks/audioSource.ts'
import { createRateConverter } from './createRateConverter.ts'

/**
 * The same sound at another rate, as blocks of floats; a source that has the rate is given back as it is. The length is
 * that of the source times the ratio, rounded to the nearest frame. `pause` is called within a block too, as one takes
 * a tenth of a second. Closing it closes the source.
 */
export async function resampleSource(
  source: AudioSource,
  sampleRate: number,
  pause: () => Promise<void>,
): Promise<AudioSource> {
  if (source.sampleRate === sampleRate) return source
  const { channels } = source
  const converter = createRateConverter(channels, source.sampleRate, sampleRate)
  const ready = createShelf(channels)
  let framesIn = 0
  let framesOut = 0
  let isAtEnd = false

  const convert = async (samples: Float32Array): Promise<void> => {
    for (let at = 0; at < samples.length; at += converter.mostFrames * channels) {
      ready.put(converter.convert(samples.subarray(at, at + converter.mostFrames * channels)))
      await pause()
    }
  }
  /** What the filter still holds comes out when silence goes in. */
  const drain = async (wanted: number): Promise<void> => {
    const silence = new Float32Array(Math.min(converter.mostFrames, 4096) * channels)
    while (framesOut + ready.frames() < wanted) await convert(silence)
    ready.cut(wanted - framesOut)
  }

  return {
    sampleRate,
    channels,
    fraction: () => source.fraction(),
    next: async (): Promise<Result<Block | null>> => {
      while (!isAtEnd && ready.frames() < maxBlockFrames) {
        const block = await source.next()
        if (!block.ok) return block
        if (block.value === null) {
          isAtEnd = true
          await drain(Math.round((framesIn * sampleRate) / source.sampleRate))
        } else {
          framesIn += block.value.frames
          await convert(toFloats(block.value))
        }
      }
      const block = ready.take(maxBlockFrames)
      framesOut += block?.frames ?? 0
      return ok(block)
    },
    notes: () => [...source.notes(), { kind: 'converted', from: source.sampleRate, to: sampleRate }],
    close: () => source.close(),
  }
}

function toFloats(block: Block): Float32Array {
  const samples = new Float32Array(block.frames * block.channels)
  decodeSamples(
    { ...block, channels: 1, channel: 0, from: 0, direction: 'forward', gain: 1 },
    samples.length,
    samples,
    0,
  )
  return samples
}

interface Shelf {
  frames(): number
  put(samples: Float32Array): void
  /** Throws away what is behind the first `frames`. */
  cut(frames: number): void
  take(most: number): Block | null
}

/** Converted sound that waits for its block. */
function createShelf(channels: 1 | 2): Shelf {
  let parts: Float32Array[] = []
  let count = 0
  const first = (samples: number): Float32Array => {
    const joined = new Float32Array(samples)
    let filled = 0
    while (filled < samples) {
      const part = parts.shift() as Float32Array
      const fits = part.subarray(0, samples - filled)
      joined.set(fits, filled)
      filled += fits.length
      if (fits.length < part.length) parts.unshift(part.subarray(fits.length))
    }
    count -= samples
    return joined
  }
  return {
    frames: () => count / channels,
    put(samples) {
      parts.push(samples)
      count += samples.length
    },
    cut(frames) {
      const kept = first(frames * channels)
      parts = [kept]
      count = kept.length
    },
    take(most) {
      const frames = Math.min(most, count / channels)
      if (frames === 0) return null
      const samples = first(frames * channels)
      return { format: 'f32', channels, frames, bytes: new Uint8Array(samples.buffer) }
    },
  }
}
