import { compressRows, type Compression } from '../../kernels/index.ts'
import { defineEffect, type Processor } from '../processor.ts'
import { decayOf, decibelsAnOctave, toGain } from '../../model/decibels.ts'

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
 * D. Giannoulis, M. Massberg, J. D. Reiss, "Digital Dynamic Range Compressor Design", JAES 60 (2012): feed-forward,
 * detection in decibels, gain computer with a soft knee (equation 4), smooth decoupled peak detector on the gain
 * reduction (equation 17). Channels share one gain.
 */
export const compressor = defineEffect<CompressorParams>({ channels: 'linked', create: createCompressor })

/**
 * Less than this is nothing, 0.0000006 dB: it is forgotten at fixed places of the sound, so that the result does not
 * hang on how it is cut into blocks.
 */
const soundless = 1e-7
const tidyFrames = 1024

function createCompressor(params: CompressorParams, { sampleRate }: { readonly sampleRate: number }): Processor {
  const shape: Compression = {
    threshold: params.thresholdDb / decibelsAnOctave,
    slope: 1 - 1 / params.ratio,
    knee: params.kneeDb / decibelsAnOctave,
    attack: decayOf(params.attackMs, sampleRate),
    release: decayOf(params.releaseMs, sampleRate),
    makeup: toGain(params.makeupDb),
  }
  const state = new Float64Array(2)
  let position = 0
  return {
    process(input) {
      const total = input[0]?.length ?? 0
      for (let from = 0; from < total;) {
        const to = Math.min(total, from + tidyFrames - (position % tidyFrames))
        compressRows(
          input.map((samples) => samples.subarray(from, to)),
          shape,
          state,
        )
        position += to - from
        if (position % tidyFrames === 0) state.forEach((octaves, k) => (state[k] = octaves < soundless ? 0 : octaves))
        from = to
      }
      return input
    },
    finish: () => [],
  }
}
