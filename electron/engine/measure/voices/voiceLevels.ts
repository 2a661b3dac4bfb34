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
