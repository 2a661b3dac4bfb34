import { failure } from '../../../shared/failures/index.ts'
import type { BlockId } from '../../../shared/ids.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { isLong, type EditOutcome, type EditRequest } from '../../../shared/schemas/editRequest.ts'
import type { ProjectView, ReadOnlyView, TransportView } from '../../../shared/schemas/projectView.ts'
import type { HistoryMove, HistoryPoint, RequestMark } from '../../editor/index.ts'
import { app, type Owner } from '../contract.ts'
import { letOldGo, limitHistory, longestHistory, noteTime } from '../history/history.ts'
import { flatten, fromDisk } from '../disk/diskFailures.ts'
import type { ProjectFile } from '../projectFile/projectFile.ts'
import { withoutBlock } from '../projectFile/damage/silenceLost.ts'
import { changeState, type EditorState } from '../state/editorState.ts'
import type { Renderers } from '../rendering/renderers.ts'
import { createForkState } from './forkState.ts'
import type { Hold, PerformLong } from './hold.ts'
import { limitTransaction } from './limitTransaction.ts'
import { committed, isKept, shownBeside, takenBack, type Transaction } from './transaction.ts'
import {
  goToOn,
  type InstantRequest,
  keepsContent,
  type PerformEnv,
  performOn,
  redoOn,
  undoOn,
} from '../state/performOn.ts'
import { transportAfter } from '../state/moveTransport.ts'
import { createViewBuilder } from '../state/view.ts'

interface SessionOptions {
  readonly name: string
  readonly joins: PerformEnv['joins']
  readonly historyLimit?: number
  /** The clock, in milliseconds; without one nothing is known of when it was done. */
  readonly now?: (() => number) | undefined
  readonly performLong: PerformLong
}

/**
 * The one object with changing state. A change outside a transaction is on disk before it is shown; inside one it is
 * kept in memory, and `commit` writes it as one history entry. Undo and redo by a transaction's owner are part of it:
 * undo takes back its last step, and before its first step the entry before it; `rollback` puts that back too.
 */
export class Session {
  #state: EditorState
  #transaction: Transaction | null = null
  #joins: PerformEnv['joins']
  #mostHistory: number
  readonly #file: ProjectFile
  readonly #views: ReturnType<typeof createViewBuilder>
  #held: Hold | null = null
  readonly #listeners = new Set<(view: ProjectView) => void>()
  readonly #waiting = new Set<() => void>()
  readonly #performLong: PerformLong
  readonly #now: SessionOptions['now']
  #readOnly: ReadOnlyView | null

