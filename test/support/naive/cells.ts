/** A track as an array with one cell a frame, and a project of such tracks. */
export interface Cell {
  readonly clip: number
  readonly sample: number
}
export type Row = readonly (Cell | null)[]

export interface NaiveLabel {
  readonly text: string
  readonly start: number
  readonly end: number
}

export interface NaiveState {
  readonly tracks: readonly Row[]
  readonly labels: readonly NaiveLabel[]
  readonly selection: readonly [number, number] | null
  readonly selected: readonly number[]
  readonly cursor: number
  readonly clipboard: { readonly length: number; readonly rows: readonly Row[] } | null
}

/** The next state, or the code of the failure. */
export type Edited = NaiveState | string

/** `[start, end]` of every run of cells of one clip. */
export function naiveLayout(row: Row): [number, number][] {
  const found: [number, number][] = []
  row.forEach((cell, frame) => {
    if (cell === null) return
    const last = found.at(-1)
    if (last !== undefined && last[1] === frame && row[frame - 1]?.clip === cell.clip) last[1] = frame + 1
    else found.push([frame, frame + 1])
  })
  return found
}

let nextClip = 1_000_000
/** Every run of one clip gets a number of its own, and silence at the end goes. */
export function tidy(row: Row): Row {
  const tidied = [...row]
  for (const [start, end] of naiveLayout(row)) {
    const clip = nextClip++
    for (let frame = start; frame < end; frame++) tidied[frame] = { clip, sample: row[frame]?.sample ?? 0 }
  }
  while (tidied.length > 0 && tidied.at(-1) === null) tidied.pop()
  return tidied
}

export const rowOf = (state: NaiveState, track: number): Row => state.tracks[track] ?? []

export function onTracks(
  state: NaiveState,
  tracks: readonly number[],
  change: (row: Row, track: number) => Row,
): NaiveState {
  return {
    ...state,
    tracks: state.tracks.map((row, track) => (tracks.includes(track) ? tidy(change(row, track)) : row)),
  }
}

export type Run = [number, number]

export const runsIn = (row: Row, start: number, end: number): Run[] =>
  naiveLayout(row).filter(([from, to]) => to > start && from < end)
