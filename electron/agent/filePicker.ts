import type { Result } from '../../shared/result.ts'

/** A file or folder that a step may read or write. */
export interface PickedPath {
  /** Absolute. */
  readonly path: string
  /** The person was asked already whether what is there may be replaced, and said yes. */
  readonly overwrite: 'never' | 'allowed'
}

export type PathUse = 'open' | 'save' | 'folder'

/**
 * Says which of the person's files a step may touch; each host brings its own. A path in a sentence or in a model's
 * call is not enough: in the window a dialog asks, on the command line paths are those that the person typed. Null
 * means that the person cancelled.
 */
export interface FilePicker {
  /** Asks the person; `suggested` is a file name, or the name of a folder. */
  choose(use: PathUse, suggested: string): Promise<Result<readonly PickedPath[] | null>>
  /** The path that words name, where this host takes words; null: it has to be chosen. */
  fromWords(use: PathUse, path: string): Promise<Result<readonly PickedPath[] | null>>
}
