import type { BlockSummary } from '../blocks/blockStore.ts'

/** Highest samples from left to right, 0 to 255; null where nothing has come yet. */
export type ArrivingPicture = (number | null)[]

const width = 240

export interface ArrivingDrawing {
  /** What came of a share of the file until it has been read so far. */
  add(share: number, fraction: number, summary: BlockSummary): void
  columns(): ArrivingPicture
}

/** A sound that is being read, share beside share: how far each has come is known before its length is. */
export function drawArriving(shares: number): ArrivingDrawing {
  const columns: ArrivingPicture = Array.from({ length: width }, () => null)
  const reached = Array.from({ length: shares }, () => 0)
  const place = (share: number, fraction: number): number => ((share + fraction) / shares) * width
  return {
    add(share, fraction, { entries, min, max }) {
      const from = place(share, reached[share] ?? 0)
      const to = place(share, fraction)
      reached[share] = fraction
      for (let column = Math.floor(from); column < Math.min(width, Math.ceil(to)); column++) {
        const first = Math.max(0, Math.floor(((column - from) / (to - from)) * entries))
        const end = Math.max(first + 1, Math.min(entries, Math.ceil(((column + 1 - from) / (to - from)) * entries)))
        const highest = Math.max(highestIn(min, max, first, end), columns[column] ?? 0)
        columns[column] = Math.min(255, Math.round(highest))
      }
    },
    columns: () => [...columns],
  }
}

/** Of the first channel: a picture of a few pixels does not tell the sides apart. */
function highestIn(min: Float32Array, max: Float32Array, from: number, to: number): number {
  let highest = 0
  for (let entry = from; entry < to; entry++)
    highest = Math.max(highest, Math.abs(min[entry] ?? 0), Math.abs(max[entry] ?? 0))
  return highest * 255
}
