import { type Block, maxBlockFrames } from '../blocks/blockStore.ts'
import { borrowMemory } from './blockMemory.ts'
import { type ChannelChoice, keptChannels } from './channelChoice.ts'
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

/**
 * `channels`: as many as the decoder gives; of more than two they are mixed to stereo, or one is taken. Samples go
 * straight to their place in a block.
 */
export function gatherBlocks(channels: number, choice: ChannelChoice = 'fold'): BlockGatherer {
  const kept = keptChannels(channels, choice)
  const full: Block[] = []
  let samples: Float32Array<ArrayBuffer> = new Float32Array(0)
  let frames = 0
  let repaired = 0

  const finish = (): void => {
    if (frames === 0) return
    const bytes =
      frames === maxBlockFrames
        ? new Uint8Array(samples.buffer)
        : new Uint8Array(samples.slice(0, frames * kept).buffer)
    full.push({ format: 'f32', channels: kept, frames, bytes })
    samples = new Float32Array(0)
    frames = 0
  }
  const pick = (planes: readonly Float32Array[]): readonly Float32Array[] =>
    channels > 2 && choice !== 'fold' ? planes.slice(choice, choice + 1) : planes
  const fill = (planes: readonly Float32Array[], from: number, to: number): void => {
    if (samples.length === 0)
      samples = new Float32Array(borrowMemory(maxBlockFrames * kept * Float32Array.BYTES_PER_ELEMENT))
    const out = samples.subarray(frames * kept, (frames + to - from) * kept)
    if (!interleave(planes, from, out, kept)) repaired += repairFloats(out)
    frames += to - from
    if (frames === maxBlockFrames) finish()
  }
  return {
    put(planes, from, to) {
      const isFolded = channels > 2 && choice === 'fold' && to > from
      const sides = isFolded ? fold(planes, from, to) : pick(planes)
      const shift = isFolded ? from : 0
      for (let at = from; at < to;) {
        const end = Math.min(to, at + maxBlockFrames - frames)
        fill(sides, at - shift, end - shift)
        at = end
      }
    },
    isFull: () => full.length > 0,
    take() {
      if (full.length === 0) finish()
      return full.shift() ?? null
    },
    repaired: () => repaired,
  }

  function fold(planes: readonly Float32Array[], from: number, to: number): Float32Array[] {
    // What is no number would spoil its neighbours in the mix.
    const clean = planes.map((plane) => plane.slice(from, to))
    for (const plane of clean) repaired += repairFloats(plane)
    const mixed = foldChannels(
      clean.length,
      to - from,
      (index) => clean[index % clean.length]?.[Math.floor(index / clean.length)] as number,
    )
    return [0, 1].map((side) => Float32Array.from({ length: to - from }, (_, i) => mixed[i * 2 + side] as number))
  }
}

/** Whether all of them are numbers of a size that sound has, seen by the sum of their squares. */
function interleave(planes: readonly Float32Array[], from: number, out: Float32Array, channels: 1 | 2): boolean {
  const left = planes[0] as Float32Array
  const right = planes[1] as Float32Array
  let energy = 0
  if (channels === 1) {
    for (let i = 0, at = from; i < out.length; i++, at++) {
      const sample = left[at] as number
      out[i] = sample
      energy += sample * sample
    }
  } else {
    for (let i = 0, at = from; i < out.length; i += 2, at++) {
      const one = left[at] as number
      const other = right[at] as number
      out[i] = one
      out[i + 1] = other
      energy += one * one + other * other
    }
  }
  // One that is no number makes it none; a single absurd one is beyond this.
  return energy < 1e24
}
