import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { NameCandidate, Pick } from '../meaning/types.ts'

/** The project with these things and no others of their sorts, to count among them. */
export function onlyThese(view: ProjectView, among: readonly NameCandidate[]): ProjectView {
  const [first] = among
  const ids = new Set(among.map(({ id }) => id))
  if (first?.sort === 'track') return { ...view, tracks: view.tracks.filter(({ id }) => ids.has(id)) }
  if (first?.sort === 'label') return { ...view, labels: view.labels.filter(({ id }) => ids.has(id)) }
  const tracks = view.tracks.map((track) => ({ ...track, clips: track.clips.filter(({ id }) => ids.has(id)) }))
  return { ...view, tracks }
}

/**
 * Things that are numbered by name go by these numbers: the second take is "take 2". None where a number is missing, or
 * there twice; null where they have no numbers.
 */
export function byNumber(view: ProjectView, among: readonly NameCandidate[], pick: Pick): NameCandidate[] | null {
  if (pick.kind !== 'nth') return null
  const names = new Map([
    ...view.tracks.map((track) => [track.id, track.name] as const),
    ...view.tracks.flatMap((track) => track.clips.map((clip) => [clip.id, clip.name] as const)),
    ...view.labels.map((label) => [label.id, label.text] as const),
  ])
  const numbers = among.map(({ id }) => Number(/(\d+)\s*$/u.exec(names.get(id) ?? '')?.[1] ?? Number.NaN))
  const known = numbers.filter((number) => !Number.isNaN(number))
  if (known.length === 0) return null
  const wanted = pick.numbers.map((number) => (number === -1 ? Math.max(...known) : number))
  const found = wanted.flatMap((number) => among.filter((_, at) => numbers[at] === number))
  return found.length === wanted.length ? found : []
}
