import { ok, type Result } from '../../../shared/result.ts'
import type { EditOutcome } from '../../../shared/schemas/editRequest.ts'
import type { RequestMark } from '../../editor/index.ts'
import type { Owner } from '../contract.ts'
import { joinLabels, letOldGo, type History } from '../history/history.ts'
import { continuedEntry, keepStepsSmall, squashHistory } from '../history/squashHistory.ts'
import type { Focus } from '../model/project.ts'
import { settleFocus } from '../model/settleFocus.ts'
import { changeState, type EditorState, idSource } from '../state/editorState.ts'
import { performOn, type InstantRequest, type PerformEnv } from '../state/performOn.ts'

export interface Transaction {
  readonly owner: Owner
  readonly mark: RequestMark
  readonly before: EditorState
  /** The history that it goes on from, where it has let go of older entries: that of `before` without them. */
  readonly from?: History
  /** Where others looked while it was open: looking is never held up, and what they chose last stays. */
  readonly meanwhile: Focus | null
}

/** What others see while it is open: the state before it, what they have chosen themselves, and what plays now. */
export function shownBeside({ before, meanwhile }: Transaction, { transport, revision }: EditorState): EditorState {
  return { ...before, focus: meanwhile ?? before.focus, transport, revision }
}

/** What others select or play is done in what they see; the transaction goes on with its own. */
export function performedBeside(
  open: Transaction,
  state: EditorState,
  request: InstantRequest,
  env: PerformEnv,
): Result<{ readonly transaction: Transaction; readonly state: EditorState; readonly outcome: EditOutcome }> {
  const seen = shownBeside(open, state)
  const done = performOn(seen, request, env)
  if (!done.ok) return done
  const { outcome, state: next } = done.value
  if (next === seen) return ok({ transaction: open, state, outcome })
  const transaction = next.focus === seen.focus ? open : { ...open, meanwhile: next.focus }
  return ok({ transaction, state: { ...state, transport: next.transport, revision: state.revision + 1 }, outcome })
}

/** The state with all of it as one history entry; no entry where nothing was done. */
export function committed(
  { before, from = before.history, mark, meanwhile }: Transaction,
  state: EditorState,
  most: number,
): { readonly next: EditorState; readonly historyId: string | null } {
  const ids = idSource(state)
  const { project } = state
  const focus = meanwhile === null ? state.focus : settleFocus(meanwhile, project)
  const continued = continuedEntry(from, state.history, mark.continues)
  const history = squashHistory(continued?.before ?? from, state.history, (steps) => ({
    id: ids.newId('history'),
    label: continued === null ? mark.label : joinLabels([continued.entry, mark]),
    text: mark.text,
    project,
    focusBefore: continued?.entry.focusBefore ?? before.focus,
    focusAfter: focus,
    steps,
  }))
  const isNew = history.entries !== from.entries
  return {
    next: { ...state, focus, history: letOldGo(history, most), nextId: ids.next() },
    historyId: isNew ? (history.entries.at(-1)?.id ?? null) : null,
  }
}

/** The state while it is open, with no more single steps than are kept. */
export function withoutOldSteps({ before, from = before.history }: Transaction, state: EditorState): EditorState {
  const history = keepStepsSmall(from, state.history)
  return history === state.history ? state : { ...state, history }
}

/** Everything as it was before it; what others have chosen meanwhile stays. */
export function takenBack({ before, meanwhile }: Transaction, state: EditorState): EditorState {
  const { project, clipboard, history } = before
  return changeState(state, { project, focus: meanwhile ?? before.focus, clipboard, history })
}

/** What plays is not part of the file. The clipboard is not either, but the revision that it counted on is. */
export function isKept(before: EditorState, after: EditorState): boolean {
  return before.transport === after.transport || before.history !== after.history || before.focus !== after.focus
}
