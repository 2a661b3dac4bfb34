import { createEncoder, createOggEncoder } from 'wasm-media-encoders'
import { replaceableCode } from '../replaceableCode.ts'
import type { Coder, CoderSettings } from './coder.ts'

/**
 * LAME's presets make the sound quieter at lower constant bit rates (lame, presets.c: 0.95 to 0.98); measured as such,
 * and taken back here.
 */
const quieter: Readonly<Record<number, number>> = { 128: 0.95, 160: 0.95, 192: 0.97, 224: 0.98 }

type Mp3Encoder = Awaited<ReturnType<typeof createEncoder<'audio/mpeg'>>>

/**
 * Encoders of this thread that are between two stretches: making one anew takes as long as encoding seconds of sound.
 */
const idle: {
  readonly mp3: Mp3Encoder[]
  readonly ogg: Awaited<ReturnType<typeof createOggEncoder>>[]
} = { mp3: [], ogg: [] }

/** LAME and libvorbis. LAME is told the rate that it gets as the rate to write, so that it never converts by itself. */
export async function createMediaCoder(settings: Extract<CoderSettings, { kind: 'mp3' | 'ogg' }>): Promise<Coder> {
  const { channels, sampleRate } = settings
  if (settings.kind === 'ogg') {
    const encoder = idle.ogg.pop() ?? (await createOggEncoder())
    encoder.configure({ channels, sampleRate, vbrQuality: settings.level, oggSerialNo: settings.serial })
    return inParts(givingBack(encoder, () => idle.ogg.push(encoder)))
  }
  const encoder = idle.mp3.pop() ?? (await createLame())
  const outputSampleRate = sampleRate as 44_100
  const { quality } = settings
  if (quality.kind === 'variable') {
    encoder.configure({ channels, sampleRate, outputSampleRate, vbrQuality: quality.level })
    return givingBack(encoder, () => idle.mp3.push(encoder))
  }
  encoder.configure({ channels, sampleRate, outputSampleRate, bitrate: quality.kbps as 192 })
  const coder = givingBack(encoder, () => idle.mp3.push(encoder))
  const gain = 1 / (quieter[quality.kbps] ?? 1)
  return {
    encode: (input) =>
      coder.encode(input.map((samples) => (gain === 1 ? samples : louder(samples as Float32Array, gain)))),
    finish: () => coder.finish(),
  }
}

/** From its own file rather than from the package's code, so that it can be another build. */
function createLame(): Promise<Mp3Encoder> {
  return createEncoder('audio/mpeg', replaceableCode('lame') as Parameters<typeof createEncoder>[1])
}

interface MediaEncoder {
  encode(samples: readonly Float32Array[]): Uint8Array
  finalize(): Uint8Array
}

/** What the library gives lies in its memory, until the next call. */
function coderOf(encoder: MediaEncoder): Coder {
  return {
    encode: (input) => encoder.encode(input as readonly Float32Array[]).slice(),
    finish: () => encoder.finalize().slice(),
  }
}

/** One that was given up in the middle is left to the garbage collector. */
function givingBack(encoder: MediaEncoder, giveBack: () => void): Coder {
  const coder = coderOf(encoder)
  return {
    encode: (input) => coder.encode(input),
    finish: () => {
      const rest = coder.finish()
      giveBack()
      return rest
    },
  }
}

/** libvorbis moves all that waits in it for each of its blocks, so it gets little at a time. */
const partFrames = 1 << 14

function inParts(coder: Coder): Coder {
  return {
    encode: (input) => {
      const parts: Uint8Array[] = []
      for (let at = 0; at < (input[0]?.length ?? 0); at += partFrames)
        parts.push(coder.encode(input.map((samples) => samples.subarray(at, at + partFrames))))
      return joined(parts)
    },
    finish: () => coder.finish(),
  }
}

/** In memory of its own, for it goes to another thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** In place: what is encoded belongs to the encoder. */
function louder(samples: Float32Array, gain: number): Float32Array {
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) * gain
  return samples
}
