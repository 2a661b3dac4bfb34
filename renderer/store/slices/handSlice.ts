/** What the pointer does on the lanes: select and move what is there, or split clips. */
export type HandTool = 'select' | 'split'

/** Where a press would split: on these tracks, at this time. */
export interface SplitSpot {
  readonly trackIds: readonly string[]
  readonly time: number
  /** The time at which it holds, where it does. */
  readonly snappedAt: number | null
}

/** Starts and ends of the pauses of tracks in turn, as they were at a content revision. */
export interface KnownPauses {
  readonly revision: number | null
  readonly of: ReadonlyMap<string, Float64Array>
}

export interface HandSlice {
  readonly handTool: HandTool
  readonly splitSpot: SplitSpot | null
  /** Where an edge that is pulled holds, where it does. */
  readonly snapLine: number | null
  /** What has been asked for, as far as it has come (`store/pauses.ts`). */
  readonly pauses: KnownPauses
  readonly setHandTool: (tool: HandTool) => void
  readonly setSplitSpot: (spot: SplitSpot | null) => void
  readonly setSnapLine: (time: number | null) => void
  readonly setPauses: (pauses: KnownPauses) => void
}

type Set = (change: Partial<HandSlice>) => void

export function createHandSlice(set: Set): HandSlice {
  return {
    handTool: 'select',
    splitSpot: null,
    snapLine: null,
    pauses: { revision: null, of: new Map() },
    setHandTool: (handTool) => set({ handTool, splitSpot: null }),
    setSplitSpot: (splitSpot) => set({ splitSpot }),
    setSnapLine: (snapLine) => set({ snapLine }),
    setPauses: (pauses) => set({ pauses }),
  }
}
