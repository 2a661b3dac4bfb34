import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { EditRequest, TransportKind } from '../../../shared/schemas/editRequest.ts'
import type { TransportView } from '../../../shared/schemas/projectView.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { frames, toFrames, type Frames } from '../../../shared/time.ts'
import type { Focus } from '../model/project.ts'
import { projectEnd } from '../model/projectEnd.ts'
import type { EditorState, Transport } from './editorState.ts'

export type TransportRequest = Extract<EditRequest, { kind: TransportKind }>

/** What a transport request changes; each the same object when it was so already. */
export interface Moved {
  readonly transport: Transport
  readonly focus: Focus
}

type Moves = {
  readonly [K in TransportKind]: (
    state: EditorState,
    request: Extract<TransportRequest, { kind: K }>,
  ) => Result<Transport>
}

/**
 * Play starts at the selection's start, else at the cursor (from the beginning when nothing lies behind it), and goes
 * on from where it was paused. Pause stops in place, and once more goes on.
 */
const moves: Moves = {
  play: (state) => {
    const { transport } = state
    if (projectEnd(state.project) === 0) return nothingThere('project')
    if (transport.state === 'playing') return ok(transport)
    if (transport.state === 'paused') return ok({ ...transport, state: 'playing' })
    return ok({ ...transport, state: 'playing', position: playStart(state), preview: null })
  },
  pause: ({ transport }) => {
    if (transport.state === 'stopped') return ok(transport)
    return ok({ ...transport, state: transport.state === 'playing' ? 'paused' : 'playing' })
  },
  stop: (state) => {
    const { transport } = state
    return ok(
      transport.state === 'stopped'
        ? transport
        : { ...transport, state: 'stopped', position: playStart(state), preview: null },
    )
  },
  skipTo: (state, { place }) => {
    const { transport } = state
    const position = place === 'start' ? frames(0) : projectEnd(state.project)
    const goesOn = place === 'start' || transport.state !== 'playing' ? transport.state : 'stopped'
    const isThere = transport.state === 'stopped' && transport.position === position && transport.preview === null
    return ok(isThere ? transport : { ...transport, state: goesOn, position, preview: null })
  },
  setLoop: ({ transport }, request) => {
    const loop = request.loop === 'toggle' ? !transport.loop : request.loop === 'on'
    const region = request.loop === 'on' ? null : transport.region
    return ok(loop === transport.loop && region === transport.region ? transport : { ...transport, loop, region })
  },
  setLoopRegion: ({ project, focus, transport }, { region }) => {
    if (region === null) return ok(transport.region === null ? transport : { ...transport, loop: false, region: null })
    const wanted = region === 'selection' ? focus.selection : rangeOf(region, project.sampleRate)
    if (wanted === null || wanted.end <= wanted.start) return err(failure('engine/empty-range'))
    return ok({ ...transport, loop: true, region: { start: wanted.start, end: wanted.end } })
  },
  playCutPreview: (state) => {
    const {
      project,
      focus: { selection },
      transport,
    } = state
    if (selection === null || selection.end <= selection.start) return err(failure('engine/empty-range'))
    const end = projectEnd(project)
    const start = Math.max(0, selection.start - toFrames(limits.cutPreview.before, project.sampleRate))
    const stop = Math.min(end, selection.end + toFrames(limits.cutPreview.after, project.sampleRate))
    const position = start < selection.start ? start : selection.end
    if (end === 0 || position >= Math.max(selection.start, stop)) return nothingThere('around-selection')
    return ok({
      ...transport,
      state: 'playing',
      position: frames(position),
      preview: { skip: selection, end: frames(Math.max(selection.start, stop)) },
    })
  },
}

/** Skipping takes the cursor with it and ends the time selection; the rest leaves the focus alone. */
export function moveTransport(state: EditorState, request: TransportRequest): Result<Moved> {
  const move = moves[request.kind] as (state: EditorState, request: TransportRequest) => Result<Transport>
  const moved = move(state, request)
  if (!moved.ok) return moved
  return ok({
    transport: moved.value,
    focus: request.kind === 'skipTo' ? pointAt(state.focus, moved.value.position) : state.focus,
  })
}

function nothingThere(kind: 'around-selection' | 'project'): Result<Transport> {
  return err(failure('engine/nothing-there', { where: { kind } }))
}

function rangeOf({ start, end }: { start: number; end: number }, rate: number): { start: Frames; end: Frames } {
  return { start: toFrames(start, rate), end: toFrames(end, rate) }
}

function pointAt(focus: Focus, cursor: Frames): Focus {
  return focus.cursor === cursor && focus.selection === null ? focus : { ...focus, cursor, selection: null }
}

function playStart(state: EditorState): Frames {
  if (state.focus.selection !== null) return state.focus.selection.start
  return state.focus.cursor < projectEnd(state.project) ? state.focus.cursor : frames(0)
}

/** What the player says of itself, as part of the state. */
export function transportAfter(
  { transport, project }: EditorState,
  report: Pick<TransportView, 'state' | 'position'>,
): EditorState['transport'] {
  const seconds = Number.isFinite(report.position) ? Math.max(0, report.position) : 0
  return {
    ...transport,
    state: report.state,
    position: toFrames(seconds, project.sampleRate),
    preview: report.state === 'stopped' ? null : transport.preview,
  }
}
