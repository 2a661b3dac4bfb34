import { trackHeights } from '../../store/slices/viewSlice.ts'

const { least } = trackHeights

/** A row of this height, CSS pixels. */
export const fixedHeight = (height: number) => `0 0 ${height}px`

/**
 * How high the rows are that share what the others, which are as low as they can be, leave of the room: as CSS `flex`
 * of the first, the second and so on. All are whole pixels, since a line between two rows that is not on one is seen or
 * not as it comes; the last ones are a pixel higher where it does not divide. Rows that would be too low for what they
 * show are as low as that, and scroll.
 *
 * @param room The height of all rows together, CSS pixels; 0 while it is not known.
 */
export function sharedHeights(room: number, sharing: number, others: number): readonly string[] {
  const free = room - others * least
  const each = Math.floor(free / sharing)
  if (room === 0) return Array.from({ length: sharing }, () => `1 0 ${least}px`)
  if (each < least) return Array.from({ length: sharing }, () => fixedHeight(least))
  const higher = free - each * sharing
  return Array.from({ length: sharing }, (_, place) => fixedHeight(place < sharing - higher ? each : each + 1))
}

/** A row that leaves its room to others. */
export const leastHeight = fixedHeight(least)
