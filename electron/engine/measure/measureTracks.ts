import type { Measurement } from '../../editor/index.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { Project } from '../model/project.ts'
import { hashTracks } from './hashTracks.ts'
import { measureEach } from './measurePieces.ts'
import type { InSteps } from './takeTurns.ts'

/**
 * Level and hash of a range (frames) on tracks, in the order of the project. What the clips hold is measured, before
 * gain, pan and mute of the track: that is what an edit changes. Frames outside clips count as silence; unknown ids are
 * left out.
 */
export function* measureTracks(
  store: BlockStore,
  project: Project,
  range: { readonly start: number; readonly end: number },
  trackIds: readonly string[],
  facts: 'levels' | 'all' = 'all',
): InSteps<Measurement> {
  const tracks = project.tracks.filter((track) => trackIds.includes(track.id))
  let peak = 0
  let sumSquares = 0
  let count = 0
  for (const track of tracks) {
    count += Math.max(0, range.end - range.start) * track.channels
    for (const clip of track.clips) {
      const from = Math.max(range.start, clip.start) - clip.start
      const to = Math.min(range.end, clip.start + clip.length) - clip.start
      if (from >= to) continue
      const level = yield* measureEach(store, clip.pieces, from, to, track.channels)
      peak = Math.max(peak, level.peak)
      sumSquares += level.sumSquares
    }
  }
  return {
    peakDb: toDb(peak),
    rmsDb: count === 0 ? -Infinity : toDb(Math.sqrt(sumSquares / count)),
    soundHash: facts === 'all' ? yield* hashTracks(store, tracks, range) : '',
  }
}

function toDb(level: number): number {
  return 20 * Math.log10(level)
}
