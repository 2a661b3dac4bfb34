import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { channelLimit, openableFormats, rateLimits } from '../audioSource.ts'
import type { PcmEncoding, PcmFormat } from '../pcm/pcmLayout.ts'

const tags = { pcm: 1, float: 3, aLaw: 6, muLaw: 7, extensible: 0xfffe } as const

const foreignTags: Readonly<Record<number, string>> = {
  0x0002: 'ADPCM compression',
  0x0011: 'ADPCM compression',
  0x0031: 'GSM compression',
  0x0050: 'MPEG compression',
  0x0055: 'MP3 compression',
  0x0092: 'Dolby compression',
  0x00ff: 'AAC compression',
  0x0161: 'Windows Media compression',
  0x2000: 'Dolby compression',
}

/** Understands the `fmt ` chunk. */
export function readWavFormat(chunk: Uint8Array, name: string, byteOrder: PcmFormat['byteOrder']): Result<PcmFormat> {
  const broken = (reason: string): Result<never> => err(failure('files/broken', { name, reason }))
  const unsupported = (what: string): Result<never> =>
    err(failure('files/unsupported', { name, what, formats: openableFormats }))
  if (chunk.length < 16) return broken('its header is too short')

  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const isLittle = byteOrder === 'little'
  const outerTag = view.getUint16(0, isLittle)
  if (outerTag === tags.extensible && chunk.length < 26) return broken('its header is too short')
  const tag = outerTag === tags.extensible ? view.getUint16(24, isLittle) : outerTag
  const channels = view.getUint16(2, isLittle)
  const sampleRate = view.getUint32(4, isLittle)
  const blockAlign = view.getUint16(12, isLittle)
  const bits = view.getUint16(14, isLittle)

  if (!isKnown(tag)) return unsupported(foreignTags[tag] ?? `an unknown kind of compression (number ${tag})`)
  if (channels === 0) return broken('its header says that it has no channels')
  if (sampleRate === 0) return broken('its header says that its sample rate is 0')
  if (bits === 0) return broken('its header says that its samples have 0 bits')
  if (blockAlign === 0 || blockAlign % channels !== 0 || blockAlign * 8 < channels * bits)
    return broken('the numbers in its header contradict each other')
  if (channels > channelLimit) return unsupported(`${channels} channels`)
  if (sampleRate < rateLimits.min || sampleRate > rateLimits.max)
    return unsupported(`a sample rate of ${sampleRate} Hz`)

  const encoding = encodingOf(tag, bits, blockAlign / channels)
  if (encoding === null)
    return unsupported(
      `${tag === tags.pcm ? 'integer' : tag === tags.float ? 'floating-point' : 'compressed'} samples of ${bits} bits`,
    )
  return ok({
    encoding,
    byteOrder,
    channels,
    sampleRate,
    blockAlign,
    ...(outerTag === tags.extensible && { speakers: view.getUint32(20, isLittle) }),
  })
}

type KnownTag = typeof tags.pcm | typeof tags.float | typeof tags.aLaw | typeof tags.muLaw

function isKnown(tag: number): tag is KnownTag {
  return tag === tags.pcm || tag === tags.float || tag === tags.aLaw || tag === tags.muLaw
}

/** Integers lie at the upper end of their bytes, so 12 bits in two bytes are read as 16, and 24 in four as 32. */
function encodingOf(tag: KnownTag, bits: number, width: number): PcmEncoding | null {
  if (tag === tags.aLaw || tag === tags.muLaw)
    return bits === 8 && width === 1 ? (tag === tags.aLaw ? 'alaw' : 'mulaw') : null
  if (tag === tags.float) return bits === 32 && width === 4 ? 'f32' : bits === 64 && width === 8 ? 'f64' : null
  if (![8, 12, 16, 20, 24, 32].includes(bits)) return null
  return width === 1 ? 'u8' : width === 2 ? 's16' : width === 3 ? 's24' : width === 4 ? 's32' : null
}
