import { type NaiveLabel, type NaiveState, onTracks, type Row, rowOf, tidy, naiveLayout } from './cells.ts'

export function remove(
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

export function copied(state: NaiveState, start: number, end: number): NonNullable<NaiveState['clipboard']> {
  return {
    length: end - start,
    rows: state.selected.map((track) =>
      Array.from({ length: end - start }, (_, frame) => rowOf(state, track)[start + frame] ?? null),
    ),
  }
}

export function paste(state: NaiveState): NaiveState | string {
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

export function insertSilence(state: NaiveState, length: number): NaiveState | string {
  const all = state.tracks.map((_, index) => index)
  const tracks = state.selected.length > 0 ? state.selected : all
  const silence = Array.from({ length }, () => ({ clip: -1, sample: 0 }))
  const at = state.cursor
  const next = onTracks(state, tracks, (row) => insert(row, silence, at))
  const labels = tracks.length < all.length ? state.labels : pushed(state.labels, at, length)
  return { ...next, labels, selection: [at, at + length] }
}
