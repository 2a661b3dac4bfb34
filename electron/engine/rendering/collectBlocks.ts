import { type Block, type BlockSummary, maxBlockFrames, summaryFrames } from '../blocks/blockStore.ts'
import { interleaveRows, summariseRow } from '../kernels/index.ts'

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

/** `borrow` gives memory for a block, with whatever is in it. */
export function collectBlocks(
  { channels, skip, length }: Keeping,
  borrow: (bytes: number) => ArrayBuffer = (bytes) => new ArrayBuffer(bytes),
): BlockCollector {
  // Used for one block after the other.
  const rows = Array.from({ length: channels }, () => new Float32Array(Math.min(maxBlockFrames, length)))
  let size = Math.min(maxBlockFrames, length)
  let [skipped, kept, filled] = [0, 0, 0]

  const close = (): RenderedBlock => {
    const sound = rows.map((row) => row.subarray(0, size))
    const bytes = new Uint8Array(borrow(size * channels * 4))
    interleaveRows(sound, bytes)
    const made = { block: { format: 'f32', channels, frames: size, bytes }, summary: summarise(sound, size) } as const
    size = Math.min(maxBlockFrames, length - kept)
    filled = 0
    return made
  }
  return {
    missing: () => length - kept,
    add(sound) {
      const count = sound[0]?.length ?? 0
      const dropped = Math.min(count, skip - skipped)
      skipped += dropped
      const made: RenderedBlock[] = []
      const end = dropped + Math.min(count - dropped, length - kept)
      for (let at = dropped; at < end;) {
        const fits = Math.min(end - at, size - filled)
        rows.forEach((row, c) => row.set((sound[c] as Float32Array).subarray(at, at + fits), filled))
        at += fits
        filled += fits
        kept += fits
        if (filled === size) made.push(close())
      }
      return made
    },
    end() {
      if (filled === 0) return []
      for (const row of rows) row.fill(0, filled, size)
      kept += size - filled
      return [close()]
    },
  }
}

/** As `buildSummary`, from the rows that are there already. */
function summarise(sound: readonly Float32Array[], count: number): BlockSummary {
  const entries = Math.ceil(count / summaryFrames)
  const size = entries * sound.length
  const summary = { entries, min: new Float32Array(size), max: new Float32Array(size), energy: new Float32Array(size) }
  sound.forEach((row, channel) => summariseRow(row, summaryFrames, channel * entries, summary))
  return summary
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
