/**
 * The editor as stupidly as it can be said: a track is an array with one cell a frame. What the clever engine is
 * compared with.
 * Click-safe joins are not part of it.
 */
interface Cell {
  readonly clip: number
  readonly sample: number
}
type Row = readonly (Cell | null)[]

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

/** The next state, or the code of the failure. */
type Edited = NaiveState | string
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

const rowOf = (state: NaiveState, track: number): Row => state.tracks[track] ?? []

function onTracks(state: NaiveState, tracks: readonly number[], change: (row: Row, track: number) => Row): NaiveState {
  return {
    ...state,
    tracks: state.tracks.map((row, track) => (tracks.includes(track) ? tidy(change(row, track)) : row)),
  }
}

function remove(
  state: NaiveState,
  start: number,
  end: number,
  choice: { gap: 'close' | 'leave'; scope: 'tracks' | 'all' },
): NaiveState | string {
  const all = state.tracks.map((_, index) => index)
  const acted = choice.scope === 'all' && choice.gap === 'close' ? all : state.selected
  const cut = onTracks(state, acted, (row) =>
    choice.gap === 'close'
      ? row.filter((_, frame) => frame < start || frame >= end)
      : row.map((cell, frame) => (frame < start || frame >= end ? cell : null)),
  )
  const labels =
    choice.gap === 'close' && acted.length === all.length ? withoutRange(state.labels, start, end) : state.labels
  const isSame =
    JSON.stringify([labels, cut.tracks.map(naiveLayout)]) ===
    JSON.stringify([state.labels, state.tracks.map(naiveLayout)])
  return isSame ? 'engine/nothing-there' : { ...cut, labels, selection: null, cursor: start }
}

function withoutRange(labels: readonly NaiveLabel[], start: number, end: number): readonly NaiveLabel[] {
  const gone = (frame: number): number =>
    Array.from({ length: frame }, (_, index) => index).filter((index) => index >= start && index < end).length
  return labels
    .filter((label) =>
      label.start === label.end ? label.start < start || label.start >= end : label.start < start || label.end > end,
    )
    .map((label) => ({ ...label, start: label.start - gone(label.start), end: label.end - gone(label.end) }))
}

function copied(state: NaiveState, start: number, end: number): NonNullable<NaiveState['clipboard']> {
  return {
    length: end - start,
    rows: state.selected.map((track) =>
      Array.from({ length: end - start }, (_, frame) => rowOf(state, track)[start + frame] ?? null),
    ),
  }
}

function paste(state: NaiveState): NaiveState | string {
  const { clipboard, cursor } = state
  if (clipboard === null) return 'engine/empty-clipboard'
  const [at, end] = state.selection ?? [cursor, cursor]
  const all = state.tracks.map((_, index) => index)
  const places = [...state.selected, ...all.filter((track) => track > (state.selected.at(-1) ?? -1))].slice(
    0,
    Math.max(clipboard.rows.length, state.selected.length),
  )
  const tracks = [...state.tracks]
  const rows = [
    ...clipboard.rows,
    ...state.selected.slice(clipboard.rows.length).map(() => clipboard.rows.at(-1) ?? []),
  ]
  const targets = rows.map((row, index) => {
    const place = places[index] ?? tracks.length
    tracks[place] = tidy(insert(tracks[place] ?? [], row, at, end))
    return place
  })
  const labels =
    places.length < all.length ? state.labels : pushed(withoutRange(state.labels, at, end), at, clipboard.length)
  return { ...state, tracks, labels, selection: [at, at + clipboard.length], cursor: at, selected: targets }
}

function pushed(labels: readonly NaiveLabel[], at: number, by: number): readonly NaiveLabel[] {
  return labels.map((label) => ({
    ...label,
    start: label.start >= at ? label.start + by : label.start,
    end: label.end > at || (label.start === label.end && label.end === at) ? label.end + by : label.end,
  }))
}

/** One sound without gap or boundary becomes a part of the one clip that it is put into. */
function insert(row: Row, pasted: Row, at: number, end = at): Row {
  const around = row[at - 1]?.clip
  const isInside = around !== undefined && [...row.slice(at, end), row[end]].every((cell) => cell?.clip === around)
  const isOne = pasted.every((cell) => cell !== null && cell.clip === pasted[0]?.clip)
  const cells = isInside && isOne ? pasted.map((cell) => ({ clip: around, sample: cell?.sample ?? 0 })) : tidy(pasted)
  const padding = Array.from({ length: Math.max(0, at - row.length) }, () => null)
  const rest = Array.from({ length: pasted.length - cells.length }, () => null)
  const behind = isInside && !isOne ? tidy(row.slice(end)) : row.slice(end)
  return [...row.slice(0, at), ...padding, ...cells, ...rest, ...behind]
}

type Run = [number, number]

const runsIn = (row: Row, start: number, end: number): Run[] =>
  naiveLayout(row).filter(([from, to]) => to > start && from < end)

function joined(row: Row, runs: readonly Run[]): Row {
  const [from, to] = [runs[0]?.[0] ?? 0, runs.at(-1)?.[1] ?? 0]
  return row.map((cell, frame) => (frame >= from && frame < to ? { clip: -1, sample: cell?.sample ?? 0 } : cell))
}

