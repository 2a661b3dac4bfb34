import { settleFocus } from '../../model/settleFocus.ts'
import { finish, type Edit } from '../edit.ts'
import { chooseTracks } from './chooseTracks.ts'

/** With all that is on them. Labels belong to no track and stay. */
export const deleteTracks: Edit<'deleteTracks'> = (state, request) => {
  const chosen = chooseTracks(state, request.trackIds)
  if (!chosen.ok) return chosen
  const { ids, names } = chosen.value
  const project = { ...state.project, tracks: state.project.tracks.filter((track) => !ids.has(track.id)) }
  return finish(state, { project, focus: settleFocus(state.focus, project) }, { tracks: names })
}
