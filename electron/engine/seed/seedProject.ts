import { failure } from '../../../shared/failures/index.ts'
import type { ClipId, LabelId, TrackId } from '../../../shared/ids.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { frames, toFrames } from '../../../shared/time.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { createHistory } from '../history/history.ts'
import type { ProjectSeed } from '../contract.ts'
import { checkProject } from '../model/checkProject.ts'
import type { Clip, Focus, Label, Project, Track } from '../model/project.ts'
import { joinPieces } from '../pieces/joinPieces.ts'
import { silentPieces } from '../pieces/silence.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { changeState, idSource, stopped, type EditorState } from '../state/editorState.ts'
import { createSeedSound, type SeedSound } from './seedSound.ts'

type TrackSeed = ProjectSeed['tracks'][number]
type ClipSeed = TrackSeed['clips'][number]
type Ids = ReturnType<typeof idSource>

/** How far apart the clips' sounds begin in the shared noise, frames; prime, so that no two clips sound alike. */
const soundStep = 7919

/** A state with the described project and nothing to undo. */
export function seedProject(state: EditorState, seed: ProjectSeed, store: BlockStore): Result<EditorState> {
  const ids = idSource(state)
  const sound = createSeedSound(store)
  let clipCount = 0
  const tracks = seed.tracks.map((track) => {
    const id = ids.newId('track') as TrackId
    const clips = track.clips.map((clip) =>
      makeClip(clip, { track, rate: seed.sampleRate, ids, sound, place: soundStep * clipCount++ }),
    )
    const sorted = clips.filter((clip) => clip.length > 0).toSorted((one, other) => one.start - other.start)
    return {
      id,
      name: track.name,
      channels: track.channels,
      gainDb: 0,
      pan: 0,
      muted: false,
      soloed: false,
      clips: sorted,
    } satisfies Track
  })
  const project: Project = { sampleRate: seed.sampleRate, tracks, labels: makeLabels(seed, ids) }
  const wrong = checkProject(project)
  if (wrong !== null) return err(failure('engine/bad-value', { problem: { kind: 'impossible-project', what: wrong } }))
  const change = {
    project,
    focus: makeFocus(seed, project),
    clipboard: null,
    transport: stopped,
    history: createHistory(project),
    nextId: ids.next(),
  }
  return ok(changeState(state, change))
}

function makeClip(
  clip: ClipSeed,
  ctx: { track: TrackSeed; rate: number; ids: Ids; sound: SeedSound; place: number },
): Clip {
  const start = toFrames(clip.start, ctx.rate)
  const length = frames(Math.max(0, toFrames(clip.end, ctx.rate) - start))
  let pieces = ctx.sound.pieces(ctx.track.channels, ctx.place, length)
  for (const [from, to] of ctx.track.silences) {
    const low = Math.min(length, Math.max(0, toFrames(from, ctx.rate) - start))
    const high = Math.min(length, Math.max(low, toFrames(to, ctx.rate) - start))
    pieces = joinPieces(slicePieces(pieces, 0, low), silentPieces(high - low), slicePieces(pieces, high, length))
  }
  return { id: ctx.ids.newId('clip') as ClipId, name: clip.name, start, length, pieces }
}

function makeLabels(seed: ProjectSeed, ids: Ids): readonly Label[] {
  const labels = seed.labels.map((label): Label => ({
    id: ids.newId('label') as LabelId,
    text: label.text,
    start: toFrames(label.start, seed.sampleRate),
    end: toFrames(label.end, seed.sampleRate),
  }))
  return labels.toSorted((one, other) => one.start - other.start)
}

function makeFocus(seed: ProjectSeed, project: Project): Focus {
  const place = (seconds: number) => toFrames(seconds, seed.sampleRate)
  const clips = project.tracks.flatMap((track) => track.clips)
  return {
    selection: seed.selection === null ? null : { start: place(seed.selection.start), end: place(seed.selection.end) },
    selectedTracks: project.tracks.filter((track) => seed.selectedTracks.includes(track.name)).map((track) => track.id),
    selectedClips: clips.filter((clip) => seed.selectedClips.includes(clip.name)).map((clip) => clip.id),
    cursor: place(seed.cursor),
  }
}
