import { type Block, type BlockSummary, maxBlockFrames, summaryFrames } from '../blocks/blockStore.ts'
import { inScratch, interleaveRows, scratchRow, summariseRow } from '../kernels/index.ts'

/** A block of floats, with what its picture needs. */
export interface RenderedBlock {
  readonly block: Block
  readonly summary: BlockSummary
}

/** What is kept of the sound that an effect gives. */
export interface Keeping {
  readonly channels: 1 | 2
  /** Frames at the start that are thrown away. */
  readonly skip: number
  /** Frames behind them that are wanted. */
  readonly length: number
}

/** Takes rendered sound as it comes and puts it into blocks of floats. */
export interface BlockCollector {
  /** Frames that are still wanted. */
  missing(): number
  /** Takes a copy of the rows; gives the blocks that are full now. */
  add(sound: readonly Float32Array[]): RenderedBlock[]
  /**
   * What was collected behind the last full block, followed by silence up to the wanted length or to the end of the
   * block.
   */
  end(): RenderedBlock[]
}

/** Frames that are summarised and packed at a time, while they are in the processor's cache; whole entries. */
export const partFrames = summaryFrames * 64

/** `borrow` gives memory for a block, with whatever is in it. */
export function collectBlocks(
  { channels, skip, length }: Keeping,
  borrow: (bytes: number) => ArrayBuffer = (bytes) => new ArrayBuffer(bytes),
): BlockCollector {
  const part = Array.from({ length: channels }, () => new Float32Array(partFrames))
  let [skipped, kept, waiting] = [0, 0, 0]
  let block: Filling | null = null
  const made: RenderedBlock[] = []

  const put = (rows: readonly Float32Array[]): void => {
    block ??= startBlock(channels, Math.min(maxBlockFrames, length - kept), borrow)
    const count = rows[0]?.length ?? 0
    block.put(rows)
    kept += count
    if (block.missing() > 0) return
    made.push(block.made)
    block = null
  }
  const putWaiting = (): void => {
    if (waiting > 0) put(part.map((row) => row.subarray(0, waiting)))
    waiting = 0
  }
  const missing = (): number => length - kept - waiting
  /** Of the part that is to be filled next: as much as it can take. */
  const partSize = (): number => Math.min(partFrames, block?.missing() ?? Math.min(maxBlockFrames, length - kept))
  const take = (): RenderedBlock[] => made.splice(0)
  return {
    missing,
    add(sound) {
      const count = sound[0]?.length ?? 0
      const dropped = Math.min(count, skip - skipped)
      skipped += dropped
      const end = dropped + Math.min(count - dropped, missing())
      for (let at = dropped; at < end;) {
        const fits = Math.min(end - at, partSize() - waiting)
        const rows = sound.map((row) => row.subarray(at, at + fits))
        at += fits
        // A whole part needs no place to wait in.
        if (fits === partSize()) put(rows)
        else {
          part.forEach((row, c) => row.set(rows[c] as Float32Array, waiting))
          waiting += fits
          if (waiting === partSize()) putWaiting()
        }
      }
      return take()
    },
    end() {
      putWaiting()
      for (const row of part) row.fill(0)
      while (block !== null) put(part.map((row) => row.subarray(0, partSize())))
      return take()
    },
  }
}

/** A block that is filled from its start on, by whole entries of its summary. */
interface Filling {
  readonly made: RenderedBlock
  missing(): number
  put(rows: readonly Float32Array[]): void
}

function startBlock(channels: 1 | 2, frames: number, borrow: (bytes: number) => ArrayBuffer): Filling {
  const bytes = new Uint8Array(borrow(frames * channels * 4))
  const entries = Math.ceil(frames / summaryFrames)
  const nothing = (): Float32Array => new Float32Array(entries * channels)
  const summary = { entries, min: nothing(), max: nothing(), energy: nothing() }
  let filled = 0
  return {
    made: { block: { format: 'f32', channels, frames, bytes }, summary },
    missing: () => frames - filled,
    put(sound) {
      const count = sound[0]?.length ?? 0
      inScratch(() => {
        const rows = sound.map(scratchRow)
        rows.forEach((row, c) => summariseRow(row, summaryFrames, c * entries + filled / summaryFrames, summary))
        interleaveRows(rows, bytes.subarray(filled * channels * 4, (filled + count) * channels * 4))
      })
      filled += count
    },
  }
}

/** Two mono blocks of equal length as one of stereo. */
export function joinChannels(
  left: RenderedBlock,
  right: RenderedBlock,
  borrow: (bytes: number) => ArrayBuffer = (bytes) => new ArrayBuffer(bytes),
): RenderedBlock {
  const { frames } = left.block
  const bytes = new Uint8Array(borrow(frames * 8))
  interleaveRows(
    [left, right].map(({ block }) => new Float32Array(block.bytes.buffer, block.bytes.byteOffset, frames)),
    bytes,
  )
  const both = (of: 'min' | 'max' | 'energy'): Float32Array => {
    const joined = new Float32Array(left.summary.entries * 2)
    joined.set(left.summary[of])
    joined.set(right.summary[of], left.summary.entries)
    return joined
  }
  return {
    block: { format: 'f32', channels: 2, frames, bytes },
    summary: { entries: left.summary.entries, min: both('min'), max: both('max'), energy: both('energy') },
  }
}
