import { changeTracks } from './changeTracks.ts'
import { finish, type EditResult, type EditState } from './edit.ts'
import { readTargetWithAudio, type Target } from './readTarget.ts'
import type { Track } from '../model/project.ts'

/** Changes the range on each of the selected tracks by itself; there has to be audio in it. */
export function changeRange(state: EditState, change: (track: Track, range: Target) => Track): EditResult {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const project = changeTracks(state.project, target.value.ids, (track) => change(track, target.value))
  return finish(state, { project }, { tracks: target.value.names, range: target.value })
}
