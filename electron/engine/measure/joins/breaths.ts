/** A breath lies so many dB above the quietest moment nearby and below the loudest. */
const overRoom = 6
const underVoice = 12
/** Seconds. */
const shortest = 0.08
const longest = 0.5

/**
 * The breath that holds a place, as places of the grid: quieter than the voice, louder than the room, and with the room
 * on both sides of it. Null where there is none. `levels` are in dB, `grain` seconds apart.
 */
export function breathAt(
  levels: readonly number[],
  place: number,
  grain: number,
): { readonly from: number; readonly to: number } | null {
  const sorted = levels.toSorted((one, other) => one - other)
  const [room, voice] = [sorted[Math.floor(sorted.length * 0.05)] ?? 0, sorted[Math.floor(sorted.length * 0.95)] ?? 0]
  const inside = (k: number): boolean => (levels[k] ?? -Infinity) > room + overRoom
  if (voice - room < overRoom + underVoice || !inside(place)) return null
  let [from, to] = [place, place]
  while (inside(from - 1)) from--
  while (inside(to + 1)) to++
  const length = (to - from + 1) * grain
  const isWhole = from > 0 && to < levels.length - 1
  const loudest = Math.max(...levels.slice(from, to + 1))
  return isWhole && length >= shortest && length <= longest && loudest < voice - underVoice
    ? { from: from - 1, to: to + 1 }
    : null
}
