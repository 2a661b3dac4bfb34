import { failure } from '../../../shared/failures/index.ts'
import { err, type Result } from '../../../shared/result.ts'
import type { EditOutcome } from '../../../shared/schemas/editRequest.ts'
import type { Owner } from '../contract.ts'
import type { LongRequest } from '../longEdits/index.ts'
import type { EditorState } from '../state/editorState.ts'
import type { PerformEnv, Performed } from '../state/performOn.ts'

/** Work that takes its time: planned, rendered, and put in through a hold. */
export type PerformLong = (owner: Owner, request: LongRequest) => Promise<Result<EditOutcome>>

/** An edit of the state as it is when its turn comes. */
export type MakeEdit = (state: EditorState, env: PerformEnv) => Performed

/** Long work's hold on the project. */
export interface Hold {
  /** What the work was planned for. */
  readonly state: EditorState
  /**
   * Makes the change on the state as it is now: the project is the same, the focus may have moved. Fails when the hold
   * was lost.
   */
  finish(make: MakeEdit): Result<EditOutcome>
  release(): void
}

/** Whether long work has its hold on the project, and who waits until that or a transaction ends. */
export class Holding {
  #held: Hold | null = null
  readonly #waiting = new Set<() => void>()

  get isTaken(): boolean {
    return this.#held !== null
  }

  /** What a hold that was lost would still finish fails. */
  take(state: EditorState, finish: Hold['finish']): Hold {
    const hold: Hold = {
      state,
      finish: (make) => (this.#held === hold ? finish(make) : err(failure('engine/cancelled'))),
      release: () => {
        if (this.#held !== hold) return
        this.#held = null
        this.wake()
      },
    }
    this.#held = hold
    return hold
  }

  lose(): void {
    this.#held = null
  }

  async nextEnd(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve))
  }

  wake(): void {
    for (const goOn of this.#waiting) goOn()
    this.#waiting.clear()
  }
}
