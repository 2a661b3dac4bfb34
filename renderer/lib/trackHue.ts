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

/** What an element is given that is drawn in a track's colour: `oklch(var(--rms-lc) var(--h))`. */
export const hueStyle = (hue: number): object => ({ '--h': hue })
