import type { Steps } from '../loudness/index.ts'
import { stepsASecond } from './voiceLevels.ts'

/** Loudness is measured in tenths of a second. */
const fine = stepsASecond / 10
/** Less than this says nothing about how loud somebody is, in tenths of a second. */
const leastTenths = 10

/** Steps in which this one speaks and nobody else does. */
export const aloneIn = (speaking: readonly Uint8Array[], index: number): Uint8Array =>
  (speaking[index] as Uint8Array).map((own, step) =>
    own === 1 && speaking.every((other, k) => k === index || other[step] === 0) ? 1 : 0,
  )

/**
 * Of the tenths of a second of a sound those in which its person speaks: what it hears of others says nothing about how
 * loud it is. All of them where that is next to nothing.
 */
export function stepsOf({ energies, whole }: Steps, alone: Uint8Array): Steps {
  const kept = energies
    .subarray(0, whole)
    .filter((_, k) => alone.subarray(k * fine, (k + 1) * fine).reduce((sum, one) => sum + one, 0) >= fine - 1)
  return kept.length < leastTenths ? { energies, whole } : { energies: kept, whole: kept.length }
}
