import type { TrackId } from '../../../../shared/ids.ts'
import type { Project, Track } from '../../model/project.ts'
import { finish, type Edit } from '../edit.ts'

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

/** The first name of a numbered row, from a number on, that no track has yet: names are how people tell tracks apart. */
export function freeName(project: Pick<Project, 'tracks'>, nameOf: (number: number) => string, from: number): string {
  const taken = new Set(project.tracks.map((track) => track.name))
  let number = from
  while (taken.has(nameOf(number))) number++
  return nameOf(number)
}
