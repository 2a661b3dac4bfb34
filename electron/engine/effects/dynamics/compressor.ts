import { defineEffect, type Processor } from '../processor.ts'
import { decayOf, fromDecibels, reductionFactor, toDecibels } from './decibels.ts'
import { linkLevels } from './linkedLevel.ts'

export interface CompressorParams {
  readonly thresholdDb: number
  readonly ratio: number
  readonly attackMs: number
  readonly releaseMs: number
  /** Width over which the ratio sets in, around the threshold. */
  readonly kneeDb: number
  readonly makeupDb: number
}

/**
 * D. Giannoulis, M. Massberg, J. D. Reiss, "Digital Dynamic Range Compressor Design", JAES 60 (2012): feed-forward, detection in decibels,
 * gain computer with a soft knee (equation 4), smooth decoupled peak detector on the gain reduction (equation 17). Channels share one gain.
 */
export const compressor = defineEffect<CompressorParams>({ channels: 'linked', create: createCompressor })

/** Louder than this is nothing that sound can be; it keeps what is not finite out of the detector. */
const loudest = 1e6
const soundless = 1e-7
/** Frames that are looked at, computed and turned down at a time, one loop after the other. */
const partFrames = 1024

function createCompressor(params: CompressorParams, { sampleRate }: { readonly sampleRate: number }): Processor {
  const { thresholdDb, ratio, kneeDb } = params
  const kneeStart = fromDecibels(thresholdDb - kneeDb / 2)
  const slope = 1 - 1 / ratio
  const [attack, release] = [decayOf(params.attackMs, sampleRate), decayOf(params.releaseMs, sampleRate)]
  const makeup = fromDecibels(params.makeupDb)
  const levels = new Float32Array(partFrames)
  let held = 0
  let reduction = 0

  /** Turns levels into gains. */
  const detect = (count: number): void => {
    for (let i = 0; i < count; i++) {
      const level = levels[i] as number
      const wanted = level > kneeStart ? reductionAt(toDecibels(level < loudest ? level : loudest) - thresholdDb, slope, kneeDb) : 0
      const fallen = wanted + release * (held - wanted)
      held = wanted > fallen ? wanted : fallen
      if (held < soundless) held = 0
      reduction = held + attack * (reduction - held)
      if (reduction < soundless) reduction = 0
      levels[i] = reduction === 0 ? makeup : makeup * reductionFactor(reduction)
    }
  }
  return {
    process(input) {
      const total = input[0]?.length ?? 0
      for (let from = 0; from < total; from += partFrames) {
        const rows = input.map((samples) => samples.subarray(from, from + partFrames))
        const count = Math.min(partFrames, total - from)
        linkLevels(rows, levels)
        detect(count)
        for (const row of rows) multiply(row, levels)
      }
      return input
    },
    finish: () => [],
  }
}

function multiply(samples: Float32Array, gains: Float32Array): void {
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) * (gains[i] as number)
}

/** dB taken off where the level is `over` dB above the threshold (or below it, within the knee). */
export function reductionAt(over: number, slope: number, kneeDb: number): number {
  if (2 * over <= -kneeDb) return 0
  if (2 * over >= kneeDb) return slope * over
  const into = over + kneeDb / 2
  return (slope * into * into) / (2 * kneeDb)
}
