import type { HeardRange } from './soundEdges.ts'

/** Takes off what is not heard. Pieces are whole frames that follow each other. */
export interface FrameCutter {
  /** The bytes of a piece that are heard, one behind the other. */
  cut(piece: Uint8Array): Uint8Array[]
  /** Whether everything behind is left out. */
  isOver(): boolean
}

export function createFrameCutter(heard: readonly HeardRange[], sampleRate: number, blockAlign: number): FrameCutter {
  const ranges = heard.map(({ from, to }) => ({
    from: Math.round(from * sampleRate),
    to: Math.round(to * sampleRate),
  }))
  const end = ranges.at(-1)?.to ?? 0
  let position = 0
  return {
    cut: (piece) => {
      const begin = position
      position += Math.floor(piece.length / blockAlign)
      return ranges
        .map(({ from, to }) => ({ from: Math.max(from, begin), to: Math.min(to, position) }))
        .filter(({ from, to }) => from < to)
        .map(({ from, to }) => piece.subarray((from - begin) * blockAlign, (to - begin) * blockAlign))
    },
    isOver: () => position >= end,
  }
}
