import type { Result } from '../../../shared/result.ts'
import type { EditRequest, LongKind } from '../../../shared/schemas/editRequest.ts'
import type { EditEnv, EditResult, EditState } from '../edits/edit.ts'
import type { Piece } from '../model/piece.ts'
import type { RenderTask } from '../rendering/renderTask.ts'

/** A request that takes its time. */
export type LongRequest = Extract<EditRequest, { kind: LongKind }>

export interface LongEnv extends Pick<EditEnv, 'store' | 'joins'> {
  readonly signal: AbortSignal
  /** What it finds is shown, so that each of it can be left out. */
  readonly lists?: boolean
  /** Lets other work of the thread have its turn: to be called after every 20 ms of work at most. */
  pause(): Promise<void>
  /** 0 to 1: how far the planning is. */
  report(fraction: number): void
}

/** What an edit that takes its time is going to do. */
export interface LongPlan {
  /** What has to be rendered; nothing when listening was all that took long. */
  readonly tasks: readonly RenderTask[]
  /**
   * Puts the rendered sound in: `made[i]` are the pieces of stretch i. Pure and quick. The project is the one that was
   * planned for; the focus may have moved on.
   */
  readonly apply: (state: EditState, made: readonly (readonly Piece[])[], env: EditEnv) => EditResult
}

/**
 * Reads the focus when it is asked, as every edit does, and listens as far as it has to. Changes nothing. Stops soon
 * after `signal` with `engine/cancelled`.
 */
export type LongEdit<K extends LongKind> = (
  state: EditState,
  request: Extract<EditRequest, { kind: K }>,
  env: LongEnv,
) => Promise<Result<LongPlan>>
