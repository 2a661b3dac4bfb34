import { failure } from '../../../../shared/failures/index.ts'
import { err } from '../../../../shared/result.ts'
import type { Track } from '../../model/project.ts'
import { finish, type Edit } from '../edit.ts'
import { chooseTracks } from './chooseTracks.ts'
import { settleFocus } from '../../model/settleFocus.ts'

/** Each by one place; those at the edge stay, and so do those that stand right behind them. */
export const moveTracks: Edit<'moveTracks'> = (state, request) => {
  const chosen = chooseTracks(state, request.trackIds)
  if (!chosen.ok) return chosen
  const { ids, names } = chosen.value
  const isChosen = (track: Track | undefined): boolean => track !== undefined && ids.has(track.id)
  const tracks =
    request.direction === 'up'
      ? raise(state.project.tracks, isChosen)
      : raise(state.project.tracks.toReversed(), isChosen).toReversed()
  const isSame = tracks.every((track, index) => track === state.project.tracks[index])
  return finish(state, isSame ? {} : { project: { ...state.project, tracks } }, { tracks: names })
}

/** Together, above another track or below all. Above one of themselves they stay where the first of them is. */
export const placeTracks: Edit<'placeTracks'> = (state, request) => {
  const chosen = chooseTracks(state, request.trackIds)
  if (!chosen.ok) return chosen
  const { ids, names, tracks: placed } = chosen.value
  const { tracks } = state.project
  const at = request.above === null ? tracks.length : tracks.findIndex(({ id }) => id === request.above)
  if (at < 0) return err(failure('engine/unknown-track', { id: request.above ?? '' }))
  const others = (some: readonly Track[]) => some.filter(({ id }) => !ids.has(id))
  const next = [...others(tracks.slice(0, at)), ...placed, ...others(tracks.slice(at))]
  const isSame = next.every((track, index) => track === tracks[index])
  return finish(state, isSame ? {} : { project: { ...state.project, tracks: next } }, { tracks: names })
}

function raise(tracks: readonly Track[], isChosen: (track: Track | undefined) => boolean): Track[] {
  const moved = [...tracks]
  for (let index = 1; index < moved.length; index++) {
    const [above, here] = [moved[index - 1] as Track, moved[index] as Track]
    if (isChosen(here) && !isChosen(above)) moved.splice(index - 1, 2, here, above)
  }
  return moved
}

/** With all that is on them. Labels belong to no track and stay. */
export const deleteTracks: Edit<'deleteTracks'> = (state, request) => {
  const chosen = chooseTracks(state, request.trackIds)
  if (!chosen.ok) return chosen
  const { ids, names } = chosen.value
  const project = { ...state.project, tracks: state.project.tracks.filter((track) => !ids.has(track.id)) }
  return finish(state, { project, focus: settleFocus(state.focus, project) }, { tracks: names })
}
