import { kernelCode } from './kernelCode.ts'
import { outputAt, stageBytes, stagedBytes, stagedOutput, stagedRowAt, withSeeds } from './scratch.ts'

/** 16-bit frames as they lie in a block, and how they are heard. */
export interface StoredS16 {
  /** These frames and no others, in the order in which they are stored. */
  readonly bytes: Uint8Array
  readonly channels: 1 | 2
  readonly direction: 'forward' | 'backward'
  readonly gain: number
}

/** What is made on the way stays in the processor's cache. */
const partFrames = 1 << 13
/** Behind the frames that are staged; half of the place is enough for each. */
const secondHalf = outputAt + (stagedBytes >> 1)

/**
 * Frames that are heard as they are, or backward, to interleaved 16 bits of one or two channels; a gain does not count.
 * Mono sounds on both channels.
 */
export function copyS16(stored: StoredS16, channels: 1 | 2, out: Uint8Array): void {
  if (stored.channels === channels && stored.direction === 'forward') return out.set(stored.bytes)
  inParts(stored, channels, out, (from, to, count) => {
    const isMono = stored.channels === 1
    const turned = stored.direction === 'forward' ? from : to
    if (stored.direction === 'backward') (isMono ? kernelCode.turnS16 : kernelCode.turnStereoS16)(from, to, count)
    if (stored.channels === channels) return to
    const doubled = turned === from ? to : from
    kernelCode.doubleS16(turned, doubled, count)
    return doubled
  })
}

/**
 * The same times the gain and dithered (see `quantiseS16`), without rows of floats between. For blocks with as many
 * channels as are wanted.
 */
export function gainS16(stored: StoredS16, out: Uint8Array, seeds: Uint32Array): void {
  const run = stored.channels === 1 ? kernelCode.gainS16 : kernelCode.gainStereoS16
  const turn = stored.direction === 'backward' ? 1 : 0
  withSeeds(seeds, (at) =>
    inParts(stored, stored.channels, out, (from, to, count) => {
      run(from, to, count, stored.gain / 32_768, turn, stagedRowAt, at)
      return to
    }),
  )
}

/** The largest magnitude of 16-bit samples as they are stored, full scale 1. */
export function peakS16(bytes: Uint8Array): number {
  let peak = 0
  for (let at = 0; at < bytes.length; at += stagedBytes) {
    const part = bytes.subarray(at, at + stagedBytes)
    peak = Math.max(peak, kernelCode.peakS16(stageBytes(part), part.length >> 1))
  }
  return peak / 32_768
}

/** `run` says where it left its result. */
function inParts(
  { bytes, channels: storedChannels, direction }: StoredS16,
  channels: 1 | 2,
  out: Uint8Array,
  run: (from: number, to: number, count: number) => number,
): void {
  const width = 2 * storedChannels
  const frames = bytes.length / width
  for (let at = 0; at < frames; at += partFrames) {
    const count = Math.min(partFrames, frames - at)
    const first = direction === 'forward' ? at : frames - at - count
    const from = stageBytes(bytes.subarray(first * width, (first + count) * width))
    const made = run(from, secondHalf, count)
    const size = count * channels * 2
    out.set(stagedOutput(made - outputAt + size).subarray(made - outputAt), at * channels * 2)
  }
}
