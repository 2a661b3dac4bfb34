import type { BlockId } from '../../../shared/ids.ts'

/** The source's own format, little endian, interleaved. */
export type SampleFormat = 'u8' | 's16' | 's24' | 's32' | 'f32'

export interface BlockFormat {
  readonly format: SampleFormat
  readonly channels: 1 | 2
}

/** Where a block's very bytes lie in a file, as long as that has the same stamp (`codecs/files/inputFile.ts`). */
export interface FilePlace {
  readonly file: string
  readonly stamp: string
  readonly at: number
}

/** A block that lies in a file as it is kept, and that nobody has read yet. */
export interface PlacedBlock extends BlockFormat {
  readonly frames: number
  readonly place: FilePlace
}

/** At most `maxBlockFrames` frames of one source. Samples never change, so the summary is never out of date. */
export interface Block extends BlockFormat {
  readonly frames: number
  /** Interleaved samples in `format`. */
  readonly bytes: Uint8Array
  /** Left out where they lie nowhere as they are. */
  readonly place?: FilePlace
}

export const maxBlockFrames = 1 << 18
/** Frames that one entry of a summary stands for. */
export const summaryFrames = 256

/**
 * Made once per block. Channel c's entry k is at index `c * entries + k` and stands for frames k*256 … k*256+255 of the
 * block.
 * Values are full-scale floats (1.0 = 0 dBFS), exact: the peak of whole entries is the peak of the samples.
 */
export interface BlockSummary {
  readonly entries: number
  readonly min: Float32Array
  readonly max: Float32Array
  /** Sum of squares over the entry. */
  readonly energy: Float32Array
}

/**
 * Where blocks live: memory in unit tests, the project's SQLite file otherwise. Reads are synchronous and cached with a
 * byte limit.
 */
export interface BlockStore {
  /**
   * Makes ready for blocks that come one after the other and are mostly read while they come, so that they need not be
   * kept. `again` makes all of them anew for whoever asks for one later. Left out where a store keeps all sound.
   */
  stream?(shapes: readonly StreamedShape[], again: MakeAgain): StreamedBlocks
  /** What the bytes lie in may be used again when this returns. */
  add(block: Block, summary: BlockSummary): BlockId
  /**
   * Leaves a block in its file, to be read when it is first asked for; null where it can't stay there. Left out where a
   * store keeps all sound itself.
   */
  addInPlace?(block: PlacedBlock): BlockId | null
  /** Says that many blocks are about to come, where a store can make ready for that. */
  expectMany?(): void
  shape(id: BlockId): BlockFormat & { readonly frames: number }
  /**
   * To be used at once: after another read they may be gone. What is wanted but once (a whole block for a file) stays
   * for a few reads of others, and no longer.
   */
  bytes(id: BlockId, wanted?: 'again' | 'once'): Uint8Array
  summary(id: BlockId): BlockSummary
  /**
   * Whether its summary is there; making one takes several times as long as looking for a peak alone. Left out where
   * every block has one.
   */
  isSummarised?(id: BlockId): boolean
  /**
   * The same blocks for pictures, which look at a few frames of many: those alone are read, and not compared with what
   * was written, as reading a whole block does. Left out where a few frames take as long.
   */
  readonly glance?: GlanceStore
  /** Lets go of samples that are only kept to be read again. */
  letGo?(): void
}

export interface GlanceStore extends Pick<BlockStore, 'shape' | 'bytes'> {
  /** The bytes of frames `from` … of a block. */
  frames?(id: BlockId, from: number, count: number): Uint8Array
}

export interface StreamedShape extends BlockFormat {
  readonly frames: number
  /** It is going to be asked for again: it is kept as it comes. */
  readonly stays?: boolean
}

/** Hands over the samples of every block, in order; each is to be used at once. */
export type MakeAgain = (take: (bytes: Uint8Array) => void) => void

/** So many of the latest blocks stay in the memory that they came in, which is not to be used for others before. */
export const latestBlocks = 2

/** Blocks on their way. Until one has come, to ask for its sound throws `NotMadeYet`. */
export interface StreamedBlocks {
  readonly ids: readonly BlockId[]
  /** The next of them. */
  put(block: Block, summary: BlockSummary): BlockId
}

export class NotMadeYet extends Error {}