function moved(state: NaiveState, start: number, end: number, to: number): NaiveState | string {
  const all = state.selected.flatMap((track) => runsIn(rowOf(state, track), start, end))
  const by = to - Math.min(...all.map(([from]) => from))
  if (by === 0) return state
  let isOver = false
  const next = onTracks(state, state.selected, (row) => {
    const runs = runsIn(row, start, end)
    const isMoved = (frame: number): boolean => runs.some(([from, until]) => frame >= from && frame < until)
    const left: (Cell | null)[] = row.map((cell, frame) => (isMoved(frame) ? null : cell))
    row.forEach((cell, frame) => {
      if (cell === null || !isMoved(frame)) return
      while (left.length <= frame + by) left.push(null)
      if (left[frame + by] !== null) isOver = true
      left[frame + by] = cell
    })
    return left
  })
  return isOver ? 'engine/overlap' : { ...next, selection: [to, Math.max(...all.map(([, until]) => until)) + by] }
}

function insertSilence(state: NaiveState, length: number): NaiveState | string {
  const all = state.tracks.map((_, index) => index)
  const tracks = state.selected.length > 0 ? state.selected : all
  const silence = Array.from({ length }, () => ({ clip: -1, sample: 0 }))
  const at = state.cursor
  const next = onTracks(state, tracks, (row) => insert(row, silence, at))
  const labels = tracks.length < all.length ? state.labels : pushed(state.labels, at, length)
  return { ...next, labels, selection: [at, at + length] }
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

function crossfaded(state: NaiveState, start: number, end: number, length: number): NaiveState | string {
  const gone: string[] = state.tracks.map(() => '[]')
  let labels = state.labels
  for (const track of state.selected) {
    const runs = runsIn(rowOf(state, track), start, end)
    const sizes = runs.map(([from, to], index) => to - from - (index > 0 ? length : 0))
    if (
      runs.length > 1 &&
      runs.some(([from, to], index) => to - from < length || (index < runs.length - 1 && (sizes[index] ?? 0) < length))
    )
      return 'engine/too-short'
  }
  const next = onTracks(state, state.selected, (row, track) => {
    const runs = runsIn(row, start, end)
    const [first, ...others] = runs
    if (first === undefined || others.length === 0) return row
    let sound = row.slice(first[0], first[1]).map((cell) => cell?.sample ?? 0)
    let last = first[1]
    const cuts: [number, number][] = []
    for (const [from, to] of others) {
      const incoming = row.slice(from, to).map((cell) => cell?.sample ?? 0)
      const place = sound.length - length
      const rise = (frame: number): number => Math.sin((((frame + 1) / (length + 1)) * Math.PI) / 2)
      const mixed = sound
        .slice(place)
        .map((sample, frame) => sample * rise(length - 1 - frame) + (incoming[frame] ?? 0) * rise(frame))
      cuts.push([first[0] + place, first[0] + place + length + from - last])
      sound = [...sound.slice(0, place), ...mixed, ...incoming.slice(length)]
      last = to
    }
    gone[track] = JSON.stringify(cuts)
    return [...row.slice(0, first[0]), ...sound.map((sample) => ({ clip: -1, sample })), ...row.slice(last)]
  })
  if (gone.every((one) => one === '[]')) return 'engine/no-neighbours'
  if (gone.every((one) => one === gone[0]))
    for (const [from, to] of JSON.parse(gone[0] ?? '[]') as [number, number][])
      labels = overlapped(labels, from, to, length)
  return { ...next, labels }
}

/** The second sound begins at `from` instead of `to`; the first goes on until `from + length`. */
function overlapped(labels: readonly NaiveLabel[], from: number, to: number, length: number): readonly NaiveLabel[] {
  const place = (frame: number): number => (frame < to ? Math.min(frame, from + length) : frame - to + from)
  return labels
    .map(({ text, start, end }) => ({ text, start: place(start), end: Math.max(place(start), place(end)) }))
    .toSorted((a, b) => a.start - b.start)
}

function splitAll(state: NaiveState, times: readonly number[], tracks: readonly number[]): NaiveState | string {
  const reached = tracks.some((track) =>
    times.some(
      (time) => (rowOf(state, track)[time] ?? null) !== null || (rowOf(state, track)[time - 1] ?? null) !== null,
    ),
  )
  if (!reached) return 'engine/nothing-there'
  return times.reduce(
    (one, time) =>
      onTracks(one, tracks, (row) => [
        ...tidy(row.slice(0, time)),
        ...row.slice(tidy(row.slice(0, time)).length, time),
        ...tidy(row.slice(time)),
      ]),
    state,
  )
}

/** The range backwards, gaps and boundaries too; what comes to lie beside a clip that was cut there belongs to it. */
function mirrored(row: Row, start: number, end: number): Row {
  const padded = Array.from({ length: Math.max(row.length, end) }, (_, frame) => row[frame] ?? null)
  const isCut = (at: number): boolean => padded[at] !== null && padded[at - 1]?.clip === padded[at]?.clip
  const inside = tidy(padded.slice(start, end))
  const turned = Array.from({ length: end - start }, (_, frame) => inside[end - start - 1 - frame] ?? null)
  const [first, last] = [turned[0]?.clip, turned.at(-1)?.clip]
  const clipOf = (cell: Cell): number => {
    if (isCut(start) && cell.clip === first) return padded[start - 1]?.clip ?? 0
    return isCut(end) && cell.clip === last ? (padded[end]?.clip ?? 0) : cell.clip
  }
  const joined = turned.map((cell) => cell && { ...cell, clip: clipOf(cell) })
  return [...padded.slice(0, start), ...joined, ...padded.slice(end)]
}
