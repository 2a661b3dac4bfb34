import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { Context } from '../../reader/evaluate/context.ts'
import { extentOfTracks } from '../../reader/evaluate/context.ts'
import { isPlaces, type Place } from '../../reader/evaluate/found.ts'
import { resolveGroup } from '../../reader/evaluate/resolve.ts'
import type { Group, Sort } from '../../reader/meaning/types.ts'
import type { AgentTexts } from '../../texts/index.ts'

/** A part of the project with what it is called: a name in quotes, or plain words. */
export interface Span {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly trackIds: readonly string[] | null
}

export type FoundPlaces = { readonly places: readonly Place[] } | { readonly sorry: string }

export const contextOf = (view: ProjectView, sorts: readonly Sort[] = []): Context => ({
  view,
  mentioned: [],
  used: [],
  sorts,
  wholeWhenNothing: true,
})

export const wholeOf = (view: ProjectView) => ({ start: 0, end: view.duration })

/** "it", "all of this": the recording, unless something is selected that "this" points at. */
export function isWhole(group: Group, view: ProjectView): boolean {
  if (group.kind === 'mention') return true
  if (group.kind === 'all') return group.sort !== 'track'
  if (group.kind === 'part') return group.stretch.kind === 'whole'
  return group.kind === 'pointed' && group.sort !== 'track' && view.selection === null
}

/** The project, and how is spoken of it. */
interface Shown {
  readonly view: ProjectView
  readonly texts: AgentTexts
}

/** Where a set is; of several things of one name all. */
export function findPlaces(group: Group, { view, texts }: Shown, sorts: readonly Sort[] = []): FoundPlaces {
  if (isWhole(group, view)) return { places: [{ range: wholeOf(view), tracks: null, thing: null, whole: true }] }
  const found = resolveGroup(group, contextOf(view, sorts), wholeOf(view))
  if (isPlaces(found)) return found
  const { ask } = found
  const { answers } = texts
  switch (ask.why) {
    case 'several':
      return ask.places.length > 0 ? ask : { sorry: answers.several(ask.words) }
    case 'unknown':
      return { sorry: `${answers.noneCalled(ask.words)} ${sayNames(view, texts)}` }
    case 'nothingSelected':
      return { sorry: answers.nothingSelected }
    case 'empty':
      return { sorry: answers.nothingLikeThat }
    case 'outside':
      return { sorry: answers.outside(view.duration) }
    case 'unclear':
    case 'either':
    case 'nothingMentioned':
      return { sorry: answers.whichPart }
  }
}

const mostNames = 10

const sayNames = ({ tracks, labels }: ProjectView, { answers }: AgentTexts): string =>
  answers.namesHere(
    tracks.slice(0, mostNames).map(({ name }) => name),
    labels.slice(0, mostNames).map(({ text }) => text),
  )

export function spanOf({ range, tracks, thing }: Place, { view, texts }: Shown): Span {
  const extent = range ?? extentOfTracks(view, tracks)
  return { ...extent, name: nameOf({ range, tracks, thing }, view, texts), trackIds: tracks }
}

function nameOf(
  { range, tracks, thing }: Omit<Place, 'whole'>,
  view: ProjectView,
  { answers, say }: AgentTexts,
): string {
  if (thing !== null) return say.quoted(nameOfThing(thing, view))
  if (range !== null && tracks === null && isSelection(range, view)) return answers.theSelection
  if (range !== null) return answers.thatPart
  return say.quoted(
    view.tracks
      .filter(({ id }) => tracks?.includes(id))
      .map(({ name }) => name)
      .join(', '),
  )
}

/** As it is written in the project. */
export function nameOfThing({ sort, id: wanted }: NonNullable<Place['thing']>, view: ProjectView): string {
  if (sort === 'label') return view.labels.find(({ id }) => id === wanted)?.text ?? ''
  return view.tracks.flatMap(({ clips }) => clips).find(({ id }) => id === wanted)?.name ?? ''
}

const isSelection = (range: { start: number; end: number }, { selection }: ProjectView): boolean =>
  selection !== null && selection.start === range.start && selection.end === range.end
