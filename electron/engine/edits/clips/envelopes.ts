import { failure } from '../../../../shared/failures/index.ts'
import { err } from '../../../../shared/result.ts'
import { toFrames, toSeconds } from '../../../../shared/time.ts'
import { toGain, toMilliDecibels } from '../../model/decibels.ts'
import { clipAround } from '../../model/findClips.ts'
import type { Clip } from '../../model/project.ts'
import { envelopeOf, type EnvelopePoint, withEnvelope } from '../../pieces/envelope.ts'
import { joinPieces } from '../../pieces/joinPieces.ts'
import { isSilent } from '../../pieces/silence.ts'
import { piecesLength, slicePieces } from '../../pieces/slicePieces.ts'
import { changeClips, changeTracks, withHidden, withPieces } from '../changeTracks.ts'
import { finish, type Edit } from '../edit.ts'
import { readTargetWithAudio } from '../readTarget.ts'
import { chooseTracksOrAll } from '../tracks/chooseTracks.ts'
import { shapeClip } from './shapeClip.ts'

/** The envelope of a clip, in the place of the one that it has; points are seconds from its start. */
export const setEnvelope: Edit<'setEnvelope'> = (state, { clipId, points }) =>
  shapeClip(state, clipId, (clip) =>
    changePoints(clip, (known) =>
      points
        .map(({ at, gainDb }) => asKnown(known, toFrames(at, state.project.sampleRate), gainDb))
        .filter(({ at }) => at <= clip.length)
        .toSorted((a, b) => a.at - b.at),
    ),
  )

/**
 * A point of the envelope of each clip under a time, in the place of one that is there: on the named tracks, else on
 * the selected ones, else on all.
 */
export const addEnvelopePoint: Edit<'addEnvelopePoint'> = (state, { time, gainDb, trackIds }) => {
  const at = toFrames(time, state.project.sampleRate)
  const chosen = chooseTracksOrAll(state, trackIds)
  if (!chosen.ok) return chosen
  const under = chosen.value.filter((track) => clipAt(track.clips, at) !== undefined)
  if (under.length === 0) {
    const seconds = toSeconds(at, state.project.sampleRate)
    return err(failure('engine/nothing-there', { where: { kind: 'times', times: [seconds] } }))
  }
  const project = changeTracks(state.project, new Set(under.map(({ id }) => id)), (track) => {
    const clip = clipAt(track.clips, at)
    if (clip === undefined) return track
    const point = { at: at - clip.start, gain: toGain(gainDb) }
    const changed = changePoints(clip, (points) => withPoint(points, point))
    if (changed === clip) return track
    return { ...track, clips: track.clips.map((one) => (one === clip ? changed : one)) }
  })
  if (project === state.project && under.every(({ clips }) => clipAt(clips, at)?.pieces.every(isSilent)))
    return err(failure('engine/only-silence', { track: under.length === 1 ? (under[0]?.name ?? null) : null }))
  return finish(state, { project }, { tracks: under.map(({ name }) => name), at })
}

/** No points in the time selection; what has none left is as loud as it is by itself. */
export const clearEnvelope: Edit<'clearEnvelope'> = (state) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { ids, start, end, names } = target.value
  const project = changeTracks(state.project, ids, (track) =>
    changeClips(track, start, end, (clip, { from, to }) => [
      changePoints(clip, (points) => {
        const kept = points.filter(({ at }) => at < from || at > to)
        return kept.length === points.length ? points : kept
      }),
    ]),
  )
  return finish(state, { project }, { tracks: names, range: { start, end } })
}

/** A point that was told and comes back as it was is the very one. */
function asKnown(known: readonly EnvelopePoint[], at: number, gainDb: number): EnvelopePoint {
  const same = known.find((point) => point.at === at && toMilliDecibels(point.gain) === gainDb)
  return same ?? { at, gain: toGain(gainDb) }
}

/** Inside it, or at one of its ends. */
const clipAt = (clips: readonly Clip[], at: number): Clip | undefined =>
  clipAround(clips, at) ??
  clips.find(({ start }) => start === at) ??
  clips.find(({ start, length }) => start + length === at)

function withPoint(points: readonly EnvelopePoint[], point: EnvelopePoint): readonly EnvelopePoint[] {
  return [...points.filter(({ at }) => at !== point.at), point].toSorted((a, b) => a.at - b.at)
}

/**
 * The clip with other points; counted from its start, as those are that stay in what is hidden at its edges. The same
 * object where they are the same.
 */
function changePoints(clip: Clip, change: (points: readonly EnvelopePoint[]) => readonly EnvelopePoint[]): Clip {
  const { before = [], after = [] } = clip.hidden ?? {}
  const begin = piecesLength(before)
  const end = begin + clip.length
  const all = joinPieces(before, clip.pieces, after)
  const points = envelopeOf(clip.pieces)
  const changed = change(points)
  if (isSame(points, changed)) return clip
  const hidden = envelopeOf(all).filter(({ at }) => at < begin || at > end)
  const moved = [...hidden, ...changed.map(({ at, gain }) => ({ at: at + begin, gain }))]
  const shaped = withEnvelope(all, changed.length === 0 ? [] : moved.toSorted((a, b) => a.at - b.at))
  const sound = { before: slicePieces(shaped, 0, begin), after: slicePieces(shaped, end, piecesLength(shaped)) }
  return withHidden(withPieces(clip, slicePieces(shaped, begin, end), sound), sound)
}

const isSame = (a: readonly EnvelopePoint[], b: readonly EnvelopePoint[]): boolean =>
  a.length === b.length && a.every(({ at, gain }, index) => at === b[index]?.at && gain === b[index]?.gain)
