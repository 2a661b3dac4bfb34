import type { Result } from '../../shared/result.ts'

/** A file or folder that a step may read or write. */
export interface Place {
  /** Absolute. */
  readonly path: string
  /** The person was asked already whether what is there may be replaced, and said yes. */
  readonly overwrite: 'never' | 'allowed'
}

export type PlaceUse = 'open' | 'save' | 'folder'

/**
 * Where the person's files are, given by the host. A path that a sentence or a tool call names is not enough to touch a file: in the window a
 * dialog asks, on the command line paths are those of the person who typed them. Null is the answer of a person who thought better of it.
 */
export interface Places {
  /** Asks for a place; `suggested` is a file name, or the name of a folder. */
  choose(use: PlaceUse, suggested: string): Promise<Result<readonly Place[] | null>>
  /** The place that words name, where this host takes words; null: it has to be chosen. */
  fromWords(use: PlaceUse, path: string): Promise<Result<readonly Place[] | null>>
}
