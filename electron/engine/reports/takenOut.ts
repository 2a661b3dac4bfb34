import type { Kept, Original, Traced } from './traceOriginals.ts'

/** What is not heard any more of an original; frames of it. */
export interface TakenOut {
  readonly start: number
  readonly end: number
  /** Its time was closed, or it is silence now. */
  readonly how: 'cut' | 'silenced'
}

/** Rounding of what was made faster or slower leaves gaps of a frame or two. */
const least = 3

/** What was taken out of an original, in order. */
export function takenOut(original: Original, { kept }: Pick<Traced, 'kept'>): TakenOut[] {
  const own = kept.filter(({ track }) => track === original.track).toSorted((one, other) => one.start - other.start)
  const found: TakenOut[] = []
  for (const span of original.spans) {
    let at = span.start
    let before: Kept | null = null
    for (const one of own) {
      const end = one.start + one.length
      if (end <= span.start || one.start >= span.end) continue
      if (one.start - at >= least) found.push({ start: at, end: one.start, how: howOf(before, one) })
      if (end > at) [at, before] = [end, one]
    }
    if (span.end - at >= least) found.push({ start: at, end: span.end, how: 'cut' })
  }
  return found
}

/** Between what is as far apart now as it was, there is silence. */
function howOf(before: Kept | null, behind: Kept): TakenOut['how'] {
  if (before === null || before.heardOn !== behind.heardOn) return 'cut'
  const [was, is] = [behind.start - (before.start + before.length), behind.at - (before.at + before.heardLength)]
  return Math.abs(was - is) < least ? 'silenced' : 'cut'
}
