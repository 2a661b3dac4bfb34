import { DamagedRow } from '../../disk/diskErrors.ts'

/**
 * How much of a project is still read. Rows can name other rows over and over: a file of some kilobytes could ask for
 * more clips than any memory holds.
 */
export interface Budget {
  clips: number
  pieces: number
}

/** Far more than anybody makes: a cut in every second of ten days, and the fades of all of them. */
export const mostClips = 1_000_000
export const mostPieces = 3_000_000
/** A window could not show them. */
export const mostTracks = 10_000
/** Crossfades of crossfades: each is one deeper. */
export const deepestPieces = 200

export function createBudget(): Budget {
  return { clips: mostClips, pieces: mostPieces }
}

/** Throws `DamagedRow` where there is not so much left. */
export function spend(budget: Budget, what: keyof Budget, count: number): void {
  if (count > budget[what]) throw new DamagedRow({ kind: 'too-many-parts' })
  budget[what] -= count
}
