import { FLACDecoder } from '@wasm-audio-decoders/flac'

export interface WasmFlac {
  /**
   * The sound of one frame, in the decoder's memory until the next call; null where it can't be decoded or its checksum
   * does not hold.
   */
  decode(frame: Uint8Array): readonly Float32Array[] | null
  free(): void
}

interface Pointer<T> {
  readonly ptr: number
  readonly buf: T
}

/** The insides of @wasm-audio-decoders/flac 0.2.11, whose own `decodeFrames` makes two copies of all that is heard. */
interface Inside {
  readonly _decoder: number
  readonly _common: {
    readonly wasm: {
      readonly HEAP: ArrayBuffer
      malloc(bytes: number): number
      free(at: number): void
      decode_frame(decoder: number, frame: number, length: number): void
    }
  }
  readonly _channels: Pointer<Uint32Array>
  readonly _samplesDecoded: Pointer<Uint32Array>
  readonly _outputBufferPtr: Pointer<Uint32Array>
  readonly _outputBufferLen: Pointer<Uint32Array>
  readonly _errorStringPtr: Pointer<Uint32Array>
  readonly _stateStringPtr: Pointer<Uint32Array>
}

/** What the decoder takes at once; no frame of 24 bits and two channels is as long. */
const longestInput = 65_535 * 8

export async function openWasmFlac(): Promise<WasmFlac> {
  const decoder = new FLACDecoder()
  await decoder.ready
  const inside = (decoder as unknown as { readonly _decoder: Inside })._decoder
  const { wasm } = inside._common
  let borrowed = 0

  const giveBack = (): void => {
    if (borrowed !== 0) wasm.free(borrowed)
    borrowed = 0
  }
  const decodePart = (part: Uint8Array): readonly Float32Array[] | null => {
    giveBack()
    // The library frees it.
    const at = wasm.malloc(part.length)
    new Uint8Array(wasm.HEAP, at, part.length).set(part)
    inside._samplesDecoded.buf[0] = 0
    wasm.decode_frame(inside._decoder, at, part.length)
    const isWrong = inside._errorStringPtr.buf[0] !== 0 || inside._stateStringPtr.buf[0] !== 0
    const frames = inside._samplesDecoded.buf[0]
    borrowed = inside._outputBufferPtr.buf[0] as number
    const start = borrowed
    inside._outputBufferPtr.buf[0] = 0
    inside._outputBufferLen.buf[0] = 0
    if (isWrong) return null
    return Array.from(
      { length: inside._channels.buf[0] as number },
      (_, c) => new Float32Array(wasm.HEAP, start + c * frames * 4, frames),
    )
  }
  return {
    decode: (frame) => {
      let sound: readonly Float32Array[] | null = []
      for (let at = 0; at < frame.length && sound !== null; at += longestInput)
        sound = decodePart(frame.subarray(at, at + longestInput))
      return sound
    },
    free: () => {
      giveBack()
      decoder.free()
    },
  }
}
