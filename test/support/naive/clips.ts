import {
  type Cell,
  type NaiveLabel,
  type NaiveState,
  onTracks,
  type Row,
  rowOf,
  type Run,
  runsIn,
  tidy,
} from './cells.ts'

export function joined(row: Row, runs: readonly Run[]): Row {
  const [from, to] = [runs[0]?.[0] ?? 0, runs.at(-1)?.[1] ?? 0]
  return row.map((cell, frame) => (frame >= from && frame < to ? { clip: -1, sample: cell?.sample ?? 0 } : cell))
}

export function moved(state: NaiveState, start: number, end: number, to: number): NaiveState | string {
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

export function crossfaded(state: NaiveState, start: number, end: number, length: number): NaiveState | string {
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

export function splitAll(state: NaiveState, times: readonly number[], tracks: readonly number[]): NaiveState | string {
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
export function mirrored(row: Row, start: number, end: number): Row {
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
