import { formatTime } from '../../../../shared/formatTime.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { Context } from '../../reader/evaluate/context.ts'
import { extentOfTracks } from '../../reader/evaluate/context.ts'
import { isPlaces, type Place } from '../../reader/evaluate/found.ts'
import { resolveGroup } from '../../reader/evaluate/resolve.ts'
import type { Group, Sort } from '../../reader/meaning/types.ts'

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

/** Where a set is; of several things of one name all. */
export function findPlaces(group: Group, view: ProjectView, sorts: readonly Sort[] = []): FoundPlaces {
  if (isWhole(group, view)) return { places: [{ range: wholeOf(view), tracks: null, thing: null, whole: true }] }
  const found = resolveGroup(group, contextOf(view, sorts), wholeOf(view))
  if (isPlaces(found)) return found
  const { ask } = found
  switch (ask.why) {
    case 'several':
      return ask.places.length > 0 ? ask : { sorry: `There are several of “${ask.words}”.` }
    case 'unknown':
      return { sorry: `There is nothing called “${ask.words}” here. ${sayNames(view)}` }
    case 'nothingSelected':
      return { sorry: 'Nothing is selected.' }
    case 'empty':
      return { sorry: 'There is nothing like that here.' }
    case 'outside':
      return { sorry: `That is outside of the project, which is ${formatTime(view.duration)} long.` }
    case 'unclear':
    case 'either':
    case 'nothingMentioned':
      return { sorry: "I can't tell which part you mean." }
  }
}

function sayNames({ tracks, labels }: ProjectView): string {
  const some = (names: readonly string[]): string => names.slice(0, 10).join(', ')
  const own = tracks.length === 0 ? 'There are no tracks' : `The tracks are ${some(tracks.map(({ name }) => name))}`
  return labels.length === 0 ? `${own}.` : `${own}; the labels are ${some(labels.map(({ text }) => text))}.`
}

export function spanOf({ range, tracks, thing }: Place, view: ProjectView): Span {
  const extent = range ?? extentOfTracks(view, tracks)
  return { ...extent, name: nameOf({ range, tracks, thing }, view), trackIds: tracks }
}

function nameOf({ range, tracks, thing }: Omit<Place, 'whole'>, view: ProjectView): string {
  if (thing?.sort === 'label') return quoted(view.labels.find(({ id }) => id === thing.id)?.text)
  if (thing?.sort === 'clip')
    return quoted(view.tracks.flatMap(({ clips }) => clips).find(({ id }) => id === thing.id)?.name)
  if (range !== null && tracks === null && isSelection(range, view)) return 'The selection'
  if (range !== null) return 'That part'
  return quoted(
    view.tracks
      .filter(({ id }) => tracks?.includes(id))
      .map(({ name }) => name)
      .join(', '),
  )
}

const isSelection = (range: { start: number; end: number }, { selection }: ProjectView): boolean =>
  selection !== null && selection.start === range.start && selection.end === range.end

const quoted = (text: string | undefined): string => `“${text ?? ''}”`
