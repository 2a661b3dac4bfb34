import { bytesOf, joinBytes } from './makeWav.ts'

/** AIFF files for tests, built chunk by chunk, so that every field can be wrong. */
export interface AiffFields {
  readonly channels?: number
  readonly frames: number
  readonly bits: number
  readonly sampleRate?: number
  /** Makes it AIFF-C. */
  readonly compression?: string
  /** Instead of the rate: the ten bytes of the 80-bit float. */
  readonly rateBytes?: Uint8Array
}

export function big(value: number, size: 2 | 4): Uint8Array {
  const view = new DataView(new ArrayBuffer(size))
  if (size === 2) view.setUint16(0, value & 0xffff)
  else view.setUint32(0, value)
  return new Uint8Array(view.buffer)
}

/** A whole number as an 80-bit float: 2^(16383 + 31) times a mantissa of which the upper half is used. */
function extended(value: number): Uint8Array {
  const shift = Math.clz32(value)
  return joinBytes(big(16_383 + 31 - shift, 2), big((value << shift) >>> 0, 4), big(0, 4))
}

export function aiffChunk(id: string, body: Uint8Array, claimed = body.length): Uint8Array {
  return joinBytes(bytesOf(id), big(claimed, 4), body, new Uint8Array(body.length % 2))
}

export function commonChunk({
  channels = 1,
  frames,
  bits,
  sampleRate = 44_100,
  compression,
  rateBytes,
}: AiffFields): Uint8Array {
  const name = compression === undefined ? new Uint8Array(0) : joinBytes(bytesOf(compression), Uint8Array.of(0, 0))
  return aiffChunk(
    'COMM',
    joinBytes(big(channels, 2), big(frames, 4), big(bits, 2), rateBytes ?? extended(sampleRate), name),
  )
}

export function soundChunk(samples: Uint8Array, claimed?: number): Uint8Array {
  return aiffChunk('SSND', joinBytes(new Uint8Array(8), samples), claimed)
}

export function makeAiff(kind: 'AIFF' | 'AIFC', ...chunks: readonly Uint8Array[]): Uint8Array {
  const body = joinBytes(...chunks)
  return joinBytes(bytesOf('FORM'), big(body.length + 4, 4), bytesOf(kind), body)
}
