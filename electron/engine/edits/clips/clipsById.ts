import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { frames } from '../../../../shared/time.ts'
import type { Clip, Clipboard, Project, Track } from '../../model/project.ts'
import { settleFocus } from '../../model/settleFocus.ts'
import { changeTracks } from '../changeTracks.ts'
import { finish, type Edit } from '../edit.ts'

export interface FoundClip {
  readonly clip: Clip
  readonly track: Track
}

/** The clips in the order of the ids. */
export function findClips(project: Project, ids: readonly string[]): Result<readonly FoundClip[]> {
  const all = new Map<string, FoundClip>()
  for (const track of project.tracks) for (const clip of track.clips) all.set(clip.id, { clip, track })
  const found: FoundClip[] = []
  for (const id of ids) {
    const one = all.get(id)
    if (one === undefined) return err(failure('engine/unknown-clip', { id }))
    found.push(one)
  }
  return ok(found)
}

/** What clips reach together, and the names of their tracks. */
export function extentOf(found: readonly FoundClip[]) {
  const start = frames(Math.min(...found.map(({ clip }) => clip.start)))
  const end = frames(Math.max(...found.map(({ clip }) => clip.start + clip.length)))
  return { range: { start, end }, tracks: [...new Set(found.map(({ track }) => track.name))] }
}

export const renameClip: Edit<'renameClip'> = (state, { clipId, name }) => {
  const found = findClips(state.project, [clipId])
  if (!found.ok) return found
  const [one] = found.value
  if (one === undefined || one.clip.name === name) return finish(state, {})
  const project = changeTracks(state.project, new Set([one.track.id]), (track) => ({
    ...track,
    clips: track.clips.map((clip) => (clip === one.clip ? { ...clip, name } : clip)),
  }))
  return finish(state, { project }, extentOf(found.value))
}

export const deleteClips: Edit<'deleteClips'> = (state, { clipIds }) => {
  const found = findClips(state.project, clipIds)
  if (!found.ok) return found
  if (found.value.length === 0) return finish(state, {})
  const gone = new Set(found.value.map(({ clip }) => clip))
  const project = changeTracks(state.project, new Set(found.value.map(({ track }) => track.id)), (track) => ({
    ...track,
    clips: track.clips.filter((clip) => !gone.has(clip)),
  }))
  return finish(state, { project, focus: settleFocus(state.focus, project) }, extentOf(found.value))
}

export const copyClips: Edit<'copyClips'> = (state, { clipIds }) => {
  const found = findClips(state.project, clipIds)
  if (!found.ok) return found
  if (found.value.length === 0) return finish(state, {})
  const extent = extentOf(found.value)
  const { start, end } = extent.range
  const taken = new Set(found.value.map(({ clip }) => clip))
  const rows = state.project.tracks.flatMap((track) => {
    const clips = track.clips.filter((clip) => taken.has(clip))
    const moved = clips.map((clip) => ({ ...clip, start: frames(clip.start - start) }))
    return clips.length === 0 ? [] : [{ channels: track.channels, clips: moved }]
  })
  const clipboard: Clipboard = { sampleRate: state.project.sampleRate, length: frames(end - start), rows }
  return finish(state, { clipboard }, extent)
}
