import { failure } from '../../../../shared/failures/index.ts'
import { err } from '../../../../shared/result.ts'
import { frames, toFrames, toSeconds, type Frames } from '../../../../shared/time.ts'
import type { Clip, Track } from '../../model/project.ts'
import { changeTracks, moveClip, changeClips } from '../changeTracks.ts'
import { finish, type Edit } from '../edit.ts'
import { readTargetWithAudio } from '../readTarget.ts'
import { clipsInRange } from '../clipsInRange.ts'
import { changeRange } from '../changeRange.ts'

/**
 * Moves the clips in the range, whole and together, along their tracks; other clips stay. Never over another clip. What
 * was moved is selected afterwards.
 */
export const moveClips: Edit<'moveClips'> = (state, request) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, ids, names, tracks } = target.value
  const moved = tracks.flatMap((track) => clipsInRange(track, start, end).inside)
  const first = Math.min(...moved.map((clip) => clip.start))
  const by = toFrames(request.to, state.project.sampleRate) - first
  if (by === 0) return finish(state, {}, { tracks: names, range: target.value })

  for (const track of tracks) {
    const wrong = findOverlap(track, start, end, by)
    if (wrong !== null)
      return err(
        failure('engine/overlap', {
          clip: wrong.clip.name,
          other: wrong.other.name,
          time: toSeconds(frames(wrong.other.start), state.project.sampleRate),
        }),
      )
  }
  const project = changeTracks(state.project, ids, (track) => moveInside(track, start, end, by))
  const last = Math.max(...moved.map((clip) => clip.start + clip.length))
  const selection: { start: Frames; end: Frames } = { start: frames(first + by), end: frames(last + by) }
  return finish(state, { project, focus: { ...state.focus, selection } }, { tracks: names, range: target.value })
}

function moveInside(track: Track, start: number, end: number, by: number): Track {
  const { before, inside, behind } = clipsInRange(track, start, end)
  if (inside.length === 0) return track
  const clips = [...before, ...behind, ...inside.map((clip) => moveClip(clip, by))]
  return { ...track, clips: clips.toSorted((one, other) => one.start - other.start) }
}

function findOverlap(track: Track, start: number, end: number, by: number): { clip: Clip; other: Clip } | null {
  const { before, inside, behind } = clipsInRange(track, start, end)
  for (const clip of inside) {
    const [from, to] = [clip.start + by, clip.start + clip.length + by]
    const other = [...before, ...behind].find((one) => one.start < to && from < one.start + one.length)
    if (other !== undefined) return { clip, other }
  }
  return null
}

/** Gives the clips in the range another name. */
export const renameClips: Edit<'renameClips'> = (state, { name }) => {
  return changeRange(state, (track, { start, end }) =>
    changeClips(track, start, end, (clip) => [clip.name === name ? clip : { ...clip, name }]),
  )
}
