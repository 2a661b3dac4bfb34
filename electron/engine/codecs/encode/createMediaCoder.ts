import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders'
import type { Coder, CoderSettings } from './coder.ts'

/** LAME and libvorbis. LAME is told the rate that it gets as the rate to write, so that it never converts by itself. */
export async function createMediaCoder(settings: Extract<CoderSettings, { kind: 'mp3' | 'ogg' }>): Promise<Coder> {
  const { channels, sampleRate } = settings
  if (settings.kind === 'ogg') {
    const encoder = await createOggEncoder()
    encoder.configure({ channels, sampleRate, vbrQuality: settings.level, oggSerialNo: settings.serial })
    return coderOf(encoder)
  }
  const encoder = await createMp3Encoder()
  const outputSampleRate = sampleRate as 44_100
  const { quality } = settings
  if (quality.kind === 'constant') encoder.configure({ channels, sampleRate, outputSampleRate, bitrate: quality.kbps as 192 })
  else encoder.configure({ channels, sampleRate, outputSampleRate, vbrQuality: quality.level })
  return coderOf(encoder)
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
