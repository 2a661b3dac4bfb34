import { type Failure, messageOf } from '../../../shared/failures/index.ts'
import { expect } from 'vitest'
import type { BlockStore } from '../../../electron/engine/blocks/blockStore.ts'
import { memoryBlockStore } from '../../../electron/engine/blocks/memoryBlockStore.ts'
import type { Edit, EditEnv, EditResult, EditState } from '../../../electron/engine/edits/edit.ts'
import { edits } from '../../../electron/engine/edits/index.ts'
import { checkProject } from '../../../electron/engine/model/checkProject.ts'
import type { Project, Track } from '../../../electron/engine/model/project.ts'
import { readPieces } from '../../../electron/engine/render/readPieces.ts'
import type { ClipId, LabelId, TrackId } from '../../../shared/ids.ts'
import { isLong, isTransport } from '../../../shared/schemas/editKinds.ts'
import {
  editRequestSchema,
  type EditOutcome,
  type EditRequest,
  type EditRequestInput,
  type InstantKind,
} from '../../../shared/schemas/editRequest.ts'
import { frames } from '../../../shared/time.ts'
import { addNoise, makePiece } from './makePieces.ts'

type Range = readonly [number, number]
type TrackSketch = { readonly clips?: readonly Range[]; readonly channels?: 1 | 2 }

/** Ten frames a second, so that times are tenths and frames can be counted on fingers. */
export const rate = 10

export interface Sketch {
  /** Clips in frames by track name, e.g. `{ Voice: { clips: [[0, 40]] } }`. */
  readonly tracks: Readonly<Record<string, TrackSketch>>
  readonly labels?: readonly (readonly [text: string, start: number, end: number])[]
  /** Frames. */
  readonly selection?: Range
  /** All of them when left out. */
  readonly selected?: readonly string[]
  readonly cursor?: number
  readonly joins?: 'clickSafe' | 'exact'
  readonly sampleRate?: number
}

/** A project of noise in memory and an environment for edits; joins are exact unless asked for. */
export function sketch(plan: Sketch): { state: EditState; env: EditEnv } {
  const store = memoryBlockStore()
  let ids = 100
  const tracks = Object.entries(plan.tracks).map(([name, track], index) => makeTrack(store, name, track, index))
  const selected = plan.selected ?? tracks.map((track) => track.name)
  const labels = (plan.labels ?? []).map(([text, start, end], index) => ({
    id: `l${index}` as LabelId,
    text,
    start: frames(start),
    end: frames(end),
  }))
  return {
    state: {
      project: { sampleRate: plan.sampleRate ?? rate, tracks, labels },
      focus: {
        selection:
          plan.selection === undefined ? null : { start: frames(plan.selection[0]), end: frames(plan.selection[1]) },
        selectedTracks: tracks.filter((track) => selected.includes(track.name)).map((track) => track.id),
        selectedClips: [],
        cursor: frames(plan.cursor ?? 0),
      },
      clipboard: null,
    },
    env: { store, joins: plan.joins ?? 'exact', newId: (kind) => `${kind[0]}${ids++}` },
  }
}

function makeTrack(store: BlockStore, name: string, plan: TrackSketch, index: number): Track {
  const channels = plan.channels ?? 1
  const clips = (plan.clips ?? []).map(([start, end], place) => {
    const block = addNoise(store, 'f32', channels, end - start, index * 10 + place + 1)
    const id = `c${index * 10 + place}` as ClipId
    return {
      id,
      name: `clip ${place + 1}`,
      start: frames(start),
      length: frames(end - start),
      pieces: [makePiece({ block, length: end - start })],
    }
  })
  return { id: `t${index}` as TrackId, name, channels, gainDb: 0, pan: 0, muted: false, soloed: false, clips }
}

function runEdit(state: EditState, request: Extract<EditRequest, { kind: InstantKind }>, env: EditEnv): EditResult {
  const edit = edits[request.kind] as Edit<typeof request.kind>
  return edit(state, request, env)
}

type Edited = EditState & { readonly outcome: EditOutcome }

/** The state after an edit that has to succeed and to leave a sound project. */
export function edit(state: EditState, request: EditRequestInput, env: EditEnv): Edited {
  const done = runEdit(state, parse(request), env)
  if (!done.ok) throw new Error(`${done.error.code}: ${messageOf(done.error)}`)
  expect(checkProject(done.value.project)).toBeNull()
  return done.value
}

/** The failure of an edit that has to fail. */
export function failEdit(state: EditState, request: EditRequestInput, env: EditEnv): Failure {
  const done = runEdit(state, parse(request), env)
  if (done.ok) throw new Error(`${request.kind} did not fail`)
  return done.error
}

function parse(request: EditRequestInput): Extract<EditRequest, { kind: InstantKind }> {
  const parsed = editRequestSchema.parse(request)
  if (isTransport(parsed) || isLong(parsed)) throw new Error('That is no instant edit.')
  return parsed
}

/** `[start, end]` in frames of every clip of a track. */
export function layout(project: Project, name: string): Range[] {
  return trackOf(project, name).clips.map((clip) => [clip.start, clip.start + clip.length])
}

/** What is heard of a track from one frame to another, first channel; silence outside clips. */
export function soundOf(env: EditEnv, project: Project, name: string, from: number, to: number): number[] {
  return soundOfTrack(env, trackOf(project, name), from, to)
}

/** The same of a track that shares its name with others. */
export function soundOfTrack(env: EditEnv, track: Track, from: number, to: number): number[] {
  const sound = new Float32Array(to - from)
  for (const clip of track.clips) {
    const low = Math.max(from, clip.start)
    const high = Math.min(to, clip.start + clip.length)
    if (low < high)
      sound.set(readPieces(env.store, clip.pieces, low - clip.start, high - low, track.channels)[0] ?? [], low - from)
  }
  return [...sound]
}

export function trackOf(project: Project, name: string): Track {
  const track = project.tracks.find((one) => one.name === name)
  if (track === undefined) throw new Error(`There is no track ${name}.`)
  return track
}

export function labelsOf(project: Project): (readonly [string, number, number])[] {
  return project.labels.map((label) => [label.text, label.start, label.end])
}

/** Nothing is replaced where no time is selected. */
export function pasteAtCursor(state: EditState, env: EditEnv): ReturnType<typeof edit> {
  return edit(edit(state, { kind: 'clearSelection' }, env), { kind: 'paste' }, env)
}
