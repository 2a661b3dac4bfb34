import type { SoundFormat } from '../effects/processor.ts'
import type { FrameRange } from '../measure/quietRuns.ts'
import { createShelf } from '../resample/shelf.ts'

/** A stretch in which an effect turns down, and by how much at most. */
export interface ReducedPlace extends FrameRange {
  readonly db: number
}

export interface ReductionRules {
  /** `samples`: one gain for all frequencies; `level`: only a part of them, and the whole gets so much quieter. */
  readonly tellBy: 'samples' | 'level'
  /** What is given to all of it, dB: it is no reduction. */
  readonly makeupDb: number
}

/** All frequencies are turned down alike, and nothing is made up for. */
export const oneGain: ReductionRules = { tellBy: 'samples', makeupDb: 0 }

/** Less is not heard. */
const leastDb = 0.5
/** Seconds of one window, and between two places that are told as one. */
const [windowFor, joining] = [0.01, 0.3]
/** Quieter samples tell no gain. */
const soundless = 1e-5

/** Hears the same sound as it goes in and as it comes out, which may lag behind, and tells where it got quieter. */
export function followReduction(
  { sampleRate, channels }: SoundFormat,
  { tellBy, makeupDb }: ReductionRules,
): {
  put(input: readonly Float32Array[]): void
  take(output: readonly Float32Array[]): void
  end(): readonly ReducedPlace[]
} {
  const windowFrames = Math.round(windowFor * sampleRate)
  const reductionOf = tellBy === 'samples' ? largestOf : levelOf
  const [given, made] = [createShelf(channels), createShelf(channels)]
  let at = 0
  const places: { from: number; to: number; db: number }[] = []
  const hearWindow = (count: number): void => {
    const db = reductionOf(given.take(count), made.take(count)) + makeupDb
    if (db >= leastDb) {
      const last = places.at(-1)
      if (last !== undefined && at - last.to <= joining * sampleRate) {
        last.to = at + count
        last.db = Math.max(last.db, db)
      } else places.push({ from: at, to: at + count, db })
    }
    at += count
  }
  return {
    put: (input) => given.put(input),
    take(output) {
      // What comes out may be written over by what comes next.
      made.put(output.map((row) => row.slice()))
      while (made.frames() >= windowFrames) hearWindow(windowFrames)
    },
    end() {
      const rest = Math.min(made.frames(), given.frames())
      if (rest > 0) hearWindow(rest)
      return places
    },
  }
}

/** Of the sample that was turned down most, dB. */
function largestOf(was: readonly Float32Array[], is: readonly Float32Array[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const [c, before] of was.entries()) {
    const after = is[c] as Float32Array
    for (let k = 0; k < before.length; k++) {
      const size = Math.abs(before[k] as number)
      if (size > soundless) least = Math.min(least, Math.abs(after[k] as number) / size)
    }
  }
  return least === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : inDb(least)
}

/** Of all of it together, dB. */
function levelOf(was: readonly Float32Array[], is: readonly Float32Array[]): number {
  const energyOf = (rows: readonly Float32Array[]): number => {
    let sum = 0
    for (const row of rows) for (let k = 0; k < row.length; k++) sum += (row[k] as number) ** 2
    return sum
  }
  const before = energyOf(was)
  const count = (was[0]?.length ?? 0) * was.length
  return before > count * soundless ** 2 ? inDb(Math.sqrt(energyOf(is) / before)) : Number.NEGATIVE_INFINITY
}

/** A closed gate may let nothing through. */
const mostDb = 120
const inDb = (gain: number): number => Math.min(mostDb, -20 * Math.log10(Math.max(gain, 1e-6)))
