import { type Cell, type Edited, type NaiveState, onTracks, type Row, rowOf, runsIn, tidy } from './cells.ts'
import { copied, insertSilence, paste, remove } from './clipboard.ts'
import { crossfaded, joined, mirrored, moved, splitAll } from './clips.ts'

/** Times in frames. */
export type NaiveRequest =
  | { readonly kind: 'setTimeSelection'; readonly start: number; readonly end: number }
  | { readonly kind: 'selectTracks'; readonly tracks: readonly number[] }
  | { readonly kind: 'setCursor'; readonly time: number }
  | { readonly kind: 'splitAtTime'; readonly time: number }
  | { readonly kind: 'cut' | 'deleteSelection'; readonly gap: 'close' | 'leave'; readonly scope: 'tracks' | 'all' }
  | { readonly kind: 'amplify'; readonly gain: number }
  | { readonly kind: 'normalize'; readonly peak: number }
  | { readonly kind: 'moveClips'; readonly to: number }
  | { readonly kind: 'insertSilence'; readonly duration: number }
  | { readonly kind: 'crossfade'; readonly duration: number }
  | { readonly kind: 'join' | 'duplicateSelection' }
  | { readonly kind: 'clearSelection' | 'split' | 'paste' }
  | { readonly kind: 'copy' | 'trimToSelection' | 'silenceSelection' | 'fadeIn' | 'fadeOut' | 'reverse' | 'invert' }

type Kind = NaiveRequest['kind']
type Edit<R> = (state: NaiveState, request: R) => Edited
/** The request that has this kind: one shape of request can stand for several kinds. */
type RequestOf<K extends Kind, R = NaiveRequest> = R extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? R
    : never
  : never

interface Chosen {
  readonly start: number
  readonly end: number
  readonly isIn: (frame: number) => boolean
}

const edits: { readonly [K in Kind]: Edit<RequestOf<K>> } = {
  setTimeSelection: (state, { start, end }) =>
    start === end ? 'engine/empty-range' : { ...state, selection: [Math.min(start, end), Math.max(start, end)] },
  selectTracks: (state, { tracks }) => ({ ...state, selected: tracks.filter((track) => track < state.tracks.length) }),
  setCursor: (state, { time }) => ({ ...state, cursor: time }),
  clearSelection: (state) => ({ ...state, selection: null }),
  paste,
  insertSilence: (state, { duration }) => insertSilence(state, duration),
  splitAtTime: (state, { time }) =>
    splitAll(state, [time], state.selected.length > 0 ? state.selected : state.tracks.map((_, index) => index)),
  split: (state) =>
    state.selected.length === 0
      ? 'engine/no-tracks'
      : splitAll(state, state.selection ?? [state.cursor], state.selected),
  copy: onSound((state, { start, end }) => ({ ...state, clipboard: copied(state, start, end) })),
  deleteSelection: onSelection((state, { start, end }, request) => remove(state, start, end, request)),
  cut: onSelection((state, { start, end }, request) =>
    remove({ ...state, clipboard: copied(state, start, end) }, start, end, request),
  ),
  trimToSelection: onSound((state, { isIn }) =>
    onTracks(state, state.selected, (row) => row.map((cell, frame) => (isIn(frame) ? cell : null))),
  ),
  join: onSound((state, { start, end }) =>
    onTracks(state, state.selected, (row) => joined(row, runsIn(row, start, end))),
  ),
  duplicateSelection: onSound((state, { isIn }) => {
    const copies = state.selected
      .map((track) => tidy(rowOf(state, track).map((cell, frame) => (isIn(frame) ? cell : null))))
      .filter((row) => row.length > 0)
    return { ...state, tracks: [...state.tracks, ...copies] }
  }),
  moveClips: onSound((state, { start, end }, { to }) => moved(state, start, end, to)),
  crossfade: onSound((state, { start, end }, { duration }) => crossfaded(state, start, end, duration)),
  silenceSelection: onSelection((state, chosen) => silenced(state, chosen)),
  amplify: onSamples(({ sample }, _frame, _chosen, { gain }) => sample * gain),
  fadeIn: onSamples(({ sample }, frame, chosen, _request, row) => {
    const [start, end] = heardOf(row, chosen)
    return (sample * (frame - start)) / (end - start)
  }),
  fadeOut: onSamples(({ sample }, frame, chosen, _request, row) => {
    const [start, end] = heardOf(row, chosen)
    return (sample * (end - 1 - frame)) / (end - start)
  }),
  invert: onSamples(({ sample }) => -sample),
  reverse: onSound((state, { start, end }) => onTracks(state, state.selected, (row) => mirrored(row, start, end))),
  normalize: onSound((state, { isIn }, { peak }) => {
    const peaks = state.tracks.map((row) =>
      Math.max(0, ...row.map((cell, frame) => (cell !== null && isIn(frame) ? Math.abs(cell.sample) : 0))),
    )
    if (state.selected.every((track) => peaks[track] === 0)) return 'engine/only-silence'
    return onTracks(state, state.selected, (row, track) =>
      row.map((cell, frame) =>
        cell !== null && isIn(frame) && peaks[track] !== 0
          ? { ...cell, sample: (cell.sample * peak) / (peaks[track] ?? 1) }
          : cell,
      ),
    )
  }),
}

