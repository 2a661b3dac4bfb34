import type { Steps } from '../measure/loudness/gating.ts'
import { toLufs } from '../measure/loudness/gating.ts'

/** Seconds from the start of what was listened to. */
export interface Extreme {
  readonly start: number
  readonly end: number
  readonly lufs: number
}

const stepSeconds = 0.1
const shortTerm = 30
/** What is below it is silence. */
const absoluteGate = -70

/**
 * The loudest or quietest stretches of three seconds (EBU's short term; of a shorter sound all of it), the most extreme
 * first, none over another.
 */
export function findExtremes({ energies, whole }: Steps, which: 'loudest' | 'quietest', most: number): Extreme[] {
  const size = Math.max(1, Math.min(shortTerm, whole))
  const sign = which === 'loudest' ? -1 : 1
  const all = windowsOf(energies, whole, size)
    .filter(({ lufs }) => lufs > absoluteGate)
    .toSorted((one, other) => sign * (one.lufs - other.lufs))
  const found: { at: number; lufs: number }[] = []
  for (const one of all) {
    if (found.length === most) break
    if (found.every(({ at }) => Math.abs(at - one.at) >= size)) found.push(one)
  }
  return found.map(({ at, lufs }) => ({ start: at * stepSeconds, end: (at + size) * stepSeconds, lufs }))
}

function windowsOf(energies: Float64Array, whole: number, size: number): { at: number; lufs: number }[] {
  let sum = 0
  const found: { at: number; lufs: number }[] = []
  for (let k = 0; k < Math.max(whole, size); k++) {
    sum += energies[k] ?? 0
    if (k >= size) sum -= energies[k - size] ?? 0
    if (k >= size - 1) found.push({ at: k - size + 1, lufs: toLufs(Math.max(0, sum) / size) })
  }
  return found
}
