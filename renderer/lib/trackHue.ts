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

/** The hue of a track of the project. */
export const hueOf = ({ huePlaces }: { readonly huePlaces: ReadonlyMap<string, number> }, trackId: string): number =>
  trackHue(huePlaces.get(trackId) ?? 0)

/** What an element is given that is drawn in a track's colour: `oklch(var(--rms-lc) var(--h))`. */
export const hueStyle = (hue: number): object => ({ '--h': hue })
