import type { TrackView } from '../../../shared/schemas/projectView.ts'
import type { TrackRef } from '../planner/plan.ts'
import { sayName } from '../tools/saying.ts'
import { type Choice, type Found, isFound } from './found.ts'
import type { Look } from './look.ts'
import { matchNames } from './matchNames.ts'
import { askForTracks, askWhich } from './questions.ts'

/** The tracks that the words name, in track order. */
export function resolveTracks(refs: readonly TrackRef[], look: Look): Found<TrackView[]> {
  const ids = new Set<string>()
  for (const ref of refs) {
    const one = resolveTrack(ref, look)
    if (!isFound(one)) return one
    for (const track of one.found) ids.add(track.id)
  }
  if (ids.size === 0) return { ask: askForTracks(look, 'That leaves no track.') }
  return { found: look.view.tracks.filter((track) => ids.has(track.id)) }
}

function resolveTrack(ref: TrackRef, look: Look): Found<readonly TrackView[]> {
  const { tracks, selectedTracks } = look.view
  switch (ref.kind) {
    case 'all':
      return { found: tracks }
    case 'selected':
      if (selectedTracks.length === 0 && tracks.length === 1) return { found: tracks }
      if (selectedTracks.length === 0) return { ask: askForTracks(look, 'No track is selected.') }
      return { found: tracks.filter((track) => selectedTracks.includes(track.id)) }
    case 'number': {
      const track = tracks.at(ref.number > 0 ? ref.number - 1 : ref.number)
      if (track === undefined || ref.number === 0)
        return { ask: askForTracks(look, `There is no track ${ref.number}.`) }
      return { found: [track] }
    }
    case 'id': {
      const track = tracks.find((one) => one.id === ref.id)
      return track === undefined ? { ask: askForTracks(look, 'That track is not there any more.') } : { found: [track] }
    }
    case 'except': {
      const left = resolveTracks(ref.tracks, look)
      if (!isFound(left)) return left
      return { found: tracks.filter((track) => !left.found.includes(track)) }
    }
    case 'name':
      return resolveByName(ref, look)
  }
}

function resolveByName(ref: TrackRef & { kind: 'name' }, look: Look): Found<readonly TrackView[]> {
  const exact = look.view.tracks.filter((track) => track.id === ref.name)
  const fits = exact.length > 0 ? exact : matchNames(look.view.tracks, (track) => track.name, ref.name)
  if (fits.length === 1) return { found: fits }
  if (fits.length === 0) return { ask: askForTracks(look, `There is no track called “${sayName(ref.name)}”.`) }
  const choices = fits.map((track): Choice => {
    const number = look.view.tracks.indexOf(track) + 1
    return {
      label: `${sayName(track.name)} (track ${number})`,
      words: [track.name, `track ${number}`],
      pick: { kind: 'track', ref, id: track.id },
    }
  })
  return { ask: askWhich(ref.name, choices) }
}
