import { toFrames } from '../../../../shared/time.ts'
import { toGain } from '../../model/decibels.ts'
import type { Clip } from '../../model/project.ts'
import { edgeFade, withEdgeFade } from '../../pieces/edgeFade.ts'
import { soundGain, withSoundGain } from '../../pieces/soundGain.ts'
import { changeTracks, withHidden, withPieces } from '../changeTracks.ts'
import { finish, type Edit, type EditResult, type EditState } from '../edit.ts'
import { extentOf, findClips } from './clipsById.ts'

/** The curve of a fade that is there stays, unless another is named. What is hidden behind an edge is not faded. */
export const fadeClip: Edit<'fadeClip'> = (state, { clipId, edge, length, curve }) =>
  shapeClip(state, clipId, (clip) => {
    const was = edgeFade(clip.pieces, edge)
    const wanted = {
      length: Math.min(toFrames(length, state.project.sampleRate), clip.length),
      curve: curve ?? was?.curve ?? 'linear',
    }
    const isSame = was === null ? wanted.length < 1 : was.length === wanted.length && was.curve === wanted.curve
    return isSame ? clip : withPieces(clip, withEdgeFade(clip.pieces, edge, wanted), clip.hidden)
  })

/** Brings the loudest part of a clip to a level against its source, and all else of it with that, hidden sound too. */
export const setClipGain: Edit<'setClipGain'> = (state, { clipId, gainDb }) =>
  shapeClip(state, clipId, (clip) => {
    const { loudest } = soundGain(clip.pieces)
    const to = toGain(gainDb)
    const hidden = clip.hidden && {
      before: withSoundGain(clip.hidden.before, loudest, to),
      after: withSoundGain(clip.hidden.after, loudest, to),
    }
    const louder = withPieces(clip, withSoundGain(clip.pieces, loudest, to), hidden)
    return louder === clip ? clip : withHidden(louder, hidden)
  })

/** One clip in another shape, at its place. */
export function shapeClip(state: EditState, clipId: string, change: (clip: Clip) => Clip): EditResult {
  const found = findClips(state.project, [clipId])
  if (!found.ok) return found
  const [one] = found.value
  if (one === undefined) return finish(state, {})
  const changed = change(one.clip)
  const extent = extentOf(found.value)
  if (changed === one.clip) return finish(state, {}, extent)
  const project = changeTracks(state.project, new Set([one.track.id]), (track) => ({
    ...track,
    clips: track.clips.map((clip) => (clip === one.clip ? changed : clip)),
  }))
  return finish(state, { project }, extent)
}
