import type { ProjectView, TrackView } from '../../shared/schemas/projectView.ts'

export interface ViewParts extends Partial<Omit<ProjectView, 'tracks' | 'labels' | 'selectedTracks'>> {
  /**
   * Clips by track name: `[name, start, end]`. Track ids are `t-` and the name, clip ids `c-`, the track's name and the
   * clip's number.
   */
  readonly tracks?: Readonly<Record<string, readonly (readonly [name: string, start: number, end: number])[]>>
  readonly labels?: readonly (readonly [text: string, start: number, end: number])[]
  /** Names. */
  readonly selectedTracks?: readonly string[]
}

/** A project as an agent sees it, made of what a test cares about. */
export function makeView({
  tracks = { Voice: [['take 1', 0, 120]] },
  labels = [],
  selectedTracks = [],
  ...rest
}: ViewParts = {}): ProjectView {
  const rows = Object.entries(tracks).map(([name, clips]): TrackView => ({
    id: `t-${name}`,
    name,
    channels: 1,
    gainDb: 0,
    pan: 0,
    muted: false,
    soloed: false,
    clips: clips.map(([clip, start, end], index) => ({ id: `c-${name}-${index + 1}`, name: clip, start, end })),
  }))
  const marks = labels.map(([text, start, end], index) => ({ id: `l-${index + 1}`, text, start, end }))
  return {
    revision: 1,
    contentRevision: 1,
    name: 'Test',
    sampleRate: 8000,
    duration: Math.max(
      0,
      ...rows.flatMap((row) => row.clips.map((clip) => clip.end)),
      ...marks.map((mark) => mark.end),
    ),
    tracks: rows,
    labels: marks,
    selection: null,
    selectedTracks: selectedTracks.map((name) => `t-${name}`),
    selectedClips: [],
    cursor: 0,
    transport: { state: 'stopped', position: 0, loop: false },
    clipboard: null,
    canUndo: false,
    canRedo: false,
    history: [],
    historyPosition: 0,
    ...rest,
  }
}
