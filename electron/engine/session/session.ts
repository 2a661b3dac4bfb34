import { failure } from '../../../shared/failures/index.ts'
import type { BlockId } from '../../../shared/ids.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { isLong } from '../../../shared/schemas/editKinds.ts'
import type { EditOutcome, EditRequest } from '../../../shared/schemas/editRequest.ts'
import type { ProjectView, ReadOnlyView, TransportView } from '../../../shared/schemas/projectView.ts'
import type { HistoryMove, HistoryPoint, RequestMark } from '../../editor/index.ts'
import { app, type Owner } from '../contract.ts'
import { limitHistory } from '../history/history.ts'
import { flatten, fromDisk } from '../disk/diskFailures.ts'
import type { ProjectFile } from '../projectFile/projectFile.ts'
import { changeState, type EditorState } from '../state/editorState.ts'
import type { Renderers } from '../rendering/renderers.ts'
import { createForkState } from './forkState.ts'
import { Holding, type Hold, type PerformLong } from './hold.ts'
import { withoutBlock } from '../projectFile/damage/silenceLost.ts'
import { Lasting, type LastingOptions } from './lasting.ts'
import { hasOneStepLeft } from './oneStepLeft.ts'
import { limitTransaction } from './limitTransaction.ts'
import { committed, performedBeside, shownBeside, takenBack, withoutOldSteps, type Transaction } from './transaction.ts'
import { createViewers, type Viewers } from './viewers.ts'
import { goToOn, type InstantRequest, keepsContent, type PerformEnv, redoOn, undoOn } from '../state/performOn.ts'
import { performTold, withPlan } from '../state/planSound.ts'
import { transportAfter } from '../state/moveTransport.ts'

interface SessionOptions extends LastingOptions {
  readonly name: string
  readonly joins: PerformEnv['joins']
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
  readonly #lasting: Lasting
  readonly #viewers: Viewers
  readonly #held = new Holding()
  readonly #performLong: PerformLong

  constructor(file: ProjectFile, state: EditorState, options: SessionOptions) {
    this.#state = state
    this.#joins = options.joins
    this.#performLong = options.performLong
    this.#lasting = new Lasting(file, options)
    this.#viewers = createViewers(options.name, () => this.readOnly)
    this.#lasting.onLost((block) => this.#loseBlock(block))
  }

  /** Why nothing can be changed; null where it can. */
  get readOnly(): ReadOnlyView | null {
    return this.#lasting.readOnly
  }

  get store(): PerformEnv['store'] {
    return this.#lasting.blocks
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
    return this.#viewers.see(this.stateFor(owner))
  }

  onChange(listener: (view: ProjectView) => void): () => void {
    return this.#viewers.add(listener)
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
    return this.#transaction === null && !this.#held.isTaken
  }

