import type { Result } from '../../../shared/result.ts'
import type { EditOutcome } from '../../../shared/schemas/editRequest.ts'
import type { Owner } from '../contract.ts'
import type { LongRequest } from '../longEdits/index.ts'
import type { EditorState } from '../state/editorState.ts'
import type { PerformEnv, Performed } from '../state/performOn.ts'

/** Work that takes its time: planned, rendered, and put in through a hold. */
export type PerformLong = (owner: Owner, request: LongRequest) => Promise<Result<EditOutcome>>

/** Long work's hold on the project. */
export interface Hold {
  /** What the work was planned for. */
  readonly state: EditorState
  /**
   * Makes the change on the state as it is now: the project is the same, the focus may have moved. Fails when the hold
   * was lost.
   */
  finish(make: (state: EditorState, env: PerformEnv) => Performed): Result<EditOutcome>
  release(): void
}
