import { isNear } from '../meaning/sets/near.ts'
import type { NameCandidate } from '../meaning/types.ts'
import type { Context } from './context.ts'
import { isPlaces, onePlace, type Place, type Places } from './found.ts'

const gone: Places = { ask: { why: 'empty' } }

/** What a name stands for: of several that an act could take it asks. */
export function ofName(
  text: string,
  named: readonly NameCandidate[],
  context: Context,
  near: number | null = null,
): Places {
  const candidates = near === null ? named : named.filter((each) => isAt(placeOf(each, context), near))
  const fitting = candidates.filter(
    (candidate) =>
      context.sorts.length === 0 ||
      context.sorts.some((sort) => sort === candidate.sort || (sort === 'part' && candidate.sort !== 'track')),
  )
  const exact = fitting.filter(({ sort }) => context.sorts.includes(sort))
  const left = beside([exact, fitting, candidates].find((some) => some.length > 0) ?? [], context)
  const tracks = left.filter((candidate) => candidate.sort === 'track')
  const chosen = tracks.length > 0 && left.some((candidate) => candidate.sort === 'clip') ? tracks : left
  if (chosen.length > 1) {
    const found = chosen.flatMap((one) => placesIn(placeOf(one, context)))
    return { ask: { why: 'several', words: text, count: chosen.length, places: found } }
  }
  const [candidate] = chosen
  return candidate === undefined ? gone : placeOf(candidate, context)
}

const isAt = (found: Places, seconds: number): boolean =>
  placesIn(found).some(({ range }) => range !== null && isNear(range, seconds))

/** Those on the tracks that are named beside them, where some are. */
function beside(candidates: readonly NameCandidate[], { view, onTracks }: Context): readonly NameCandidate[] {
  if (onTracks === undefined || onTracks === null) return candidates
  const clips = view.tracks
    .filter(({ id }) => onTracks.includes(id))
    .flatMap((track) => track.clips.map(({ id }) => id))
  const there = candidates.filter(({ sort, id }) => sort === 'clip' && clips.includes(id))
  return there.length > 0 ? there : candidates
}

const placesIn = (found: Places): readonly Place[] => (isPlaces(found) ? found.places : [])

export function placeOf({ sort, id }: NameCandidate, { view }: Context): Places {
  if (sort === 'track') return onePlace({ tracks: [id] })
  if (sort === 'label') {
    const label = view.labels.find((each) => each.id === id)
    return label === undefined ? gone : onePlace({ range: { start: label.start, end: label.end }, thing: { sort, id } })
  }
  for (const track of view.tracks) {
    const clip = track.clips.find((each) => each.id === id)
    if (clip !== undefined)
      return onePlace({ range: { start: clip.start, end: clip.end }, tracks: [track.id], thing: { sort, id } })
  }
  return gone
}
