import { type Block, maxBlockFrames } from '../blocks/blockStore.ts'
import { foldChannels } from './foldChannels.ts'
import { repairFloats } from './repairFloats.ts'

/** Decoded sound that waits for its block to be full. */
export interface BlockGatherer {
  /** Takes frames `from` to `to` of each channel. */
  put(channels: readonly Float32Array[], from: number, to: number): void
  isFull(): boolean
  /** The next block; at the end of the file it is shorter. Null when nothing waits. */
  take(): Block | null
  /** Samples that were no numbers. */
  repaired(): number
}

/** `channels`: as many as the decoder gives; more than two are mixed to stereo. */
export function gatherBlocks(channels: number): BlockGatherer {
  const kept = channels === 1 ? 1 : 2
  const parts: Float32Array[] = []
  let waiting = 0
  let repaired = 0
  return {
    put(planes, from, to) {
      if (to <= from) return
      const samples = channels > 2 ? fold(planes, from, to) : interleave(planes, from, to, kept)
      repaired += repairFloats(samples)
      parts.push(samples)
      waiting += to - from
    },
    isFull: () => waiting >= maxBlockFrames,
    take() {
      if (waiting === 0) return null
      const frames = Math.min(waiting, maxBlockFrames)
      const samples = new Float32Array(frames * kept)
      let filled = 0
      while (filled < samples.length) {
        const part = parts.shift() as Float32Array
        const fits = part.subarray(0, samples.length - filled)
        samples.set(fits, filled)
        filled += fits.length
        if (fits.length < part.length) parts.unshift(part.subarray(fits.length))
      }
      waiting -= frames
      return { format: 'f32', channels: kept, frames, bytes: new Uint8Array(samples.buffer) }
    },
    repaired: () => repaired,
  }
}

function interleave(planes: readonly Float32Array[], from: number, to: number, channels: 1 | 2): Float32Array {
  const left = planes[0] as Float32Array
  if (channels === 1) return left.slice(from, to)
  const right = planes[1] as Float32Array
  const samples = new Float32Array((to - from) * 2)
  for (let i = from, at = 0; i < to; i++) {
    samples[at++] = left[i] as number
    samples[at++] = right[i] as number
  }
  return samples
}

function fold(planes: readonly Float32Array[], from: number, to: number): Float32Array {
  // What is no number would spoil its neighbours in the mix.
  const clean = planes.map((plane) => plane.slice(from, to))
  clean.forEach(repairFloats)
  const count = clean.length
  return foldChannels(count, to - from, (index) => clean[index % count]?.[Math.floor(index / count)] as number)
}
