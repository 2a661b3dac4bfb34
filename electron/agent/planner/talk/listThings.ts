import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { Place } from '../../reader/evaluate/found.ts'
import { ofSort } from '../../reader/meaning/sets/groups.ts'
import { isTracks } from '../../reader/meaning/sets/groupKinds.ts'
import type { Group } from '../../reader/meaning/types.ts'
import type { AgentTexts } from '../../texts/index.ts'
import { isWhole, findPlaces, type FoundPlaces, spanOf } from './places.ts'
import type { Answer, Asking } from './query.ts'
import { sayClips, sayLabels, sayTracks } from './sayLists.ts'

type Listed = Group & { readonly kind: 'sort' | 'all' }

/** The noun that asks for a list: "which clips", "how many labels". */
function nounOf(group: Group): Listed | null {
  if (group.kind === 'all' && group.sort !== 'any') return group
  return group.kind === 'sort' && ['track', 'clip', 'label'].includes(group.sort) ? group : null
}

/** "what's on the guest track?": its clips. */
export function listContents(asking: Asking): Answer | null {
  const { groups } = asking.question
  const [on] = groups
  if (on === undefined || groups.length > 1 || isWhole(on, asking.view)) return null
  if (!isTracks(on) && on.kind !== 'named') return null
  return listThings({ ...asking, question: { ...asking.question, groups: [ofSort('clip', { kind: 'each' }), on] } })
}

/** Tracks, clips or labels, on what is named beside them. */
export function listThings({ question, view, texts }: Asking): Answer | null {
  const [noun, ...more] = question.groups.flatMap((group) => nounOf(group) ?? [])
  const [on, ...others] = question.groups.filter((group) => nounOf(group) === null && !isWhole(group, view))
  const extra = more.length + others.length + question.points.length + question.values.length
  if (noun === undefined || extra > 0) return null
  if (on === undefined) return { say: sayThings(noun, findPlaces(noun, { view, texts }), view, { where: '', texts }) }
  const held = findPlaces(on, { view, texts }, ['track'])
  if (noun.kind !== 'sort') return null
  if ('sorry' in held) return { say: held.sorry }
  const where = whereOf(held.places, view, texts)
  return { say: sayThings(noun, findPlaces({ ...noun, on }, { view, texts }), view, { where, texts }) }
}

function whereOf(places: readonly Place[], view: ProjectView, texts: AgentTexts): string {
  return texts.answers.where(
    places.map((place) => spanOf(place, { view, texts }).name),
    places.every(({ range }) => range === null),
  )
}

function sayThings(
  { sort }: Listed,
  found: FoundPlaces,
  view: ProjectView,
  { where, texts }: { readonly where: string; readonly texts: AgentTexts },
): string {
  const places = 'sorry' in found ? [] : found.places
  if (sort === 'clip') return sayClips(places, view, where, texts)
  if (sort === 'label') return sayLabels(places, view, where, texts)
  const ids = places.flatMap(({ tracks }) => tracks ?? [])
  return sayTracks(
    view.tracks.filter(({ id }) => ids.includes(id)),
    texts,
  )
}
