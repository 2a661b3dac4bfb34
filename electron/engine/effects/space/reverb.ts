import { createHall, type Room } from '../../kernels/index.ts'
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
  const run = createHall({
    rooms: Array.from({ length: channels }, (_, side) => sideOf(side * spread, sampleRate, params)),
    preDelay: Math.round((params.preDelayMs * sampleRate) / 1000),
    // Freeverb sums two channels; one that is alone counts as both.
    sent: inputGain,
    wet: toGain(params.wetDb),
    dry: toGain(params.dryDb),
  })
  return {
    process(input) {
      run(input)
      return input
    },
    finish: () => [],
  }
}

function sideOf(offset: number, sampleRate: number, { roomSize, damping }: ReverbParams): Room {
  const scaled = (frames: number): number => Math.max(1, Math.round(((frames + offset) * sampleRate) / tunedRate))
  return {
    combs: combs.map(scaled),
    allPasses: allPasses.map(scaled),
    feedback: 0.7 + 0.28 * (roomSize / 100),
    damping: 0.4 * (damping / 100),
  }
}
