import { toSeconds, type Frames } from '../../../shared/time.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { Change, EditNote, Join } from '../../../shared/schemas/change.ts'
import type {
  EditKind,
  EditOutcome,
  EditRequest,
  InstantKind,
  PlannedMix,
} from '../../../shared/schemas/editRequest.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { Clipboard, Focus, Project } from '../model/project.ts'

export interface EditState {
  readonly project: Project
  readonly focus: Focus
  readonly clipboard: Clipboard | null
}

export interface EditEnv {
  readonly store: BlockStore
  readonly joins: 'clickSafe' | 'exact'
  /** A name that was never used in this project. */
  readonly newId: (kind: 'track' | 'clip' | 'label') => string
  /** Only what the project will be is wanted, before its sound is there: nothing that is told of it is measured. */
  readonly foresees?: true
}

export type RequestOf<K extends EditKind> = Extract<EditRequest, { kind: K }>
export type EditResult = Result<EditState & { readonly outcome: EditOutcome }>

/** Pure. An edit that changes nothing gives back the very objects that it was given, and says so. */
export type Edit<K extends InstantKind> = (state: EditState, request: RequestOf<K>, env: EditEnv) => EditResult

export interface Done {
  readonly tracks?: readonly string[]
  readonly range?: { readonly start: Frames; readonly end: Frames }
  readonly at?: Frames
  readonly peakBeforeDb?: number
  readonly peakAfterDb?: number
  readonly notes?: readonly EditNote[]
  readonly removed?: NonNullable<EditOutcome['removed']>
  readonly changes?: readonly Change[]
  readonly joins?: readonly Join[]
  readonly plannedMix?: PlannedMix | undefined
  readonly gains?: NonNullable<EditOutcome['gains']>
}

/** The state after an edit, with what it did in seconds. */
export function finish(before: EditState, after: Partial<EditState>, done: Done = {}): EditResult {
  const state = { ...before, ...after }
  const changed =
    state.project !== before.project || state.focus !== before.focus || state.clipboard !== before.clipboard
  const seconds = (frame: Frames): number => toSeconds(frame, before.project.sampleRate)
  const outcome: EditOutcome = {
    changed,
    tracks: [...(done.tracks ?? [])],
    range: done.range === undefined ? null : { start: seconds(done.range.start), end: seconds(done.range.end) },
    at: done.at === undefined ? null : seconds(done.at),
    peakBeforeDb: done.peakBeforeDb ?? null,
    peakAfterDb: done.peakAfterDb ?? null,
    ...listed('notes', done.notes),
    ...(done.removed === undefined ? {} : { removed: done.removed }),
    ...listed('changes', done.changes),
    ...listed('joins', done.joins),
    ...(done.plannedMix === undefined ? {} : { plannedMix: done.plannedMix }),
    ...(done.gains === undefined ? {} : { gains: done.gains }),
  }
  return ok({ project: state.project, focus: state.focus, clipboard: state.clipboard, outcome })
}

/** Nothing where there is nothing on the list. */
function listed<Key extends 'notes' | 'changes' | 'joins'>(key: Key, list: Done[Key]): Partial<EditOutcome> {
  return list === undefined || list.length === 0 ? {} : { [key]: [...list] }
}
