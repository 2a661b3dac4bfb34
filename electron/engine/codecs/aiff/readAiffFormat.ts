import { ok, type Result } from '../../../../shared/result.ts'
import { beyondLimits, brokenFile, unsupportedFile } from '../inputLimits.ts'
import { type PcmEncoding, pcmBytes } from '../../../../shared/dsp/pcmEncodings.ts'
import type { PcmFormat } from '../pcm/pcmLayout.ts'

export interface AiffFormat extends PcmFormat {
  /** As the header counts them. */
  readonly claimedFrames: number
}

interface Compression {
  readonly encoding: PcmEncoding | 'byBits'
  readonly byteOrder: 'little' | 'big'
}

const compressions: Readonly<Record<string, Compression>> = {
  NONE: { encoding: 'byBits', byteOrder: 'big' },
  twos: { encoding: 'byBits', byteOrder: 'big' },
  sowt: { encoding: 'byBits', byteOrder: 'little' },
  'raw ': { encoding: 'u8', byteOrder: 'big' },
  in24: { encoding: 's24', byteOrder: 'big' },
  in32: { encoding: 's32', byteOrder: 'big' },
  fl32: { encoding: 'f32', byteOrder: 'big' },
  FL32: { encoding: 'f32', byteOrder: 'big' },
  fl64: { encoding: 'f64', byteOrder: 'big' },
  FL64: { encoding: 'f64', byteOrder: 'big' },
  alaw: { encoding: 'alaw', byteOrder: 'big' },
  ALAW: { encoding: 'alaw', byteOrder: 'big' },
  ulaw: { encoding: 'mulaw', byteOrder: 'big' },
  ULAW: { encoding: 'mulaw', byteOrder: 'big' },
}

/** Understands the `COMM` chunk of AIFF (18 bytes) and AIFF-C (with a compression behind them). */
export function readAiffFormat(chunk: Uint8Array, kind: 'AIFF' | 'AIFC', name: string): Result<AiffFormat> {
  if (chunk.length < (kind === 'AIFC' ? 22 : 18)) return brokenFile(name, { kind: 'header-too-short' })

  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const channels = view.getInt16(0)
  const claimedFrames = view.getUint32(2)
  const bits = view.getInt16(6)
  const sampleRate = Math.round(readExtended(view, 8))
  const code = kind === 'AIFC' ? String.fromCharCode(...chunk.subarray(18, 22)) : 'NONE'

  const compression = compressions[code]
  if (compression === undefined)
    return unsupportedFile(name, {
      kind: 'aiff-compression',
      code: /^[ -~]{4}$/.test(code) ? code.trim() : null,
    })
  if (channels <= 0) return brokenFile(name, { kind: 'no-channels' })
  if (!Number.isFinite(sampleRate) || sampleRate <= 0) return brokenFile(name, { kind: 'no-sample-rate' })
  const beyond = beyondLimits(name, { channels, sampleRate })
  if (beyond !== null) return beyond
  const encoding = compression.encoding === 'byBits' ? byBits(bits) : compression.encoding
  if (encoding === null) return unsupportedFile(name, { kind: 'bits', bits, of: 'any' })
  return ok({
    encoding,
    byteOrder: compression.byteOrder,
    channels,
    sampleRate,
    blockAlign: pcmBytes[encoding] * channels,
    claimedFrames,
  })
}

/** Samples lie at the upper end of as many bytes as they need. */
function byBits(bits: number): PcmEncoding | null {
  if (bits < 1 || bits > 32) return null
  return (['s8', 's16', 's24', 's32'] as const)[Math.ceil(bits / 8) - 1] ?? null
}

/**
 * An 80-bit float, as AIFF stores its sample rate: sign, 15 bits of exponent, 64 of mantissa. Not finite for infinities
 * and nonsense.
 */
function readExtended(view: DataView, at: number): number {
  const head = view.getUint16(at)
  const exponent = (head & 0x7fff) - 16_383
  if (exponent === 16_384) return Number.NaN
  const size = view.getUint32(at + 2) * 2 ** (exponent - 31) + view.getUint32(at + 6) * 2 ** (exponent - 63)
  return head >= 0x8000 ? -size : size
}
