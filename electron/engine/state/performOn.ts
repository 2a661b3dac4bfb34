import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { isFocus, isTransport } from '../../../shared/schemas/editKinds.ts'
import type {
  ContentKind,
  EditOutcome,
  EditRequest,
  InstantKind,
  LongKind,
} from '../../../shared/schemas/editRequest.ts'
import type { HistoryMove, HistoryPoint } from '../../editor/index.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { Edit, EditEnv, EditResult } from '../edits/edit.ts'
import { edits } from '../edits/index.ts'
import { entryLabels } from '../history/entryLabels.ts'
import { joinLabels, projectAt, pushEntry } from '../history/history.ts'
import { moveTo, redoEntry, redoStep, undoEntry, undoStep, type Move, type Moved } from '../history/moveInHistory.ts'
import { checkLength, projectEnd } from '../model/projectEnd.ts'
import type { Focus, Project } from '../model/project.ts'
import { settleFocus } from '../model/settleFocus.ts'
import { changeState, idSource, type EditorState } from './editorState.ts'
import { moveTransport, type TransportRequest } from './moveTransport.ts'

export interface PerformEnv {
  readonly store: BlockStore
  readonly joins: 'clickSafe' | 'exact'
}

export type Performed = Result<{ readonly state: EditorState; readonly outcome: EditOutcome }>

/** A request that takes no time. */
export type InstantRequest = Exclude<EditRequest, { kind: LongKind }>

/** Carries out one request on a state, with a history entry of its own when the project changed. */
export function performOn(state: EditorState, request: InstantRequest, env: PerformEnv): Performed {
  if (isTransport(request)) return performTransport(state, request)
  const edit = edits[request.kind] as Edit<typeof request.kind>
  const label = entryLabels[request.kind as ContentKind]
  const mark = { label, text: [label, ...clipsIn(state, request)].join(' ') }
  return performMarked(state, mark, env, (on) => edit(state, request, on))
}

/** Names of the clips that a hand has taken, as its entry in the history tells them; of more than two the first. */
function clipsIn({ project }: EditorState, request: InstantRequest): readonly string[] {
  const ids = clipIdsOf(request)
  const all = project.tracks.flatMap(({ clips }) => clips.filter(({ id }) => ids.has(id)))
  const names = [...new Set(all.map(({ name }) => name.trim()).filter((name) => name !== ''))]
  if (names.length === 0) return []
  return [names.length > mostNamed ? `${names.slice(0, mostNamed).join(', ')} …` : names.join(', ')]
}

const mostNamed = 2

function clipIdsOf(request: InstantRequest): ReadonlySet<string> {
  if ('clipId' in request) return new Set([request.clipId])
  if ('clipIds' in request) return new Set(request.clipIds)
  return new Set(request.kind === 'placeClips' ? request.places.map(({ clipId }) => clipId) : [])
}

/** The project as a new history entry. */
export function addEntry(
  state: EditorState,
  mark: { label: string; text: string },
  before: { focus: Focus },
): EditorState {
  const ids = idSource(state)
  const entry = {
    id: ids.newId('history'),
    label: mark.label,
    text: mark.text,
    project: state.project,
    focusBefore: before.focus,
    focusAfter: state.focus,
    steps: [],
  }
  return { ...state, history: pushEntry(state.history, entry), nextId: ids.next() }
}

export function undoOn(
  state: EditorState,
  { grain = 'request', count = 1 }: HistoryMove = {},
): Result<{ state: EditorState; label: string }> {
  const moved = moveOften(state, grain === 'step' ? undoStep : undoEntry, count)
  return moved === null ? err(failure('engine/nothing-to-undo')) : ok(moved)
}

export function redoOn(
  state: EditorState,
  { grain = 'request', count = 1 }: HistoryMove = {},
): Result<{ state: EditorState; label: string }> {
  const moved = moveOften(state, grain === 'step' ? redoStep : redoEntry, count)
  return moved === null ? err(failure('engine/nothing-to-redo')) : ok(moved)
}

/** The very state where it stands there already. */
export function goToOn(state: EditorState, point: HistoryPoint): Result<{ state: EditorState; label: string }> {
  const moved = moveTo(state.history, point)
  if (moved === null) return err(failure('engine/no-such-point'))
  const { position, stepsBack } = state.history
  const isThere = moved.history.position === position && moved.history.stepsBack === stepsBack
  return ok({ state: isThere ? state : stateAt(state, moved), label: moved.label })
}

/** Another project with the clipboard kept only where it still fits. */
export function replaceProject(state: EditorState, project: Project, focus: Focus): EditorState {
  const clipboard = state.clipboard?.sampleRate === project.sampleRate ? state.clipboard : null
  return changeState(state, { project, focus: settleFocus(focus, project), clipboard })
}

/** All of it or nothing. What lies between is not read. */
function moveOften(state: EditorState, move: Move, count: number): { state: EditorState; label: string } | null {
  const steps: Moved[] = []
  for (let left = count; left > 0; left--) {
    const step = move(steps.at(-1)?.history ?? state.history)
    if (step === null) return null
    steps.push(step)
  }
  const last = steps.at(-1)
  if (last === undefined) return null
  return { state: stateAt(state, last), label: joinLabels(steps) }
}

function stateAt(state: EditorState, { history, focus }: Moved): EditorState {
  return changeState(state, { project: projectAt(history), focus, history })
}

/** The state after an edit, however it is made. */
export function performEdit(
  state: EditorState,
  kind: InstantKind | LongKind,
  env: PerformEnv,
  run: (env: EditEnv) => EditResult,
): Performed {
  return performMarked(state, entryLabels[kind as ContentKind], env, run)
}

/** The same for what has its own name in the history, or says there what it was done to. */
export function performMarked(
  state: EditorState,
  mark: string | { readonly label: string; readonly text: string },
  env: PerformEnv,
  run: (env: EditEnv) => EditResult,
): Performed {
  const ids = idSource(state)
  const done = run({ ...env, newId: ids.newId })
  if (!done.ok) return done
  const { project, focus, clipboard, outcome } = done.value
  const changed = changeState(state, {
    project,
    focus,
    clipboard,
    nextId: project === state.project ? state.nextId : ids.next(),
  })
  if (project === state.project) return ok({ state: changed, outcome })
  const end = projectEnd(project)
  const fits = end > projectEnd(state.project) ? checkLength(end, project.sampleRate) : ok()
  if (!fits.ok) return fits
  const named = typeof mark === 'string' ? { label: mark, text: mark } : mark
  return ok({ state: addEntry(changed, named, state), outcome })
}

function performTransport(state: EditorState, request: TransportRequest): Performed {
  const moved = moveTransport(state, request)
  if (!moved.ok) return moved
  const changed = changeState(state, moved.value)
  const nothing = { tracks: [], range: null, at: null, peakBeforeDb: null, peakAfterDb: null }
  return ok({ state: changed, outcome: { changed: changed !== state, ...nothing } })
}

/** Selecting, moving the cursor and playing: the project stays as it is. */
export function keepsContent(request: unknown): boolean {
  return isFocus(request) || isTransport(request)
}
