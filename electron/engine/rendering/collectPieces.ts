import { frames } from '../../../shared/time.ts'
import { type Block, type BlockStore, type BlockSummary, maxBlockFrames, summaryFrames } from '../blocks/blockStore.ts'
import { interleaveRows, summariseRow } from '../kernels/index.ts'
import type { Piece } from '../model/piece.ts'

/** Takes rendered sound as it comes and keeps it in blocks of floats. */
export interface PieceCollector {
  /** Frames that are still wanted. */
  missing(): number
  add(sound: readonly Float32Array[]): void
  /** What was collected, followed by silence up to the wanted length. */
  end(): readonly Piece[]
}

export function collectPieces(store: BlockStore, channels: 1 | 2, skip: number, length: number): PieceCollector {
  const pieces: Piece[] = []
  let skipped = 0
  let kept = 0
  let open = fresh(Math.min(maxBlockFrames, length))
  let filled = 0

  function fresh(size: number): Float32Array[] {
    return Array.from({ length: channels }, () => new Float32Array(size))
  }
  const store1 = (sound: readonly Float32Array[]): void => {
    const block = floatBlock(sound, channels)
    const id = store.add(block, summariseFloats(sound, block.frames))
    pieces.push({ block: id, from: frames(0), length: frames(block.frames), direction: 'forward', gain: 1, ramps: [], under: [] })
  }
  const put = (sound: readonly Float32Array[], from: number, count: number): void => {
    let done = 0
    while (done < count) {
      const size = open[0]?.length ?? 0
      const fits = Math.min(count - done, size - filled)
      for (let c = 0; c < channels; c++) open[c]?.set((sound[c] as Float32Array).subarray(from + done, from + done + fits), filled)
      done += fits
      filled += fits
      kept += fits
      if (filled === size) {
        store1(open)
        open = fresh(Math.min(maxBlockFrames, length - kept))
        filled = 0
      }
    }
  }
  return {
    missing: () => length - kept,
    add(sound) {
      const count = sound[0]?.length ?? 0
      const dropped = Math.min(count, skip - skipped)
      skipped += dropped
      put(sound, dropped, Math.min(count - dropped, length - kept))
    },
    end() {
      // Arrays are made of zeros: what never came is silence.
      if (kept < length && filled > 0) put(fresh((open[0]?.length ?? 0) - filled), 0, (open[0]?.length ?? 0) - filled)
      if (kept < length) {
        pieces.push({ block: null, from: frames(0), length: frames(length - kept), direction: 'forward', gain: 1, ramps: [], under: [] })
        kept = length
      }
      return pieces
    },
  }
}

function floatBlock(sound: readonly Float32Array[], channels: 1 | 2): Block {
  const count = sound[0]?.length ?? 0
  const bytes = new Uint8Array(count * channels * 4)
  interleaveRows(sound, bytes)
  return { format: 'f32', channels, frames: count, bytes }
}

/** As `buildSummary`, from the rows that are there already. */
function summariseFloats(sound: readonly Float32Array[], count: number): BlockSummary {
  const entries = Math.ceil(count / summaryFrames)
  const size = entries * sound.length
  const summary = { entries, min: new Float32Array(size), max: new Float32Array(size), energy: new Float32Array(size) }
  sound.forEach((row, channel) => summariseRow(row, summaryFrames, channel * entries, summary))
  return summary
}
