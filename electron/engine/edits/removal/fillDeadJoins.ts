import type { TrackId } from '../../../../shared/ids.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { BlockStore } from '../../blocks/blockStore.ts'
import { layUnder } from '../../joins/layUnder.ts'
import { findDeadAir } from '../../measure/joins/findDeadAir.ts'
import { type Judged, judgeJoins } from '../../measure/joins/judgeJoins.ts'
import type { FrameRange } from '../../measure/quietRuns.ts'
import { clipAround } from '../../model/findClips.ts'
import type { Project, Track } from '../../model/project.ts'
import { changeTracks, withPieces } from '../changeTracks.ts'
import type { EditEnv } from '../edit.ts'

/** What was taken out, on the timeline before, and where that left a join. */
export interface Gone {
  readonly at: number
  readonly removed: FrameRange
}

/**
 * Tracks that were just cut, with the sound of its room where a join of a track would be dead, and what there is to
 * tell of the joins. Lengths stay, and with exact joins everything does.
 */
export function fillDeadJoins(
  project: Project,
  ids: ReadonlySet<TrackId>,
  gone: readonly Gone[],
  { store, joins }: Pick<EditEnv, 'store' | 'joins'>,
): { readonly project: Project; readonly told: Judged } {
  const { sampleRate } = project
  const filled = gone.map((): FrameRange | null => null)
  const fillOne = (track: Track, { at }: Gone, index: number): Track => {
    const done = fillJoin(track, at, store, sampleRate)
    if (done === null) return track
    filled[index] = spanOf(filled[index] ?? done.filled, done.filled)
    return done.track
  }
  const full = joins === 'exact' ? project : changeTracks(project, ids, (track) => gone.reduce(fillOne, track))
  const tracks = full.tracks.filter(({ id }) => ids.has(id))
  const made = gone.map((one, index) => ({ ...one, filled: filled[index] ?? null }))
  return { project: full, told: judgeJoins(store, tracks, made, sampleRate) }
}

const spanOf = (one: FrameRange, other: FrameRange): FrameRange => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
})

function fillJoin(track: Track, at: number, store: BlockStore, sampleRate: number) {
  const clip = clipAround(track.clips, at)
  const found = clip === undefined ? null : findDeadAir(store, clip, at - clip.start, sampleRate)
  if (clip === undefined || found === null) return null
  const { hole, room } = found
  const pieces = layUnder(clip.pieces, hole, room, Math.round(limits.fittedJoinSide * sampleRate))
  if (pieces === clip.pieces) return null
  const clips = track.clips.map((one) => (one === clip ? withPieces(clip, pieces, clip.hidden) : one))
  return { track: { ...track, clips }, filled: { from: clip.start + hole.from, to: clip.start + hole.to } }
}
