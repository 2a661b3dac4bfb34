/** Seconds: how far the other recording is behind at a time. */
export interface PlaceOnLine {
  readonly time: number
  readonly offset: number
}

export interface ClockLine {
  readonly slope: number
  readonly at: (time: number) => number
  /** The median distance of those that agree. */
  readonly spread: number
  readonly agree: number
  /** Seconds from the first of them to the last. */
  readonly reach: number
}

/** A recorder's clock is not worse. */
const steepest = 0.005

/**
 * The line on which most places lie, within `near`: each pair of them is tried, then it is laid through those that
 * agree. A few wrong places move nothing. Null without two.
 */
export function fitLine(places: readonly PlaceOnLine[], near: number): ClockLine | null {
  let best: readonly PlaceOnLine[] = []
  for (const one of places)
    for (const other of places) {
      if (other.time <= one.time) continue
      const slope = (other.offset - one.offset) / (other.time - one.time)
      if (Math.abs(slope) > steepest) continue
      const agree = places.filter(
        (place) => Math.abs(place.offset - one.offset - slope * (place.time - one.time)) < near,
      )
      if (agree.length > best.length) best = agree
    }
  return best.length < 2 ? null : through(best)
}

function through(places: readonly PlaceOnLine[]): ClockLine {
  const mean = (of: (place: PlaceOnLine) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length
  const [time, offset] = [mean((place) => place.time), mean((place) => place.offset)]
  const across = mean((place) => (place.time - time) ** 2)
  const slope = across === 0 ? 0 : mean((place) => (place.time - time) * (place.offset - offset)) / across
  const at = (when: number): number => offset + slope * (when - time)
  const distances = places.map((place) => Math.abs(place.offset - at(place.time))).toSorted((a, b) => a - b)
  const times = places.map((place) => place.time)
  const reach = Math.max(...times) - Math.min(...times)
  return { slope, at, spread: distances[distances.length >> 1] ?? 0, agree: places.length, reach }
}
