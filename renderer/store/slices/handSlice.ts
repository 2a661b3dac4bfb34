/** What the pointer does on the lanes: select and move what is there, or split clips. */
export type HandTool = 'select' | 'split'

/** Where a press would split: on these tracks, at this time. */
export interface SplitSpot {
  readonly trackIds: readonly string[]
  readonly time: number
  /** The time at which it holds, where it does. */
  readonly snappedAt: number | null
}

export interface HandSlice {
  readonly handTool: HandTool
  readonly splitSpot: SplitSpot | null
  readonly setHandTool: (tool: HandTool) => void
  readonly setSplitSpot: (spot: SplitSpot | null) => void
}

type Set = (change: Partial<HandSlice>) => void

export function createHandSlice(set: Set): HandSlice {
  return {
    handTool: 'select',
    splitSpot: null,
    setHandTool: (handTool) => set({ handTool, splitSpot: null }),
    setSplitSpot: (splitSpot) => set({ splitSpot }),
  }
}
