import type { ClipId, TrackId } from '../../../../shared/ids.ts'
import { frames } from '../../../../shared/time.ts'
import { fittedRules } from '../../measure/joins/fitFade.ts'
import type { Clip, Track } from '../../model/project.ts'
import { settleFocus } from '../../model/settleFocus.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'
import { changeClips, changeTracks, withPieces } from '../changeTracks.ts'
import { finish, type Edit, type EditEnv } from '../edit.ts'
import { readTargetWithAudio } from '../readTarget.ts'
import { removeRange } from '../removal/removeRange.ts'
import { freeName } from '../tracks/createTrack.ts'

/**
 * What each selected track has in the range goes to a new track right below it, at the same time and set as the old one
 * is, which keeps a gap there: nothing is heard of it. Without a name it is called by the track and a number.
 */
export const moveToNewTrack: Edit<'moveToNewTrack'> = (state, request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, ids } = target.value
  const rules = fittedRules(env.joins, state.project.sampleRate, env.store)
  const left = changeTracks(state.project, ids, (track) =>
    removeRange(track, { start, end, gap: 'leave' }, rules, () => env.newId('clip') as ClipId),
  )
  const made: Track[] = []
  const tracks = left.tracks.flatMap((track, index) => {
    const clips = ids.has(track.id) ? clipsOf(state.project.tracks[index] ?? track, start, end, env) : []
    if (clips.length === 0) return [track]
    const taken = { tracks: [...state.project.tracks, ...made] }
    const name = freeName(taken, (number) => nameOf(request.name, track.name, number), 1)
    const own: Track = { ...track, id: env.newId('track') as TrackId, name, clips }
    made.push(own)
    return [track, own]
  })
  const project = { ...left, tracks }
  const focus = settleFocus({ ...state.focus, selectedTracks: made.map(({ id }) => id) }, project)
  return finish(state, { project, focus }, { tracks: made.map(({ name }) => name), range: target.value })
}

function nameOf(wanted: string | undefined, track: string, number: number): string {
  if (wanted === undefined) return `${track} ${number + 1}`
  return number === 1 ? wanted : `${wanted} ${number}`
}

/** At their own times; what lies in the range whole is the same clip as before. */
function clipsOf(track: Track, start: number, end: number, env: EditEnv): Clip[] {
  const clips: Clip[] = []
  changeClips(track, start, end, (clip, part) => {
    const isWhole = part.from === 0 && part.to === clip.length
    const id = isWhole ? clip.id : (env.newId('clip') as ClipId)
    const pieces = slicePieces(clip.pieces, part.from, part.to)
    clips.push({ ...withPieces(clip, pieces), id, start: frames(clip.start + part.from) })
    return [clip]
  })
  return clips
}
