import type { Clipboard, Focus, Project } from '../model/project.ts'
import { emptyFocus, emptyProject } from '../model/emptyProject.ts'
import { createHistory, type History } from '../history/history.ts'
import type { Frames } from '../../../shared/time.ts'
import { frames } from '../../../shared/time.ts'

/** All that an editor knows, as one immutable value: a fork is simply another holder of it. */
export interface EditorState {
  readonly project: Project
  readonly focus: Focus
  readonly clipboard: Clipboard | null
  readonly transport: Transport
  readonly history: History
  /** Number of the next id; grows only, so that no id is ever used for two things. */
  readonly nextId: number
  readonly revision: number
  readonly contentRevision: number
}

export interface Transport {
  readonly state: 'playing' | 'paused' | 'stopped'
  readonly position: Frames
  readonly loop: boolean
  /** What is looped while `loop` is on; null for the time selection, or everything. */
  readonly region: { readonly start: Frames; readonly end: Frames } | null
  /**
   * Playing what a cut would leave: `skip` is not heard, and `end` is where it ends. Null while anything else plays.
   */
  readonly preview: { readonly skip: { readonly start: Frames; readonly end: Frames }; readonly end: Frames } | null
}

export const stopped: Transport = { state: 'stopped', position: frames(0), loop: false, region: null, preview: null }

export function emptyState(sampleRate: number): EditorState {
  const project = emptyProject(sampleRate)
  return {
    project,
    focus: emptyFocus,
    clipboard: null,
    transport: stopped,
    history: createHistory(project),
    nextId: 1,
    revision: 0,
    contentRevision: 0,
  }
}

/** The state with some of it changed, and its revisions counted on; the same object when nothing is different. */
export function changeState(
  state: EditorState,
  change: Partial<Omit<EditorState, 'revision' | 'contentRevision'>>,
): EditorState {
  const next = { ...state, ...change }
  const content = next.project !== state.project
  const other = next.focus !== state.focus || next.clipboard !== state.clipboard || next.transport !== state.transport
  if (!content && !other && next.history === state.history && next.nextId === state.nextId) return state
  return { ...next, revision: state.revision + 1, contentRevision: state.contentRevision + (content ? 1 : 0) }
}

/** Hands out ids from the state's counter; `next` is where the counter stands afterwards. */
export function idSource(state: EditorState): {
  newId: (kind: 'track' | 'clip' | 'label' | 'history') => string
  next: () => number
} {
  let count = state.nextId
  return { newId: (kind) => `${kind[0]}${count++}`, next: () => count }
}
