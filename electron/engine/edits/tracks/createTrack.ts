import type { TrackId, ClipId } from '../../../../shared/ids.ts'
import type { Project, Track } from '../../model/project.ts'
import { finish, type Edit, type EditEnv } from '../edit.ts'
import { chooseTracks, idsOf } from './chooseTracks.ts'

export const createTrack: Edit<'createTrack'> = (state, request, env) => {
  const name = request.name ?? freeName(state.project, (number) => `Track ${number}`, state.project.tracks.length + 1)
  const track: Track = {
    id: env.newId('track') as TrackId,
    name,
    channels: request.channels,
    gainDb: 0,
    pan: 0,
    muted: false,
    soloed: false,
    clips: [],
  }
  const project = { ...state.project, tracks: [...state.project.tracks, track] }
  return finish(state, { project, focus: { ...state.focus, selectedTracks: [track.id] } }, { tracks: [name] })
}

/**
 * The first name of a numbered row, from a number on, that no track has yet: names are how people tell tracks apart.
 */
export function freeName(project: Pick<Project, 'tracks'>, nameOf: (number: number) => string, from: number): string {
  const taken = new Set(project.tracks.map((track) => track.name))
  let number = from
  while (taken.has(nameOf(number))) number++
  return nameOf(number)
}

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
