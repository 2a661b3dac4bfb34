import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { FrameRange } from '../measure/quietRuns.ts'
import type { RangePart } from './renderRange.ts'

/** Where an effect acts, on all channels of a part. Frames of the part. */
export interface ActedPlace extends FrameRange {
  readonly part: number
  /** A time inside that no other has, in seconds. */
  readonly leave: number
}

/** Parts of different tracks may act at once: each has times of its own, apart by less than a frame. */
const apart = 1e-7

/** What was found in each part, in their order. */
export function placesIn<R extends FrameRange>(
  found: readonly (readonly R[])[],
  parts: readonly RangePart[],
): (R & ActedPlace)[] {
  return parts.flatMap(({ sound }, part) =>
    (found[part] ?? []).map((range) => {
      const middle = (sound.at + (range.from + range.to) / 2) / sound.format.sampleRate
      return { ...range, part, leave: middle + part * apart }
    }),
  )
}

/** The one of which a time is; else all that act then. */
export function leftOut<P extends ActedPlace>(
  all: readonly P[],
  except: readonly number[],
  parts: readonly RangePart[],
): Result<ReadonlySet<P>> {
  const left = new Set(
    except.flatMap((time) => {
      const exact = all.filter(({ leave }) => Math.abs(leave - time) < apart / 2)
      return exact.length > 0 ? exact : all.filter((place) => isAt(place, time, parts[place.part]))
    }),
  )
  return butForAll(left, all)
}

/** What was left out; where that is all there is, nothing is left to do. */
export function butForAll<P>(left: ReadonlySet<P>, all: readonly P[]): Result<ReadonlySet<P>> {
  const isAll = left.size > 0 && left.size === all.length
  return isAll ? err(failure('engine/bad-value', { problem: { kind: 'every-part-left-out' } })) : ok(left)
}

function isAt({ from, to }: FrameRange, time: number, part: RangePart | undefined): boolean {
  if (part === undefined) return false
  const frame = time * part.sound.format.sampleRate - part.sound.at
  return from <= frame && frame < to
}

export const ofPart = <P extends ActedPlace>(places: ReadonlySet<P>, index: number): readonly P[] =>
  [...places].filter(({ part }) => part === index)

/** As a change tells it: its track, and seconds of the timeline. */
export function placeOf({ from, to, part, leave }: ActedPlace, parts: readonly RangePart[]) {
  const { track, sound } = parts[part] as RangePart
  const { sampleRate } = sound.format
  const range = { start: (sound.at + from) / sampleRate, end: (sound.at + to) / sampleRate }
  return { track: track.name, range, leave }
}
