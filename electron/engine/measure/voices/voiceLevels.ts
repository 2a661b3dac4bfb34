import type { Steps } from '../loudness/index.ts'

/** Steps a second in which voices are told from each other. */
export const stepsASecond = 50

/** Whose level moves less than this does not pause as people do: music, noise, an empty microphone. */
const leastMoving = 10

/** What is known of one track: dB a step, and the levels of its room and of its voice. */
export interface VoiceLevels {
  readonly levels: Float32Array
  readonly floor: number
  readonly voice: number
}

/** `inClips`: the steps in which there is a clip; others are no pauses. */
export function voiceLevels(levels: Float32Array, inClips: Uint8Array): VoiceLevels {
  const heard = levels.filter((_, step) => inClips[step] === 1).toSorted()
  const at = (part: number): number => heard[Math.floor(part * (heard.length - 1))] ?? -Infinity
  return { levels, floor: at(0.1), voice: at(0.95) }
}

/** Whether somebody speaks on this track, pauses and all: music and noise go on at their level. */
export const isVoice = ({ floor, voice }: VoiceLevels): boolean => voice - floor >= leastMoving

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
