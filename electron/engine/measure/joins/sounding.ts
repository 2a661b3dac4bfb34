import type { BlockStore } from '../../blocks/blockStore.ts'
import type { Piece } from '../../model/piece.ts'
import { readPieces } from '../../render/readPieces.ts'
import type { FrameRange } from '../quietRuns.ts'
import { likenessOf } from './alignWaves.ts'

/** Seconds that are compared with themselves, and of the periods that are tried: tones from 80 to 600 Hz. */
const compared = 0.05
const periods = [1 / 600, 1 / 80] as const
/** Noise is hardly ever so much like itself a period later. */
const alike = 0.5

/** A stretch of pieces has a tone in it that is held: music or a voice, however quiet. Hum is lower than that. */
export function isSounding(
  store: BlockStore,
  pieces: readonly Piece[],
  { from, to }: FrameRange,
  sampleRate: number,
): boolean {
  const [length, longest] = [compared, periods[1]].map((seconds) => Math.round(seconds * sampleRate)) as [
    number,
    number,
  ]
  const at = Math.round((from + to - length - longest) / 2)
  const sound = readPieces(store, pieces, Math.max(0, at), length + longest + 1, 1)[0] ?? new Float32Array()
  // Of the differences, so that a rumble, which changes slowly, is not taken for a tone.
  const steps = sound.map((sample, k) => sample - (sound[k - 1] ?? sample))
  for (let lag = Math.round(periods[0] * sampleRate); lag <= longest; lag++)
    if (likenessOf(steps, 1, steps, 1 + lag, length) > alike) return true
  return false
}
