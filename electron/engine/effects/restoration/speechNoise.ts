import { createRateConverter } from '../../resample/createRateConverter.ts'
import { toGain } from '../../model/decibels.ts'
import { createQueue } from '../frames/createQueue.ts'
import { withoutDelay } from '../frames/withoutDelay.ts'
import { defineEffect, type Processor } from '../processor.ts'
import { loadRnnoise } from './loadRnnoise.ts'
import type { Rnnoise } from '@shiguredo/rnnoise-wasm'

export interface SpeechNoiseParams {
  /** How much quieter what is not speech gets at most. */
  readonly reductionDb: number
}

/** RNNoise was trained at this rate, and with the levels of 16-bit samples. */
const modelRate = 48_000
const modelScale = 32_768
/** Its latency in frames of its own (measured). */
const lateFrames = 2
/** Frames of silence that push out what converters and RNNoise hold back. */
const pushFrames = 1 << 14

/**
 * RNNoise (J.-M. Valin, "A Hybrid DSP/Deep Learning Approach to Real-Time Full-Band Speech Enhancement", 2018): keeps
 * speech and takes everything else out.
 */
export const speechNoise = defineEffect<SpeechNoiseParams>({
  channels: 'separate',
  create: async ({ reductionDb }, { sampleRate, channels }) => {
    const library = await loadRnnoise()
    const denoisers = Array.from({ length: channels }, () => createDenoiser(library, sampleRate, toGain(-reductionDb)))
    const all: Processor = withoutDelay(
      { process: (input) => evenly(input.map((samples, c) => (denoisers[c] as ChannelDenoiser).process(samples))) },
      { delay: 0, step: pushFrames, channels },
    )
    return {
      process: (input) => all.process(input),
      finish: () => {
        const rest = all.finish()
        for (const denoiser of denoisers) denoiser.close()
        return rest
      },
    }
  },
})

interface ChannelDenoiser {
  process(samples: Float32Array): Float32Array
  close(): void
}

function createDenoiser(library: Rnnoise, sampleRate: number, floor: number): ChannelDenoiser {
  const state = library.createDenoiseState()
  const there = convertTo(sampleRate, modelRate)
  const back = convertTo(modelRate, sampleRate)
  const [input, dry] = [createQueue(), createQueue()]
  let late = lateFrames
  const clean = (): Float32Array => {
    const out = new Float32Array(Math.floor(input.length() / library.frameSize) * library.frameSize)
    let given = 0
    while (input.length() >= library.frameSize) {
      const frame = input.take(library.frameSize).map((sample) => sample * modelScale)
      state.processFrame(frame)
      if (late > 0) late--
      else {
        for (let i = 0; i < frame.length; i++) out[given + i] = (frame[i] as number) / modelScale
        given += frame.length
      }
    }
    return out.subarray(0, given)
  }
  return {
    process(samples) {
      const kept = samples.slice()
      dry.put(kept)
      input.put(there(kept))
      const wet = back(clean())
      const plain = dry.take(wet.length)
      // What the converter gives beyond what came in is its own silence.
      return wet.map((sample, i) => sample + floor * ((plain[i] ?? 0) - sample))
    },
    close: () => state.destroy(),
  }
}

function convertTo(from: number, to: number): (samples: Float32Array) => Float32Array {
  if (from === to) return (samples) => samples
  const converter = createRateConverter(1, from, to)
  const convert = (part: Float32Array): Float32Array => (converter.convertRows([part])[0] as Float32Array).slice()
  return (samples) => {
    const out = createQueue()
    for (let at = 0; at < samples.length; at += converter.mostFrames)
      out.put(convert(samples.subarray(at, at + converter.mostFrames)))
    return out.take(out.length())
  }
}

/** Each channel has its own converter; all of them give the same number of frames. */
function evenly(channels: readonly Float32Array[]): readonly Float32Array[] {
  const count = Math.min(...channels.map((samples) => samples.length))
  if (channels.some((samples) => samples.length !== count)) throw new Error('Channels came out with different lengths.')
  return channels
}
