import type { AudioFault, AudioFeature } from '../../../../shared/failures/index.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import { beyondLimits, brokenFile, unsupportedFile } from '../inputLimits.ts'
import type { PcmEncoding } from '../../../../shared/dsp/pcmEncodings.ts'
import type { PcmFormat } from '../pcm/pcmLayout.ts'

const tags = { pcm: 1, float: 3, aLaw: 6, muLaw: 7, extensible: 0xfffe } as const

/** Names of compressions. */
const foreignTags: Readonly<Record<number, string>> = {
  0x0002: 'ADPCM',
  0x0011: 'ADPCM',
  0x0031: 'GSM',
  0x0050: 'MPEG',
  0x0055: 'MP3',
  0x0092: 'Dolby',
  0x00ff: 'AAC',
  0x0161: 'Windows Media',
  0x2000: 'Dolby',
}

/** Understands the `fmt ` chunk. */
export function readWavFormat(chunk: Uint8Array, name: string, byteOrder: PcmFormat['byteOrder']): Result<PcmFormat> {
  if (chunk.length < 16) return brokenFile(name, { kind: 'header-too-short' })

  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const isLittle = byteOrder === 'little'
  const outerTag = view.getUint16(0, isLittle)
  if (outerTag === tags.extensible && chunk.length < 26) return brokenFile(name, { kind: 'header-too-short' })
  const tag = outerTag === tags.extensible ? view.getUint16(24, isLittle) : outerTag
  const channels = view.getUint16(2, isLittle)
  const sampleRate = view.getUint32(4, isLittle)
  const blockAlign = view.getUint16(12, isLittle)
  const bits = view.getUint16(14, isLittle)

  if (!isKnown(tag)) return unsupportedFile(name, compressionOf(tag))
  const contradiction = findContradiction({ channels, sampleRate, blockAlign, bits })
  if (contradiction !== null) return brokenFile(name, contradiction)
  const beyond = beyondLimits(name, { channels, sampleRate })
  if (beyond !== null) return beyond

  const encoding = encodingOf(tag, bits, blockAlign / channels)
  if (encoding === null) return unsupportedFile(name, { kind: 'bits', bits, of: kinds[tag] })
  return ok({
    encoding,
    byteOrder,
    channels,
    sampleRate,
    blockAlign,
    ...(outerTag === tags.extensible && { speakers: view.getUint32(20, isLittle) }),
  })
}

function compressionOf(tag: number): AudioFeature {
  const name = foreignTags[tag]
  return name === undefined ? { kind: 'unknown-compression', tag } : { kind: 'compression', name }
}

type KnownTag = typeof tags.pcm | typeof tags.float | typeof tags.aLaw | typeof tags.muLaw

function isKnown(tag: number): tag is KnownTag {
  return tag === tags.pcm || tag === tags.float || tag === tags.aLaw || tag === tags.muLaw
}

const kinds: Readonly<Record<KnownTag, 'integer' | 'float' | 'compressed'>> = {
  [tags.pcm]: 'integer',
  [tags.float]: 'float',
  [tags.aLaw]: 'compressed',
  [tags.muLaw]: 'compressed',
}

interface Numbers {
  readonly channels: number
  readonly sampleRate: number
  readonly blockAlign: number
  readonly bits: number
}

/** Why these numbers can't be true; null where they can. */
function findContradiction({ channels, sampleRate, blockAlign, bits }: Numbers): AudioFault | null {
  if (channels === 0) return { kind: 'no-channels' }
  if (sampleRate === 0) return { kind: 'sample-rate-zero' }
  if (bits === 0) return { kind: 'samples-without-bits' }
  return blockAlign === 0 || blockAlign % channels !== 0 || blockAlign * 8 < channels * bits
    ? { kind: 'header-contradictory' }
    : null
}

/** By how many bytes a sample takes. */
const integers: readonly PcmEncoding[] = ['u8', 's16', 's24', 's32']
const integerBits = [8, 12, 16, 20, 24, 32]

/** Integers lie at the upper end of their bytes, so 12 bits in two bytes are read as 16, and 24 in four as 32. */
function encodingOf(tag: KnownTag, bits: number, width: number): PcmEncoding | null {
  switch (tag) {
    case tags.aLaw:
      return bits === 8 && width === 1 ? 'alaw' : null
    case tags.muLaw:
      return bits === 8 && width === 1 ? 'mulaw' : null
    case tags.float:
      if (bits === 32 && width === 4) return 'f32'
      return bits === 64 && width === 8 ? 'f64' : null
    case tags.pcm:
      return integerBits.includes(bits) ? (integers[width - 1] ?? null) : null
  }
}
