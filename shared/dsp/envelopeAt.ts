/** Times in any unit, from any origin. */
interface Point {
  readonly at: number
  readonly gainDb: number
}

/**
 * How loud an envelope is at a time, dB: straight between two points, level in front of the first and behind the last;
 * 0 where it has none. Of two points at one time the second counts from there on.
 */
export function envelopeAt(points: readonly Point[], at: number): number {
  const next = points.findIndex((point) => point.at > at)
  const after = next === -1 ? undefined : points[next]
  const before = next === -1 ? points.at(-1) : points[next - 1]
  if (before === undefined || after === undefined) return (before ?? after)?.gainDb ?? 0
  return before.gainDb + ((after.gainDb - before.gainDb) * (at - before.at)) / (after.at - before.at)
}
