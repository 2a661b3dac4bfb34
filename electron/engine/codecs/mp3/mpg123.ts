import { MPEGDecoder } from 'mpg123-decoder'
import { replaceableCode } from '../replaceableCode.ts'

/** What is heard of a part of a stream; it lies in the decoder's memory, until the next call. */
export type HearSamples = (channels: readonly Float32Array[], frames: number) => void

export interface Mpg123 {
  /** Decodes whole frames. How many of them were damaged; null when the decoder can't go on. */
  decode(bytes: Uint8Array, hear: HearSamples): number | null
  free(): void
}

/** The insides of mpg123-decoder 1.0.3, whose own `decode` makes two copies of all that is heard. */
interface Inside {
  readonly _decoder: number
  readonly _input: { readonly ptr: number; readonly len: number; readonly buf: Uint8Array }
  readonly _output: { readonly ptr: number; readonly len: number; readonly buf: Float32Array }
  readonly _samplesDecodedPtr: { readonly ptr: number; readonly buf: Uint32Array }
  readonly _sampleRatePtr: { readonly ptr: number }
  readonly _errorStringPtr: { readonly ptr: number }
  readonly _common: {
    readonly wasm: {
      mpeg_decoder_feed(decoder: number, input: number, length: number): number
      mpeg_decoder_read(
        decoder: number,
        output: number,
        length: number,
        samples: number,
        rate: number,
        error: number,
      ): number
    }
  }
}

const needsMore = -10
const newFormat = -11

/** The package takes code from outside, which it has for its web workers; null makes it take its own. */
const outside = MPEGDecoder as unknown as { module?: object | null }

export async function openMpg123(): Promise<Mpg123> {
  if (outside.module === undefined) outside.module = replaceableCode('mpg123')
  const decoder = new MPEGDecoder({ enableGapless: false })
  await decoder.ready
  const inside = decoder as unknown as Inside
  const { wasm } = inside._common

  const readAll = (hear: HearSamples): number => {
    let damaged = 0
    for (;;) {
      inside._samplesDecodedPtr.buf[0] = 0
      const state = wasm.mpeg_decoder_read(
        inside._decoder,
        inside._output.ptr,
        inside._output.len,
        inside._samplesDecodedPtr.ptr,
        inside._sampleRatePtr.ptr,
        inside._errorStringPtr.ptr,
      )
      const frames = inside._samplesDecodedPtr.buf[0]
      if (frames > 0)
        hear([inside._output.buf.subarray(0, frames), inside._output.buf.subarray(frames, frames * 2)], frames)
      if (state === needsMore) return damaged
      if (state !== 0 && state !== newFormat) damaged++
    }
  }
  return {
    decode: (bytes, hear) => {
      let damaged = 0
      try {
        for (let at = 0; at < bytes.length; at += inside._input.len) {
          const part = bytes.subarray(at, at + inside._input.len)
          inside._input.buf.set(part)
          if (wasm.mpeg_decoder_feed(inside._decoder, inside._input.ptr, part.length) !== needsMore)
            damaged += readAll(hear)
        }
        return damaged
      } catch (error) {
        // A frame that is made to mislead let the decoder reach outside its memory; it is alone in there.
        if (error instanceof Error && error.name === 'RuntimeError') return null
        throw error
      }
    },
    free: () => decoder.free(),
  }
}
