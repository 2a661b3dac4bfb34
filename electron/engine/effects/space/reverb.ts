import { createRoom } from '../../kernels/index.ts'
import { toGain } from '../../model/decibels.ts'
import { defineEffect, type Processor, type SoundFormat } from '../processor.ts'

export interface ReverbParams {
  /** 0 to 100 %. */
  readonly roomSize: number
  /** 0 to 100 %: how soon high sound dies away. */
  readonly damping: number
  readonly wetDb: number
  readonly dryDb: number
  readonly preDelayMs: number
}

/**
 * Freeverb by Jezar at Dreampoint (2000, public domain): for each side eight damped combs side by side, then four
 * all-passes. Lengths are those for 44.1 kHz, in frames, scaled to the rate; the right side's are longer by `spread`. A
 * mono track hears the left side.
 */
const combs = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617]
const allPasses = [556, 441, 341, 225]
const spread = 23
const tunedRate = 44_100
const inputGain = 0.015

export const reverb = defineEffect<ReverbParams>({ channels: 'linked', create: createReverb })

function createReverb(params: ReverbParams, { sampleRate, channels }: SoundFormat): Processor {
  const [wet, dry] = [toGain(params.wetDb), toGain(params.dryDb)]
  const feedback = 0.7 + 0.28 * (params.roomSize / 100)
  const damping = 0.4 * (params.damping / 100)
  const sides = Array.from({ length: channels }, (_, side) => createSide(side * spread, sampleRate, feedback, damping))
  const before = createLine(Math.round((params.preDelayMs * sampleRate) / 1000))
  return {
    process(input) {
      const count = input[0]?.length ?? 0
      const sent = new Float32Array(count)
      // Freeverb sums two channels; one that is alone counts as both.
      for (const samples of input)
        for (let i = 0; i < count; i++)
          sent[i] = (sent[i] as number) + ((samples[i] as number) * inputGain * 2) / channels
      before(sent)
      input.forEach((samples, c) => {
        const heard = (sides[c] as (sound: Float32Array) => Float32Array)(sent)
        for (let i = 0; i < count; i++) samples[i] = (samples[i] as number) * dry + (heard[i] as number) * wet
      })
      return input
    },
    finish: () => [],
  }
}

/** A pure delay in place. */
function createLine(length: number): (sound: Float32Array) => void {
  const line = new Float32Array(length)
  let at = 0
  return (sound) => {
    if (length === 0) return
    for (let i = 0; i < sound.length; i++) {
      const sample = line[at] as number
      line[at] = audible(sound[i] as number)
      sound[i] = sample
      if (++at === length) at = 0
    }
  }
}

function createSide(
  offset: number,
  sampleRate: number,
  feedback: number,
  damping: number,
): (sound: Float32Array) => Float32Array {
  const scaled = (frames: number): number => Math.max(1, Math.round(((frames + offset) * sampleRate) / tunedRate))
  return createRoom({ combs: combs.map(scaled), allPasses: allPasses.map(scaled), feedback, damping })
}

/** Below 1e-15 nothing is heard and denormal numbers would be slow; what is not finite would go round for ever. */
function audible(value: number): number {
  return (value > 1e-15 && value < 1e9) || (value < -1e-15 && value > -1e9) ? value : 0
}
