import type { TrackView } from '../../../../shared/schemas/projectView.ts'
import type { TrackRef } from '../../planner/plan.ts'
import { sayName } from '../../tools/sentences/saying.ts'
import { type Choice, type Resolution, isResolved } from '../resolution.ts'
import type { ResolveContext } from './resolveContext.ts'
import { matchNames } from './matchNames.ts'
import { askForTracks, askWhich } from '../questions.ts'
import { nthOf } from '../../../../shared/nthOf.ts'

/** The tracks that the words name, in track order. */
export function resolveTracks(refs: readonly TrackRef[], context: ResolveContext): Resolution<TrackView[]> {
  const ids = new Set<string>()
  for (const ref of refs) {
    const one = resolveTrack(ref, context)
    if (!isResolved(one)) return one
    for (const track of one.value) ids.add(track.id)
  }
  if (ids.size === 0) return { ask: askForTracks(context, { kind: 'no-track-left' }) }
  return { value: context.view.tracks.filter((track) => ids.has(track.id)) }
}

function resolveTrack(ref: TrackRef, context: ResolveContext): Resolution<readonly TrackView[]> {
  const { tracks, selectedTracks } = context.view
  switch (ref.kind) {
    case 'all':
      return { value: tracks }
    case 'selected':
      if (selectedTracks.length === 0 && tracks.length === 1) return { value: tracks }
      if (selectedTracks.length === 0) return { ask: askForTracks(context, { kind: 'no-track-selected' }) }
      return { value: tracks.filter((track) => selectedTracks.includes(track.id)) }
    case 'number': {
      const track = numbered(ref.number, context)
      if (track === undefined || ref.number === 0)
        return { ask: askForTracks(context, { kind: 'no-track-number', number: ref.number }) }
      return { value: [track] }
    }
    case 'id': {
      const track = tracks.find((one) => one.id === ref.id)
      return track === undefined ? { ask: askForTracks(context, { kind: 'track-gone' }) } : { value: [track] }
    }
    case 'except': {
      const left = resolveTracks(ref.tracks, context)
      if (!isResolved(left)) return left
      return { value: tracks.filter((track) => !left.value.includes(track)) }
    }
    case 'name':
      return resolveByName(ref, context)
  }
}

/** "delete track 1 and mute track 2": as they were counted when that was said, where none has come since. */
function numbered(number: number, { view: { tracks }, first }: ResolveContext): TrackView | undefined {
  const before = first?.tracks ?? []
  const areLeft = tracks.length < before.length && tracks.every(({ id }) => before.some((one) => one.id === id))
  const meant = areLeft ? nthOf(before, number) : undefined
  return tracks.find(({ id }) => id === meant?.id) ?? nthOf(tracks, number)
}

/** A number that was written as a name; a track that is called so comes before. */
const writtenNumber = /^(?:track\s*)?#?(\d{1,4})$/iu

function resolveByName(ref: TrackRef & { kind: 'name' }, context: ResolveContext): Resolution<readonly TrackView[]> {
  const exact = context.view.tracks.filter((track) => track.id === ref.name)
  const fits = exact.length > 0 ? exact : matchNames(context.view.tracks, (track) => track.name, ref.name)
  if (fits.length === 1) return { value: fits }
  const [, number] = fits.length === 0 ? (writtenNumber.exec(ref.name) ?? []) : []
  if (number !== undefined) return resolveTrack({ kind: 'number', number: Number(number) }, context)
  if (fits.length === 0) return { ask: askForTracks(context, { kind: 'none-called', sort: 'track', name: ref.name }) }
  const { questions } = context.texts
  const choices = fits.map((track): Choice => {
    const number = context.view.tracks.indexOf(track) + 1
    return {
      label: questions.trackChoice(sayName(track.name), number),
      words: [...new Set([track.name, `track ${number}`, questions.track(number)])],
      pick: { kind: 'track', ref, id: track.id },
    }
  })
  return { ask: askWhich(ref.name, choices, context.texts) }
}
