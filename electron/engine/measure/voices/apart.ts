import type { VoiceLevels } from './voiceLevels.ts'

/** How much louder one microphone is than another, dB: while its own person speaks, and while the other one does. */
export interface Apart {
  readonly own: number
  readonly other: number
}

/** Somebody is heard clearly from so far above the noise on. */
const clear = 12
/** Closer than this they hear both alike, dB. */
const leastApart = 6
/** Fewer steps than this part of all are no second speaker. */
const leastPart = 0.01
/** How far apart they are taken to be where only one of both ever speaks. */
const usualApart = 20

/** Bins of half a dB. */
const perDb = 2
const widest = 60

/**
 * How much louder microphone `one` is than microphone `other` when its own person speaks and when the other's does: two
 * heaps among the differences of all steps in which one of both is the loudest. Null where they are one heap in the
 * middle.
 */
export function apartIn(voices: readonly VoiceLevels[], one: number, other: number): Apart | null {
  const differences = differencesOf(voices, one, other)
  const all = differences.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  const edge = divide(differences)
  const [low, high] = [differences.slice(0, edge), differences.slice(edge)]
  const own = (middleOf(high) + edge) / perDb - widest
  const below = middleOf(low) / perDb - widest
  const isTwo = [low, high].every((part) => part.reduce((sum, count) => sum + count, 0) >= all * leastPart)
  if (isTwo && own - below >= leastApart) return { own, other: below }
  // Only one of both speaks: it is the louder microphone.
  const middle = middleOf(differences) / perDb - widest
  if (Math.abs(middle) < leastApart) return null
  return middle > 0 ? { own: middle, other: middle - usualApart } : { own: middle + usualApart, other: middle }
}

/** How often each difference is there, where one of both is heard clearly and nobody else is louder. */
function differencesOf(voices: readonly VoiceLevels[], one: number, other: number): Float64Array {
  const counts = new Float64Array(2 * widest * perDb + 1)
  const [a, b] = [voices[one] as VoiceLevels, voices[other] as VoiceLevels]
  for (let step = 0; step < a.levels.length; step++) {
    const loudest = loudestAt(voices, step)
    const { levels, floor } = voices[loudest] as VoiceLevels
    if ((loudest !== one && loudest !== other) || (levels[step] as number) < floor + clear) continue
    const difference = Math.max(-widest, Math.min(widest, (a.levels[step] as number) - (b.levels[step] as number)))
    const bin = Math.round((difference + widest) * perDb)
    counts[bin] = (counts[bin] as number) + 1
  }
  return counts
}

/** Beside how loud their own voices are. */
function loudestAt(voices: readonly VoiceLevels[], step: number): number {
  let [best, most] = [0, -Infinity]
  for (const [index, { levels, voice }] of voices.entries()) {
    const db = (levels[step] as number) - voice
    if (db > most) [best, most] = [index, db]
  }
  return best
}

/** Where two heaps are best divided: the variance between them is largest (N. Otsu, 1979). */
function divide(counts: Float64Array): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const total = counts.reduce((sum, count, bin) => sum + count * bin, 0)
  let [below, weighted, best, most] = [0, 0, 0, -1]
  for (let bin = 0; bin < counts.length; bin++) {
    below += counts[bin] as number
    weighted += (counts[bin] as number) * bin
    const above = all - below
    if (below === 0 || above === 0) continue
    const between = below * above * (weighted / below - (total - weighted) / above) ** 2
    if (between > most) [best, most] = [bin + 1, between]
  }
  return best
}

function middleOf(counts: Float64Array): number {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2
  let sum = 0
  for (let bin = 0; bin < counts.length; bin++) {
    sum += counts[bin] as number
    if (sum >= half) return bin
  }
  return 0
}