/**
 * The editor as stupidly as it can be said: a track is an array with one cell a frame. What the clever engine is
 * compared with. Click-safe joins are not part of it.
 */
export function naiveEdit(state: NaiveState, request: NaiveRequest): Edited {
  const edit = edits[request.kind] as Edit<NaiveRequest>
  return edit(state, request)
}

/** An edit of what is selected in time and tracks. */
function onSelection<R>(
  edit: (state: NaiveState, chosen: Chosen, request: R) => Edited,
  { needsSound = false } = {},
): Edit<R> {
  return (state, request) => {
    if (state.selection === null) return 'engine/empty-range'
    if (state.selected.length === 0) return 'engine/no-tracks'
    const [start, end] = state.selection
    const isIn = (frame: number): boolean => frame >= start && frame < end
    const isHeard = (track: number): boolean => rowOf(state, track).some((cell, frame) => cell !== null && isIn(frame))
    if (needsSound && !state.selected.some(isHeard)) return 'engine/nothing-there'
    return edit(state, { start, end, isIn }, request)
  }
}

/** An edit that needs some clip in the selection. */
function onSound<R>(edit: (state: NaiveState, chosen: Chosen, request: R) => Edited): Edit<R> {
  return onSelection(edit, { needsSound: true })
}

/** What of the range lies between the first and the last sound of the track. */
function heardOf(row: Row, { start, end }: Chosen): [number, number] {
  const first = row.findIndex((cell) => cell !== null)
  return [Math.max(start, first), Math.min(end, row.length)]
}

/** An edit that gives each selected sample another value. */
function onSamples<R>(change: (cell: Cell, frame: number, chosen: Chosen, request: R, row: Row) => number): Edit<R> {
  return onSound((state, chosen, request) =>
    onTracks(state, state.selected, (row) =>
      row.map((cell, frame) =>
        cell !== null && chosen.isIn(frame) ? { ...cell, sample: change(cell, frame, chosen, request, row) } : cell,
      ),
    ),
  )
}

/** The whole stretch is silence; only where there is sound in it, if there is any. */
function silenced(state: NaiveState, { end, isIn }: Chosen): NaiveState {
  const heard = state.selected.filter((track) =>
    rowOf(state, track).some((cell, frame) => cell !== null && isIn(frame)),
  )
  return onTracks(state, heard.length > 0 ? heard : state.selected, (row) =>
    Array.from({ length: Math.max(row.length, end) }, (_, frame) => {
      const cell = row[frame] ?? null
      return isIn(frame) ? { clip: cell?.clip ?? -1, sample: 0 } : cell
    }),
  )
}
