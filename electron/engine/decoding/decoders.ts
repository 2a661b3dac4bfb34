import type { SourceNote } from '../../../shared/fileNotes.ts'
import type { Result } from '../../../shared/result.ts'
import type { Block, BlockSummary } from '../blocks/blockStore.ts'
import type { ChannelChoice } from '../codecs/channelChoice.ts'

/** Where files are decoded. */
export interface Decoders {
  /** How many files, or parts of one, are worth being read at the same time. */
  readonly concurrency: number
  /** `sampleRate`: what it will be begun with, null for the file's own. `choice` is 'fold' where it is left out. */
  open(path: string, name: string, sampleRate: number | null, choice?: ChannelChoice): Promise<Result<Decoding>>
  /** Ends the threads, if there are any. */
  close(): void
}

export interface DecodedChunk {
  readonly block: Block
  readonly summary: BlockSummary
}

/** One of `of` equal parts of a file. */
export interface Share {
  readonly index: number
  readonly of: number
}

/**
 * A file that is being decoded. `begin` once, then `next` until it gives null. Rejects with `ThreadDied` when its
 * thread is gone.
 */
export interface Decoding {
  readonly sampleRate: number
  readonly channels: 1 | 2
  /** What each channel of a file with more than two is; null for others. */
  readonly channelNames: readonly string[] | null
  /** Whether it can be read in shares; only at its own rate. */
  readonly isDivisible: boolean
  /** Whether a chunk's bytes are good until the next one is asked for only. */
  reusesMemory(): boolean
  begin(sampleRate: number, share: Share): Promise<Result<null>>
  next(): Promise<Result<DecodedChunk | null>>
  /** 0 to 1: how much has been read. */
  fraction(): number
  /** Complete after the last chunk. */
  notes(): readonly SourceNote[]
  close(): void
}
