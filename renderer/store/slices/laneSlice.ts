/** How each track is shown, and which are on their way to another place. */
export interface LaneSlice {
  /** Tracks that are shown by their frequencies over time, in the place of their waveform. */
  readonly spectrograms: ReadonlySet<string>
  /** Tracks that are low, to make room for the others. */
  readonly collapsed: ReadonlySet<string>
  /** How much room the rows of all tracks have, CSS pixels; 0 until the page is laid out. */
  readonly lanesHeight: number
  /** Tracks under the pointer on their way, and the one that they would come above; null below all. */
  readonly trackDraft: { readonly trackIds: readonly string[]; readonly above: string | null } | null
  readonly showAs: (trackIds: readonly string[], as: 'waveform' | 'spectrogram') => void
  readonly setCollapsed: (trackIds: readonly string[], to: 'low' | 'full') => void
  readonly setLanesHeight: (height: number) => void
  readonly setTrackDraft: (draft: LaneSlice['trackDraft']) => void
}

type Set = (change: (state: LaneSlice) => Partial<LaneSlice>) => void

export function createLaneSlice(set: Set): LaneSlice {
  return {
    spectrograms: new Set(),
    collapsed: new Set(),
    lanesHeight: 0,
    trackDraft: null,
    showAs: (ids, as) =>
      set(({ spectrograms }) => ({ spectrograms: changed(spectrograms, ids, as === 'spectrogram') })),
    setCollapsed: (ids, to) => set(({ collapsed }) => ({ collapsed: changed(collapsed, ids, to === 'low') })),
    setLanesHeight: (lanesHeight) => set((state) => (state.lanesHeight === lanesHeight ? {} : { lanesHeight })),
    setTrackDraft: (trackDraft) => set(() => ({ trackDraft })),
  }
}

function changed(before: ReadonlySet<string>, ids: readonly string[], isIn: boolean): ReadonlySet<string> {
  const others = [...before].filter((id) => !ids.includes(id))
  return new Set(isIn ? [...others, ...ids] : others)
}
