/** A stretch in which something was found, and how often. Frames. */
export interface FoundSpan {
  readonly start: number
  readonly end: number
  readonly count: number
}

/** What is less far apart is one place, seconds. */
const placesApart = 0.5

/** Gathers what is found, in any order: what lies near together is one place. */
export function createPlaces(sampleRate: number): {
  readonly add: (from: number, to: number) => void
  readonly end: () => readonly FoundSpan[]
} {
  const apart = placesApart * sampleRate
  const found: { start: number; end: number; count: number }[] = []
  return {
    add(from, to) {
      const last = found.at(-1)
      if (last !== undefined && from >= last.start && from - last.end < apart) {
        last.end = Math.max(last.end, to)
        last.count++
      } else found.push({ start: from, end: to, count: 1 })
    },
    end() {
      const sorted = found.toSorted((one, other) => one.start - other.start)
      return sorted.reduce<FoundSpan[]>((places, one) => {
        const last = places.at(-1)
        if (last === undefined || one.start - last.end >= apart) return [...places, one]
        return [
          ...places.slice(0, -1),
          { start: last.start, end: Math.max(last.end, one.end), count: last.count + one.count },
        ]
      }, [])
    },
  }
}
