import type { SourceNote } from '../../../shared/notes/fileNotes.ts'
import type { Result } from '../../../shared/result.ts'
import type { Block, BlockSummary, PlacedBlock } from '../blocks/blockStore.ts'
import type { ProjectForm } from '../codecs/audacity/sniffProject.ts'
import type { LostRange, ProjectOutline, WantedSound } from '../codecs/audacity/projectOutline.ts'
import type { ChannelChoice } from '../codecs/channelChoice.ts'

/** Where files are decoded. */
export interface Decoders {
  /** How many files, or parts of one, are worth being read at the same time. */
  readonly concurrency: number
  /** `sampleRate`: what it will be begun with, null for the file's own. `choice` is 'fold' where it is left out. */
  open(path: string, name: string, sampleRate: number | null, choice?: ChannelChoice): Promise<Result<Decoding>>
  openProject(path: string, name: string, form: ProjectForm): Promise<Result<ProjectReading>>
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
  /** At its own rate: where all of its sound lies as it is; left out where it has to be read. */
  inPlace?(): readonly PlacedBlock[]
  begin(sampleRate: number, share: Share): Promise<Result<null>>
  next(): Promise<Result<DecodedChunk | null>>
  /** 0 to 1: how much has been read. */
  fraction(): number
  /** Complete after the last chunk. */
  notes(): readonly SourceNote[]
  close(): void
}

/** What comes of a project: a block, one that was given before (counted from 0), or silence that needs none. */
export type ProjectPart =
  | { readonly kind: 'sound'; readonly chunk: DecodedChunk }
  | { readonly kind: 'known'; readonly index: number; readonly frames: number }
  | { readonly kind: 'silence'; readonly frames: number }

/**
 * A project of another program that is being read: sound is asked for, taken part by part until there is none, and then
 * more may be asked for. Rejects with `ThreadDied` when its thread is gone.
 */
export interface ProjectReading {
  readonly outline: ProjectOutline
  ask(wanted: WantedSound): Promise<Result<null>>
  next(): Promise<Result<ProjectPart | null>>
  /** Of what was asked for last; complete behind its last part. */
  lost(): readonly LostRange[]
  /** Samples that were no numbers, of everything so far. */
  repaired(): number
  close(): void
}
