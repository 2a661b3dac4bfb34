import { failure } from '../../../../shared/failures/index.ts'
import type { TrackId } from '../../../../shared/ids.ts'
import { err } from '../../../../shared/result.ts'
import type { BlockStore } from '../../blocks/blockStore.ts'
import { measurePieces } from '../../measure/measurePieces.ts'
import type { Project, Track } from '../../model/project.ts'
import { changeClips, changeTracks } from '../changeTracks.ts'
import { toDecibels, toGain } from '../../model/decibels.ts'
import { finish, type Edit } from '../edit.ts'
import { readTargetWithAudio, type Target } from '../readTarget.ts'
import { scaleRange } from './shapeRange.ts'

/** A peak this near to the asked one (as a ratio) is there already: the rest is rounding. */
const nearEnough = 1e-7

/**
 * Brings the peak of each selected track in the range to `peakDb`, both channels of a stereo track by the same gain.
 * Silent tracks stay.
 */
export const normalize: Edit<'normalize'> = (state, request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { ids, names } = target.value
  const peaks = new Map<TrackId, number>(
    target.value.tracks.map((track) => [track.id, peakOf(env.store, track, target.value)]),
  )
  const loudest = Math.max(...peaks.values())
  if (loudest === 0) return err(failure('engine/only-silence', { track: null }))
  const project = changeTracks(state.project, ids, (track) => {
    const gain = toGain(request.peakDb) / (peaks.get(track.id) ?? 0)
    if (!Number.isFinite(gain) || Math.abs(gain - 1) < nearEnough) return track
    return scaleRange(track, target.value, gain)
  })
  const peakAfterDb = toDecibels(loudestOf(env.store, project, target.value))
  return finish(
    state,
    { project },
    { tracks: names, range: target.value, peakBeforeDb: toDecibels(loudest), peakAfterDb },
  )
}

function loudestOf(store: BlockStore, project: Project, target: Target): number {
  const tracks = project.tracks.filter((track) => target.ids.has(track.id))
  return tracks.reduce((loudest, track) => Math.max(loudest, peakOf(store, track, target)), 0)
}

function peakOf(store: BlockStore, track: Track, target: Target): number {
  let peak = 0
  changeClips(track, target.start, target.end, (clip, part) => {
    peak = Math.max(peak, measurePieces(store, clip.pieces, part.from, part.to, track.channels).peak)
    return [clip]
  })
  return peak
}
