import { routes } from '../../../../shared/ipc/routes.ts'
import { withQuery } from '../../../lib/withQuery.ts'
import type { ReadSound } from '../../../timeline/peakColumns.ts'
import { readPeaks } from '../../../timeline/readPeaks.ts'

export type Strip = ReadSound

interface Wanted {
  readonly trackId: string
  /** The entry of the history that the picture stands beside. */
  readonly entry: string
  readonly side: 'before' | 'after'
  readonly seconds: number
  readonly columns: number
}

/** A track as a small picture, as it was before or behind a request; null where it can't be had. */
export async function readStrip(wanted: Wanted, signal: AbortSignal): Promise<Strip | null> {
  const { trackId, entry, side, seconds, columns } = wanted
  const address = withQuery(routes.peaks, { track: trackId, from: 0, to: seconds, entry, side, columns })
  return readPeaks(address, columns, signal)
}

/** What was done is not seen in them: a name was changed, or a label set. */
export function isAlike(one: Strip, other: Strip): boolean {
  if (one.columns !== other.columns || one.channels !== other.channels) return false
  const isSame = (a: Float32Array, b: Float32Array) => a.length === b.length && a.every((value, i) => value === b[i])
  const [was, is] = [one.sound, other.sound]
  return isSame(was.mins, is.mins) && isSame(was.maxes, is.maxes) && isSame(was.cores, is.cores)
}
