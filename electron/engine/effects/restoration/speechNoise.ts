import { createRateConverter } from '../../resample/createRateConverter.ts'
import { fromDecibels } from '../dynamics/decibels.ts'
import { createQueue } from '../frames/createQueue.ts'
import { withoutDelay } from '../frames/withoutDelay.ts'
import { defineEffect, type Processor } from '../processor.ts'
import { loadRnnoise, type Rnnoise } from './loadRnnoise.ts'

export interface SpeechNoiseParams {
  /** How much quieter what is not speech gets at most. */
  readonly reductionDb: number
}

/** RNNoise was taught at this rate, and with the levels of 16-bit samples. */
const taughtRate = 48_000
const taughtScale = 32_768
/** Its output is two of its frames late (measured). */
const lateFrames = 2
/** Frames of silence that push out what converters and RNNoise hold back. */
const pushFrames = 1 << 14

/** RNNoise (J.-M. Valin, "A Hybrid DSP/Deep Learning Approach to Real-Time Full-Band Speech Enhancement", 2018): keeps speech and takes everything else out. */
export const speechNoise = defineEffect<SpeechNoiseParams>({
  channels: 'separate',
  create: async ({ reductionDb }, { sampleRate, channels }) => {
    const library = await loadRnnoise()
    const lines = Array.from({ length: channels }, () => createLine(library, sampleRate, fromDecibels(-reductionDb)))
    const all: Processor = withoutDelay(
      { process: (input) => evenly(input.map((samples, c) => (lines[c] as Line).process(samples))) },
      { delay: 0, step: pushFrames, channels },
    )
    return {
      process: (input) => all.process(input),
      finish: () => {
        const rest = all.finish()
        for (const line of lines) line.close()
        return rest
      },
    }
  },
})

interface Line {
  process(samples: Float32Array): Float32Array
  close(): void
}

function createLine(library: Rnnoise, sampleRate: number, floor: number): Line {
  const state = library.createDenoiseState()
  const there = convertTo(sampleRate, taughtRate)
  const back = convertTo(taughtRate, sampleRate)
  const [taught, dry] = [createQueue(), createQueue()]
  let late = lateFrames
  const clean = (): Float32Array => {
    const out = new Float32Array(Math.floor(taught.length() / library.frameSize) * library.frameSize)
    let given = 0
    while (taught.length() >= library.frameSize) {
      const frame = taught.take(library.frameSize).map((sample) => sample * taughtScale)
      state.processFrame(frame)
      if (late > 0) late--
      else {
        for (let i = 0; i < frame.length; i++) out[given + i] = (frame[i] as number) / taughtScale
        given += frame.length
      }
    }
    return out.subarray(0, given)
  }
  return {
    process(samples) {
      dry.put(samples)
      taught.put(there(samples))
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
  return (samples) => {
    const out = createQueue()
    for (let at = 0; at < samples.length; at += converter.mostFrames)
      out.put(converter.convert(samples.subarray(at, at + converter.mostFrames)))
    return out.take(out.length())
  }
}

/** Channels are converted by themselves, with the same lengths. */
function evenly(channels: readonly Float32Array[]): readonly Float32Array[] {
  const count = Math.min(...channels.map((samples) => samples.length))
  if (channels.some((samples) => samples.length !== count)) throw new Error('Channels came out with different lengths.')
  return channels
}
