import { failure } from '../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../shared/ids.ts'
import { err, ok } from '../../../shared/result.ts'
import type { EditNote } from '../../../shared/schemas/change.ts'
import { frames } from '../../../shared/time.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { finish } from '../edits/edit.ts'
import { readTracks } from '../edits/readTarget.ts'
import { freeName } from '../edits/tracks/createTrack.ts'
import { trackEnd } from '../model/projectEnd.ts'
import { settleFocus } from '../model/settleFocus.ts'
import type { Project, Track } from '../model/project.ts'
import { readMixFloat } from '../render/readMixFloat.ts'
import type { RenderTask } from '../rendering/renderTask.ts'
import type { LongEdit } from './longEdit.ts'

/**
 * The selected tracks as one, with their gain and pan, whether they are muted or not; it stands where the first of them
 * stood, and they go or stay below it. Mono where all of them are mono in the middle, as in Audacity. Labels stay. Not
 * clipped: blocks of floats hold what is louder than full scale.
 */
export const mixAndRender: LongEdit<'mixAndRender'> = async (state, request, env) => {
  const chosen = readTracks(state)
  if (!chosen.ok) return chosen
  const { tracks, names } = chosen.value
  const filled = tracks.filter((track) => track.clips.length > 0)
  if (filled.length === 0) return err(failure('engine/nothing-there', { where: { kind: 'selected-tracks' } }))
  const start = filled.reduce((first, track) => Math.min(first, track.clips[0]?.start ?? first), Infinity)
  const end = filled.reduce((last, track) => Math.max(last, trackEnd(track)), 0)
  const range = { start: frames(start), end: frames(end) }
  const channels = tracks.every((track) => track.channels === 1 && track.pan === 0) ? 1 : 2
  return ok({
    tasks: [mixOf(env.store, state.project, filled, range, channels)],
    apply: (now, [pieces = []], applied) => {
      const name = request.name ?? mixName(now.project, names)
      const length = frames(end - start)
      const clip = { id: applied.newId('clip') as ClipId, name, start: range.start, length, pieces }
      const id = applied.newId('track') as TrackId
      const mix: Track = { id, name, channels, gainDb: 0, pan: 0, muted: false, soloed: false, clips: [clip] }
      const project = replaceTracks(now.project, tracks, mix, request.originals === 'keep')
      const focus = settleFocus({ ...now.focus, selectedTracks: [id] }, project)
      return finish(now, { project, focus }, { tracks: names, range, notes: mutedIn(filled) })
    },
  })
}

/** The sound of the tracks together, to be rendered as it is. */
function mixOf(
  store: BlockStore,
  project: Project,
  tracks: readonly Track[],
  { start, end }: { readonly start: number; readonly end: number },
  channels: 1 | 2,
): RenderTask {
  const heard: Project = { ...project, tracks: tracks.map((track) => ({ ...track, muted: false, soloed: false })) }
  return {
    effect: { name: 'plain', params: {} },
    format: { sampleRate: project.sampleRate, channels },
    channelsOut: channels,
    input: end - start,
    leadIn: 0,
    length: end - start,
    at: start,
    like: [],
    // Of a mono mix both sides are the same.
    read: (from, out) => {
      const mix = readMixFloat(store, heard, start + from, out[0]?.length ?? 0)
      out.forEach((row, c) => row.set(mix[c] as Float32Array))
    },
  }
}

/** One track keeps its name. */
function mixName(project: Project, names: readonly string[]): string {
  const [only] = names
  if (names.length === 1 && only !== undefined) return only
  return freeName(project, (number) => (number === 1 ? 'Mix' : `Mix ${number}`), 1)
}

/** `made` in the place of the first of them; those that are kept stand behind it. */
function replaceTracks(project: Project, mixed: readonly Track[], made: Track, isKept: boolean): Project {
  const ids = new Set(mixed.map((track) => track.id))
  const [first] = mixed
  const tracks = project.tracks.flatMap((track) => [
    ...(track.id === first?.id ? [made] : []),
    ...(isKept || !ids.has(track.id) ? [track] : []),
  ])
  return { ...project, tracks }
}

/** What nobody heard before is in the mix now. */
function mutedIn(tracks: readonly Track[]): EditNote[] {
  const count = tracks.filter((track) => track.muted).length
  return count === 0 ? [] : [{ kind: 'muted-heard', count }]
}