  get isLastStep(): boolean {
    return hasOneStepLeft(this.#transaction, this.#state)
  }

  setHistoryLimit(most: number): void {
    this.#lasting.mostHistory = most
    // Where it can't be now (a request runs, nothing can be written), the next edit does it.
    this.limitHistory(app, { most })
  }

  limitHistory(owner: Owner, { most }: { readonly most: number }): Result<{ letGo: number }> {
    if (this.readOnly !== null) return err(failure('engine/read-only'))
    if (this.#isTakenFrom(owner) || this.#held.isTaken) return err(failure('engine/busy'))
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
    if (this.readOnly !== null && !keeps) return err(failure('engine/read-only'))
    if (isLong(request)) return this.#performLong(owner, request)
    if (this.#transaction !== null && this.#transaction.owner !== owner)
      return keeps ? this.#performBeside(this.#transaction, request) : err(failure('engine/busy'))
    if (this.#held.isTaken && !keeps) return err(failure('engine/busy'))
    const make = performTold(request)
    const done = this.#carryOut(this.#transaction === null ? this.#lasting.goingOn.joining(request, make) : make)
    return done.ok ? ok(done.value.outcome) : done
  }

  /**
   * Keeps the project as it is for long work of `owner`: until the hold is let go, edits, undo and redo are refused,
   * and imports wait. Selecting and playing go on.
   */
  hold(owner: Owner): Result<Hold> {
    if (this.#held.isTaken || this.#isTakenFrom(owner)) return err(failure('engine/busy'))
    if (this.readOnly !== null) return err(failure('engine/read-only'))
    const finish: Hold['finish'] = (make) => {
      const made = this.#carryOut(withPlan(make))
      return made.ok ? ok(made.value.outcome) : made
    }
    return ok(this.#held.take(this.#state, finish))
  }

  begin(owner: Owner, mark: RequestMark): Result<void> {
    if (this.#transaction !== null || this.#held.isTaken) return err(failure('engine/busy'))
    this.#transaction = { owner, mark, before: this.#state, meanwhile: null }
    return ok()
  }

  /** When the disk refuses, the transaction is rolled back. */
  commit(owner: Owner): Result<{ historyId: string | null }> {
    const open = this.#ownTransaction(owner)
    if (open === null) return err(failure('engine/stale'))
    const { next, historyId } = committed(open, this.#state, this.#lasting.mostHistory)
    const saved = this.#lasting.save(this.#lasting.timed(next, open.before))
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
    const saved = back.revision === open.before.revision ? ok(back) : this.#lasting.save(back)
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
    return createForkState(
      this.stateFor(owner),
      this.#viewers.builder,
      { store: this.store, joins: this.#joins },
      renderers,
    )
  }

  /** A change that is no edit request (an import, a seed). Waits for others; lasts with the owner's transaction. */
  async change(owner: Owner, make: (state: EditorState) => Result<EditorState>): Promise<Result<void>> {
    while (this.#isTakenFrom(owner) || this.#held.isTaken) await this.#held.nextEnd()
    const made = make(this.#state)
    return made.ok ? this.#take(made.value) : made
  }

  /** A change of playing, paused or stopped is announced at once, whoever has a transaction open; a position is not. */
  reportTransport(report: Pick<TransportView, 'state' | 'position'>): void {
    const transport = transportAfter(this.#state, report)
    const isMoved = report.state === this.#state.transport.state
    this.#state = isMoved ? { ...this.#state, transport } : changeState(this.#state, { transport })
    if (!isMoved) this.#announce()
  }

  /** Gives up an open transaction, and lets go on what waits for its end. */
  end(): void {
    if (this.#transaction !== null) this.rollback(this.#transaction.owner)
  }

  #performBeside(open: Transaction, request: InstantRequest): Result<EditOutcome> {
    const done = performedBeside(open, this.#state, request, { store: this.store, joins: this.#joins })
    if (!done.ok) return done
    this.#transaction = done.value.transaction
    if (done.value.state !== this.#state) {
      this.#state = done.value.state
      this.#announce()
    }
    return ok(done.value.outcome)
  }

  #step(owner: Owner, step: (state: EditorState) => ReturnType<typeof undoOn>): Result<{ label: string }> {
    if (this.#isTakenFrom(owner) || this.#held.isTaken) return err(failure('engine/busy'))
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
    if (this.readOnly !== null && isChanged) return err(failure('engine/read-only'))
    if (this.#transaction !== null) {
      this.#state = withoutOldSteps(this.#transaction, next)
      return ok()
    }
    const saved = this.#lasting.keep(next, this.#state)
    if (!saved.ok) return saved
    this.#state = saved.value
    this.#announce()
    return ok()
  }

  /**
   * Sound that is heard turned out not to be what was written: from now on it is silent and said to be, and nothing is
   * changed any more.
   */
  #loseBlock(block: BlockId): void {
    const lost = withoutBlock(this.shown.project, block)
    if (lost.missing.length === 0) return
    this.end()
    this.#held.lose()
    this.#lasting.protect(lost.missing)
    this.#state = changeState(this.#state, { project: lost.project })
    this.#held.wake()
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
    this.#held.lose()
    const isNews = next.revision !== before?.revision || next.history !== before.history
    this.#state = next
    this.#held.wake()
    if (isNews) this.#announce()
  }

  #announce(): void {
    this.#viewers.tell(this.shown)
  }
}
