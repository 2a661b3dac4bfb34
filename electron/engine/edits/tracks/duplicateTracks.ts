import type { ClipId, TrackId } from '../../../../shared/ids.ts'
import type { Track } from '../../model/project.ts'
import { finish, type Edit, type EditEnv } from '../edit.ts'
import { chooseTracks, idsOf } from './chooseTracks.ts'
import { freeName } from './createTrack.ts'

/** Gain, pan, mute and solo are copied too; samples are shared. */
export const duplicateTracks: Edit<'duplicateTracks'> = (state, request, env) => {
  const chosen = chooseTracks(state, request.trackIds)
  if (!chosen.ok) return chosen
  const tracks: Track[] = [...state.project.tracks]
  const copies: Track[] = []
  for (const original of chosen.value.tracks) {
    const copy = copyOf(
      original,
      freeName({ tracks }, (number) => copyName(original.name, number), 1),
      env,
    )
    tracks.splice(tracks.indexOf(original) + 1, 0, copy)
    copies.push(copy)
  }
  const focus = { ...state.focus, selectedTracks: idsOf(copies), selectedClips: [] }
  return finish(state, { project: { ...state.project, tracks }, focus }, { tracks: chosen.value.names })
}

export const copyName = (name: string, number: number): string =>
  number === 1 ? `${name} copy` : `${name} copy ${number}`

function copyOf(track: Track, name: string, env: EditEnv): Track {
  return {
    ...track,
    id: env.newId('track') as TrackId,
    name,
    clips: track.clips.map((clip) => ({ ...clip, id: env.newId('clip') as ClipId })),
  }
}