  constructor(file: ProjectFile, state: EditorState, options: SessionOptions) {
    this.#file = file
    this.#state = state
    this.#joins = options.joins
    this.#mostHistory = options.historyLimit ?? longestHistory
    this.#performLong = options.performLong
    this.#now = options.now
    this.#views = createViewBuilder(options.name)
    this.#readOnly = file.readOnly
    file.onLost((block) => this.#loseBlock(block))
  }

  /** Why nothing can be changed; null where it can. */
  get readOnly(): ReadOnlyView | null {
    return this.#readOnly
  }

  get store(): PerformEnv['store'] {
    return this.#file.blocks
  }

  /** What the window shows: the state before an open transaction, and what plays now. */
  get shown(): EditorState {
    return this.#transaction === null ? this.#state : shownBeside(this.#transaction, this.#state)
  }

  /** What `owner` works on: others do not see what is not committed. */
  stateFor(owner: Owner): EditorState {
    return this.#isTakenFrom(owner) ? this.shown : this.#state
  }

  view(owner: Owner): ProjectView {
    return this.#viewOf(this.stateFor(owner))
  }

  onChange(listener: (view: ProjectView) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** An open transaction has changed something that is not in the file yet. */
  get isUnfinished(): boolean {
    return this.#transaction !== null && this.#transaction.before.project !== this.#state.project
  }

  get joins(): PerformEnv['joins'] {
    return this.#joins
  }

  setJoins(joins: PerformEnv['joins']): void {
    this.#joins = joins
  }

  /** Nothing is under way that may still need what the file does not. */
  get isIdle(): boolean {
    return this.#transaction === null && this.#held === null
  }

  setHistoryLimit(most: number): void {
    this.#mostHistory = most
    // Where it can't be now (a request runs, nothing can be written), the next edit does it.
    this.limitHistory(app, { most })
  }

  limitHistory(owner: Owner, { most }: { readonly most: number }): Result<{ letGo: number }> {
    if (this.#readOnly !== null) return err(failure('engine/read-only'))
    if (this.#isTakenFrom(owner) || this.#held !== null) return err(failure('engine/busy'))
    if (this.#transaction !== null) {
      const limited = limitTransaction(this.#transaction, this.#state, most)
      this.#transaction = limited.transaction
      this.#state = limited.state
      return ok({ letGo: limited.letGo })
    }
    const before = this.#state.history
    const taken = this.#take(changeState(this.#state, { history: limitHistory(before, most) }))
    return taken.ok ? ok({ letGo: before.entries.length - this.#state.history.entries.length }) : taken
  }

  perform(owner: Owner, request: EditRequest): Result<EditOutcome> | Promise<Result<EditOutcome>> {
    const keeps = keepsContent(request)
    if (this.#readOnly !== null && !keeps) return err(failure('engine/read-only'))
    if (isLong(request)) return this.#performLong(owner, request)
    const isOthers = this.#isTakenFrom(owner)
    if (isOthers) return keeps ? this.#performBeside(request) : err(failure('engine/busy'))
    if (this.#held !== null && !keeps) return err(failure('engine/busy'))
    const done = this.#carryOut((state, env) => performOn(state, request, env))
    return done.ok ? ok(done.value.outcome) : done
  }

  /**
   * Keeps the project as it is for long work of `owner`: until the hold is let go, edits, undo and redo are refused,
   * and imports wait. Selecting and playing go on.
   */
  hold(owner: Owner): Result<Hold> {
    if (this.#held !== null || this.#isTakenFrom(owner)) return err(failure('engine/busy'))
    if (this.#readOnly !== null) return err(failure('engine/read-only'))
    const state = this.#state
    const hold: Hold = {
      state,
      finish: (make) => {
        if (this.#held !== hold) return err(failure('engine/cancelled'))
        const made = this.#carryOut(make)
        return made.ok ? ok(made.value.outcome) : made
      },
      release: () => {
        if (this.#held !== hold) return
        this.#held = null
        this.#wake()
      },
    }
    this.#held = hold
    return ok(hold)
  }

  begin(owner: Owner, mark: RequestMark): Result<void> {
    if (this.#transaction !== null || this.#held !== null) return err(failure('engine/busy'))
    this.#transaction = { owner, mark, before: this.#state, meanwhile: null }
    return ok()
  }

  /** When the disk refuses, the transaction is rolled back. */
  commit(owner: Owner): Result<{ historyId: string | null }> {
    const open = this.#ownTransaction(owner)
    if (open === null) return err(failure('engine/stale'))
    const { next, historyId } = committed(open, this.#state, this.#mostHistory)
    const saved = this.#save(this.#timed(next, open.before))
    if (!saved.ok) {
      this.rollback(owner)
      return saved
    }
    this.#endTransaction(saved.value)
    return ok({ historyId })
  }

  /** When this fails everything is as it was all the same: only the growing revision could not be written. */
  rollback(owner: Owner): Result<void> {
    const open = this.#ownTransaction(owner)
    if (open === null) return err(failure('engine/stale'))
    const back = takenBack(open, this.#state)
    const saved = back.revision === open.before.revision ? ok(back) : this.#save(back)
    this.#endTransaction(saved.ok ? saved.value : back)
    return saved.ok ? ok() : saved
  }

  undo(owner: Owner, move?: HistoryMove): Result<{ label: string }> {
    return this.#step(owner, (state) => undoOn(state, move))
  }

  redo(owner: Owner, move?: HistoryMove): Result<{ label: string }> {
    return this.#step(owner, (state) => redoOn(state, move))
  }

  goTo(owner: Owner, point: HistoryPoint): Result<{ label: string }> {
    return this.#step(owner, (state) => goToOn(state, point))
  }

  fork(owner: Owner, renderers: Renderers): ReturnType<typeof createForkState> {
    return createForkState(this.stateFor(owner), this.#views, { store: this.store, joins: this.#joins }, renderers)
  }

  /** A change that is no edit request (an import, a seed). Waits for others; lasts with the owner's transaction. */
  async change(owner: Owner, make: (state: EditorState) => Result<EditorState>): Promise<Result<void>> {
    while (this.#isTakenFrom(owner) || this.#held !== null)
      await new Promise<void>((resolve) => this.#waiting.add(resolve))
    const made = make(this.#state)
    return made.ok ? this.#take(made.value) : made
  }

  /** Only a change of playing, paused or stopped is announced; a position that moves on is not. */
  reportTransport(report: Pick<TransportView, 'state' | 'position'>): void {
    const transport = transportAfter(this.#state, report)
    if (report.state === this.#state.transport.state) this.#state = { ...this.#state, transport }
    else this.#hear(changeState(this.#state, { transport }))
  }

  /** Gives up an open transaction, and lets go on what waits for its end. */
  end(): void {
    if (this.#transaction !== null) this.rollback(this.#transaction.owner)
  }

  /** What plays is told at once, whoever has a transaction open. */
  #hear(next: EditorState): void {
    if (next === this.#state) return
    this.#state = next
    this.#announce()
  }

  /** Others select, move the cursor and play in what they see; the transaction goes on with its own. */
  #performBeside(request: InstantRequest): Result<EditOutcome> {
    const open = this.#transaction
    const seen = this.shown
    const done = performOn(seen, request, { store: this.store, joins: this.#joins })
    if (!done.ok || open === null) return done.ok ? ok(done.value.outcome) : done
    const { focus, transport } = done.value.state
    if (done.value.state !== seen) {
      if (focus !== seen.focus) this.#transaction = { ...open, meanwhile: focus }
      this.#state = { ...this.#state, transport, revision: this.#state.revision + 1 }
      this.#announce()
    }
    return ok(done.value.outcome)
  }

  #step(owner: Owner, step: (state: EditorState) => ReturnType<typeof undoOn>): Result<{ label: string }> {
    if (this.#isTakenFrom(owner) || this.#held !== null) return err(failure('engine/busy'))
    const done = this.#carryOut(step)
    return done.ok ? ok({ label: done.value.label }) : done
  }

  /** Takes what was made of the state; what can't be read from the disk for it is a failure. */
  #carryOut<Made extends { readonly state: EditorState }>(
    make: (state: EditorState, env: PerformEnv) => Result<Made>,
  ): Result<Made> {
    const made = flatten(fromDisk(() => make(this.#state, { store: this.store, joins: this.#joins })))
    if (!made.ok) return made
    const taken = this.#take(made.value.state)
    return taken.ok ? made : taken
  }

  #take(next: EditorState): Result<void> {
    if (next === this.#state) return ok()
    const isChanged = next.project !== this.#state.project || next.history !== this.#state.history
    if (this.#readOnly !== null && isChanged) return err(failure('engine/read-only'))
    if (this.#transaction !== null) {
      this.#state = next
      return ok()
    }
    const lasting = this.#timed({ ...next, history: letOldGo(next.history, this.#mostHistory) }, this.#state)
    const saved = isKept(this.#state, lasting) ? this.#save(lasting) : ok(lasting)
    if (!saved.ok) return saved
    this.#state = saved.value
    this.#announce()
    return ok()
  }

  #timed(next: EditorState, { history }: EditorState): EditorState {
    return this.#now === undefined ? next : { ...next, history: noteTime(next.history, history, this.#now()) }
  }

  /** Where nothing is written, only what is looked at changes. */
  #save(next: EditorState): Result<EditorState> {
    return this.#readOnly === null ? this.#file.save(next) : ok(next)
  }

  #viewOf(state: EditorState): ProjectView {
    const view = this.#views.build(state)
    return this.#readOnly === null ? view : { ...view, canUndo: false, canRedo: false, readOnly: this.#readOnly }
  }

  /**
   * Sound that is heard turned out not to be what was written: from now on it is silent and said to be, and nothing is
   * changed any more.
   */
  #loseBlock(block: BlockId): void {
    const { project } = this.shown
    const lost = withoutBlock(project, block)
    if (lost.missing.length === 0) return
    this.end()
    this.#held = null
    this.#readOnly = { reason: 'damaged', missing: [...(this.#readOnly?.missing ?? []), ...lost.missing] }
    this.#state = changeState(this.#state, { project: lost.project })
    this.#wake()
    this.#announce()
  }

  #isTakenFrom(owner: Owner): boolean {
    return this.#transaction !== null && this.#transaction.owner !== owner
  }

  #ownTransaction(owner: Owner): Transaction | null {
    return this.#transaction?.owner === owner ? this.#transaction : null
  }

  #endTransaction(next: EditorState): void {
    const before = this.#transaction?.before
    this.#transaction = null
    this.#held = null
    const isNews = next.revision !== before?.revision || next.history !== before.history
    this.#state = next
    this.#wake()
    if (isNews) this.#announce()
  }

  #wake(): void {
    for (const goOn of this.#waiting) goOn()
    this.#waiting.clear()
  }

  #announce(): void {
    const view = this.#viewOf(this.shown)
    for (const listener of this.#listeners) listener(view)
  }
}
