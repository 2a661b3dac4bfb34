import { changeClips, changeTracks } from '../changeTracks.ts'
import { finish, type Edit } from '../edit.ts'
import { readTargetWithAudio } from '../readTarget.ts'

/** Gives the clips in the range another name. */
export const renameClips: Edit<'renameClips'> = (state, { name }) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, ids, names } = target.value
  const project = changeTracks(state.project, ids, (track) =>
    changeClips(track, start, end, (clip) => [clip.name === name ? clip : { ...clip, name }]),
  )
  return finish(state, { project }, { tracks: names, range: target.value })
}
