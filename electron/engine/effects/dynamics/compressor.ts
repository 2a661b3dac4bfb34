import { compressRows, type Compression, type CompressionState } from '../../kernels/index.ts'
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

function createCompressor(params: CompressorParams, { sampleRate }: { readonly sampleRate: number }): Processor {
  const shape: Compression = {
    threshold: params.thresholdDb / decibelsAnOctave,
    slope: 1 - 1 / params.ratio,
    knee: params.kneeDb / decibelsAnOctave,
    attack: decayOf(params.attackMs, sampleRate),
    release: decayOf(params.releaseMs, sampleRate),
    makeup: toGain(params.makeupDb),
  }
  const state: CompressionState = { octaves: new Float64Array(2), position: 0 }
  return {
    process(input) {
      compressRows(input, shape, state)
      return input
    },
    finish: () => [],
  }
}
