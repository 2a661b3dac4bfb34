import type { ProjectView, TrackView } from '../../shared/schemas/projectView.ts'
import type { TrackColour } from '../../shared/schemas/trackPalette.ts'

const first = [248, 352, 178, 296]
/** Hues that mean something else: what goes away, and what is proposed. */
const taken = [27, 64]
const turn = 25
const apart = 20

/** The hue of the track at a place: four that are far apart, then the same turned on, past those that are taken. */
export function trackHue(index: number): number {
  const round = Math.floor(index / first.length)
  let hue = ((first[index % first.length] ?? 0) + round * turn) % 360
  while (taken.some((other) => Math.abs(hue - other) < apart)) hue = (hue + turn) % 360
  return hue
}

/**
 * The place that each track has its hue by: the first one that is free when it comes, and the same for as long as it is
 * there, wherever it is moved to.
 */
export function keepPlaces(before: ReadonlyMap<string, number>, ids: readonly string[]): ReadonlyMap<string, number> {
  if (ids.length === before.size && ids.every((id) => before.has(id))) return before
  const places = new Map([...before].filter(([id]) => ids.includes(id)))
  const taken = new Set(places.values())
  for (const id of ids) {
    if (places.has(id)) continue
    let place = 0
    while (taken.has(place)) place++
    taken.add(place)
    places.set(id, place)
  }
  return places
}

/** Of the colours that a track can be given: far enough from those that mean something else. */
export const colourHues: Readonly<Record<TrackColour, number>> = {
  blue: 248,
  rose: 352,
  teal: 178,
  violet: 296,
  green: 145,
  cyan: 215,
  orchid: 325,
  olive: 112,
}

/** The hue of a track: of the colour that it was given, else of its place. */
export const trackHueOf = ({ colour }: Pick<TrackView, 'colour'>, place: number): number =>
  colour === undefined ? trackHue(place) : colourHues[colour]

interface Coloured {
  readonly huePlaces: ReadonlyMap<string, number>
  readonly project: Pick<ProjectView, 'tracks'> | null
}

/** The hue of a track of the project by its id. */
export const hueOf = ({ huePlaces, project }: Coloured, trackId: string): number =>
  trackHueOf(project?.tracks.find(({ id }) => id === trackId) ?? {}, huePlaces.get(trackId) ?? 0)

/** What an element is given that is drawn in a track's colour: `oklch(var(--rms-lc) var(--h))`. */
export const hueStyle = (hue: number): object => ({ '--h': hue })
