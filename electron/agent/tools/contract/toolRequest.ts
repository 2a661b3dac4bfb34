import type { Editor, ProgramRequest } from '../../../editor/index.ts'
import type { EditRequestInput } from '../../../../shared/schemas/editRequest.ts'

/** What a tool asks of the editor once the state is prepared. */
export type ToolRequest =
  | EditRequestInput
  | FilesRequest
  | OutsideRequest
  | LimitRequest
  | ({ readonly kind: 'undo' } & HistoryAsk)
  | ({ readonly kind: 'redo' } & HistoryAsk)

/** What is asked of the history: so many requests or steps, or all back to one that has a name. */
export interface HistoryAsk {
  readonly grain: 'request' | 'step'
  readonly steps: number
  readonly to?: string | undefined
}

/** What is asked of the editor outside the project: one of its calls for files. */
export type FilesRequest = {
  [Call in FilesCall]: { readonly kind: Call; readonly request: Parameters<Editor[Call]>[0] }
}[FilesCall]
export type FilesCall =
  | 'importAudio'
  | 'exportAudio'
  | 'exportMultiple'
  | 'saveProject'
  | 'importLabels'
  | 'importCover'
  | 'useShow'
  | 'exportLabels'
  | 'exportReport'

/** What is asked of a program of the machine. */
export interface OutsideRequest {
  readonly kind: 'runProgram'
  readonly request: ProgramRequest
}

/** Of the editor's history the newest entries are kept. */
export interface LimitRequest {
  readonly kind: 'limitHistory'
  readonly most: number
}

export interface FilesDone {
  /** Full paths of what was written. */
  readonly paths: readonly string[]
  /** Tracks that came in. */
  readonly names: readonly string[]
  readonly notes: readonly string[]
}
