import type { SourceNote } from '../../../shared/notes/fileNotes.ts'
import type { Result } from '../../../shared/result.ts'
import type { Block, PlacedBlock } from './blockStore.ts'

/**
 * An audio file whose header was read; the sound comes block by block, so that memory does not grow with its length.
 */
export interface AudioSource {
  readonly sampleRate: number
  readonly channels: 1 | 2
  /** Where the file has more than two channels, what each of them is, so that they can be had one by one. */
  readonly channelNames?: readonly string[] | null
  /** 0 to 1: how much of the file has been read. */
  fraction(): number
  /** Set where a block's bytes lie in memory that the next one is read into. */
  readonly reusesMemory?: true
  /**
   * All of its blocks, where each lies in the file as it is kept: then none has to be read beforehand. Left out where
   * samples have to be looked at or changed.
   */
  inPlace?(): readonly PlacedBlock[]
  /**
   * The next block (at most `maxBlockFrames`), null at the end. Its bytes hold until the next call. Throws a
   * SystemError when the drive fails.
   */
  next(): Promise<Result<Block | null>>
  /**
   * What is worth knowing about how the file was read, complete after the last block.
   */
  notes(): readonly SourceNote[]
  /** Samples that were no numbers and became silence, so far; left out where a form can't have any. */
  repaired?(): number
  /**
   * Where it can be read in equal shares that follow each other without a seam: from now on it is only that share. To
   * be called before `next`.
   */
  divide?(share: { readonly index: number; readonly of: number }): Promise<Result<null>>
  close(): void
}
