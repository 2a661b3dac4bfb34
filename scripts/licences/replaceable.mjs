// The libraries under the LGPL as files, out of the packages that bring them.
import { createRequire } from 'node:module'

export function lameFile() {
  return createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3')
}

/** Its package has it as text within its code, and unpacks it by itself. */
export async function mpg123Code() {
  const { MPEGDecoder } = await import('mpg123-decoder')
  const decoder = new MPEGDecoder()
  await decoder.ready
  const code = await decoder._WASMAudioDecoderCommon.inflateDynEncodeString(decoder._EmscriptenWASM.wasm)
  decoder.free()
  return code
}
