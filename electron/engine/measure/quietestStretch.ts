import { type BlockStore, summaryFrames } from '../blocks/blockStore.ts'
import type { Clip } from '../model/project.ts'
import type { Piece } from '../model/piece.ts'
import { rampGain } from '../render/rampGain.ts'
import type { FrameRange } from './quietRuns.ts'
import { framesOf, type InSteps } from './takeTurns.ts'

/** Seconds of the stretch that is wanted, and of the shortest that will do. */
const wanted = 1
const shortest = 0.1

/**
 * The quietest second that lies within one clip and has no digital silence in it, told from the summaries; where no
 * clip has a whole second, a half, a quarter and so on.
 * Null when there is only silence.
 */
export function* quietestStretch(
  store: BlockStore,
  clips: readonly Clip[],
  sampleRate: number,
): InSteps<FrameRange | null> {
  const energies: Float64Array[] = []
  for (const clip of clips) energies.push(yield* energiesOf(store, clip))
  for (let seconds = wanted; seconds >= shortest; seconds /= 2) {
    const cells = Math.max(1, Math.round((seconds * sampleRate) / summaryFrames))
    let best: { from: number; energy: number } | null = null
    for (const [k, clip] of clips.entries()) {
      const found = leastRun(energies[k] as Float64Array, cells)
      yield clip.length
      if (found !== null && (best === null || found.energy < best.energy))
        best = { from: clip.start + found.cell * summaryFrames, energy: found.energy }
    }
    if (best !== null) return { from: best.from, to: best.from + cells * summaryFrames }
  }
  return null
}

/**
 * The energy of every whole 256 frames of a clip, to the nearest entry of a summary; a crossfade counts with its outer
 * side only. 0 where there is digital silence.
 */
export function* energiesOf(store: BlockStore, clip: Pick<Clip, 'pieces' | 'length'>): InSteps<Float64Array> {
  const cells = new Float64Array(Math.floor(clip.length / summaryFrames))
  let start = 0
  let cell = 0
  for (const piece of clip.pieces) {
    for (; cell < cells.length; cell++) {
      const at = cell * summaryFrames + summaryFrames / 2 - start
      if (at >= piece.length) break
      cells[cell] = energyAt(store, piece, at)
    }
    yield framesOf(piece, piece.length)
    start += piece.length
  }
  return cells
}

function energyAt(store: BlockStore, piece: Piece, at: number): number {
  if (piece.block === null) return 0
  const { entries, energy } = store.summary(piece.block)
  const frame = piece.direction === 'forward' ? piece.from + at : piece.from + piece.length - 1 - at
  const gain = piece.ramps.reduce((product, ramp) => product * rampGain(ramp, at), piece.gain)
  let sum = 0
  for (let entry = Math.floor(frame / summaryFrames); entry < energy.length; entry += entries)
    sum += energy[entry] as number
  return sum * gain * gain
}

function leastRun(cells: Float64Array, length: number): { cell: number; energy: number } | null {
  let best: { cell: number; energy: number } | null = null
  let sum = 0
  let silent = 0
  for (let k = 0; k < cells.length; k++) {
    sum += cells[k] as number
    if (cells[k] === 0) silent++
    if (k >= length) {
      sum -= cells[k - length] as number
      if (cells[k - length] === 0) silent--
    }
    if (k >= length - 1 && silent === 0 && (best === null || sum < best.energy))
      best = { cell: k - length + 1, energy: sum }
  }
  return best
}
