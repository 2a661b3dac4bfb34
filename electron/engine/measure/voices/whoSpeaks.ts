import { type Apart, apartIn } from './apart.ts'
import { stepsASecond, type VoiceLevels } from './voiceLevels.ts'

/** A voice is so far above the noise of its room and microphone, and at most so far below its own loud syllables. */
const aboveFloor = 8
const belowVoice = 30
/** What is heard of somebody else falls at least so fast when they stop, dB a second: a room of 0.75 s. */
const roomFalls = 80
/** From the level of what is heard of the other one to the own one: from there on it is the own voice. */
const share = 0.4
/** A knock is shorter. */
const shortest = 3

/**
 * For each microphone the steps in which its own person speaks; null where they can't be told apart, because all
 * microphones hear everybody alike. Levels of microphones say nothing: what counts is how much one hears of the other's
 * person, which is measured. Two can speak at once.
 */
export function whoSpeaks(voices: readonly VoiceLevels[]): readonly Uint8Array[] | null {
  const pairs = voices.map((_one, i) => voices.map((_, k) => (i === k ? null : apartIn(voices, i, k))))
  if (pairs.flat().every((pair) => pair === null)) return null
  const rooms = voices.map(({ levels }) => heldBy(levels))
  return voices.map((voice, i) =>
    withoutKnocks(
      voice.levels.map((db, step) =>
        isOwn(voice, db) && rooms.every((room, k) => isAbove(pairs[i]?.[k] ?? null, db - (room[step] as number)))
          ? 1
          : 0,
      ),
    ),
  )
}

const isOwn = ({ floor, voice }: VoiceLevels, db: number): boolean => db > floor + aboveFloor && db > voice - belowVoice

/** More than what is heard of the other one. */
const isAbove = (pair: Apart | null, difference: number): boolean =>
  pair === null || difference > pair.other + share * (pair.own - pair.other)

/** How loud somebody may still be in the room. */
function heldBy(levels: Float32Array): Float32Array {
  const fall = roomFalls / stepsASecond
  let held = -Infinity
  return levels.map((db) => (held = Math.max(db, held - fall)))
}

function withoutKnocks(own: Float32Array): Uint8Array {
  const kept = Uint8Array.from(own)
  for (let from = 0; from < kept.length;) {
    let to = from
    while (to < kept.length && kept[to] === kept[from]) to++
    if (kept[from] === 1 && to - from < shortest) kept.fill(0, from, to)
    from = to
  }
  return kept
}
