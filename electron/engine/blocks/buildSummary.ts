import { borrowRows, inScratch, summariseRow, summariseS16 } from '../kernels/index.ts'
import { type Block, type BlockSummary, summaryFrames } from './blockStore.ts'
import { decodeFrames } from './sampleFormat.ts'

/** Frames that are decoded at a time; whole entries. */
const partFrames = summaryFrames * 16

/** Min, max and energy of every 256 frames, channel by channel: read once when the block is made. */
export function buildSummary(block: Block): BlockSummary {
  const { format, channels, frames, bytes } = block
  const entries = Math.ceil(frames / summaryFrames)
  const summary = {
    entries,
    min: new Float32Array(entries * channels),
    max: new Float32Array(entries * channels),
    energy: new Float32Array(entries * channels),
  }
  // Most recordings are 16 bits: whole numbers stay whole.
  if (format === 's16') summariseS16(bytes, frames, channels, summaryFrames, entries, summary)
  else inScratch(() => summariseDecoded(block, borrowRows(channels, partFrames), summary))
  return summary
}

function summariseDecoded(block: Block, rows: readonly Float32Array[], summary: BlockSummary): void {
  for (let from = 0; from < block.frames; from += partFrames) {
    const part = rows.map((row) => row.subarray(0, block.frames - from))
    decodeFrames({ ...block, from, direction: 'forward', gain: 1 }, part)
    part.forEach((row, channel) =>
      summariseRow(row, summaryFrames, channel * summary.entries + from / summaryFrames, summary),
    )
  }
}
