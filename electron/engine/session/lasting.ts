import type { BlockId } from '../../../shared/ids.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { MissingPart, ReadOnlyView } from '../../../shared/schemas/projectView.ts'
import { letOldGo, longestHistory, noteTime } from '../history/history.ts'
import type { ProjectFile } from '../projectFile/projectFile.ts'
import type { EditorState } from '../state/editorState.ts'
import { GoingOn } from './goingOn.ts'
import { isKept } from './transaction.ts'

export interface LastingOptions {
  /** How many entries the history keeps. */
  readonly historyLimit?: number
  /** The clock, in milliseconds; without one nothing is known of when it was done. */
  readonly now?: (() => number) | undefined
}

/** What of a session's state lasts: whether its file may be written, and how much of the history goes there. */
export class Lasting {
  mostHistory: number
  readonly goingOn: GoingOn
  readonly #file: ProjectFile
  readonly #now: LastingOptions['now']
  #readOnly: ReadOnlyView | null

  constructor(file: ProjectFile, { historyLimit = longestHistory, now }: LastingOptions) {
    this.#file = file
    this.#now = now
    this.goingOn = new GoingOn(now)
    this.#readOnly = file.readOnly
    this.mostHistory = historyLimit
  }

  /** Why nothing can be changed; null where it can. */
  get readOnly(): ReadOnlyView | null {
    return this.#readOnly
  }

  get blocks(): ProjectFile['blocks'] {
    return this.#file.blocks
  }

  onLost(listener: (block: BlockId) => void): void {
    this.#file.onLost(listener)
  }

  /** Where nothing is written, only what is looked at changes. */
  save(next: EditorState): Result<EditorState> {
    return this.#readOnly === null ? this.#file.save(next) : ok(next)
  }

  /** The state with no more history than is kept, saved where more than what plays is different. */
  keep(next: EditorState, before: EditorState): Result<EditorState> {
    const lasting = this.timed({ ...next, history: letOldGo(next.history, this.mostHistory) }, before)
    return isKept(before, lasting) ? this.save(lasting) : ok(lasting)
  }

  /** The state with the time at the entries that are new in it. */
  timed(next: EditorState, { history }: EditorState): EditorState {
    return this.#now === undefined ? next : { ...next, history: noteTime(next.history, history, this.#now()) }
  }

  /** From now on nothing is written: this of it is not what was written. */
  protect(missing: readonly MissingPart[]): void {
    this.#readOnly = { reason: 'damaged', missing: [...(this.#readOnly?.missing ?? []), ...missing] }
  }
}
