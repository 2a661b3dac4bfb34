import { ok, type Result } from '../../../../shared/result.ts'
import type { InputFile } from '../files/inputFile.ts'
import { brokenFile, unsupportedFile } from '../inputLimits.ts'
import type { PcmEncoding } from '../../../../shared/dsp/pcmEncodings.ts'
import type { PcmFormat, PcmLayout } from '../pcm/pcmLayout.ts'
import { plainFormat, plainLayout } from './plainLayout.ts'

const chunkLimit = 10_000
const descriptionBytes = 32
/** In front of the samples stands how often they were edited. */
const editCountBytes = 4

/** Apple's Core Audio Format, where its samples are plain or of the telephone laws. */
export function parseCaf(file: InputFile): Result<PcmLayout> {
  let format: PcmFormat | null = null
  let at = 8
  for (let count = 0; at + 12 <= file.size; count++) {
    if (count === chunkLimit) return brokenFile(file.name, { kind: 'too-many-parts' })
    const head = file.read(at, 12)
    const id = String.fromCharCode(...head.subarray(0, 4))
    const size = Number(new DataView(head.buffer, head.byteOffset).getBigInt64(4))
    if (id === 'desc') {
      const read = readDescription(file.read(at + 12, Math.min(Math.max(0, size), descriptionBytes)), file.name)
      if (!read.ok) return read
      format = read.value
    }
    if (id === 'data' && format !== null) {
      const claimed = size === -1 ? null : Math.max(0, size - editCountBytes)
      return plainLayout(file, format, { start: at + 12 + editCountBytes, claimed })
    }
    if (size < 0) return brokenFile(file.name, { kind: 'header-contradictory' })
    at += 12 + size
  }
  return brokenFile(file.name, { kind: format === null ? 'no-format' : 'no-sound' })
}

function readDescription(bytes: Uint8Array, name: string): Result<PcmFormat> {
  if (bytes.length < descriptionBytes) return brokenFile(name, { kind: 'header-too-short' })
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const code = String.fromCharCode(...bytes.subarray(8, 12))
  const [flags, packet, channels, bits] = [12, 16, 24, 28].map((at) => view.getUint32(at)) as [
    number,
    number,
    number,
    number,
  ]
  if (code !== 'lpcm' && code !== 'alaw' && code !== 'ulaw')
    return unsupportedFile(name, { kind: 'compression', name: code.replaceAll(/[^\x20-\x7e]/gu, ' ').trim() })
  const encoding = code === 'lpcm' ? plainEncoding((flags & 1) !== 0, bits, packet / channels) : laws[code]
  if (encoding === null) return unsupportedFile(name, { kind: 'bits', bits, of: 'any' })
  const sampleRate = Math.round(view.getFloat64(0))
  const format = plainFormat(name, {
    encoding,
    byteOrder: (flags & 2) === 0 ? 'big' : 'little',
    channels,
    sampleRate: Number.isFinite(sampleRate) ? Math.max(0, sampleRate) : 0,
  })
  if (!format.ok) return format
  return format.value.blockAlign === packet ? ok(format.value) : brokenFile(name, { kind: 'header-contradictory' })
}

const laws = { alaw: 'alaw', ulaw: 'mulaw' } as const

/** Bits that do not fill their bytes stand at an end that only the flags tell: those are left to others. */
function plainEncoding(isFloat: boolean, bits: number, width: number): PcmEncoding | null {
  if (width * 8 !== bits && Number.isFinite(width)) return null
  const known = isFloat ? ({ 32: 'f32', 64: 'f64' } as const) : ({ 8: 's8', 16: 's16', 24: 's24', 32: 's32' } as const)
  return (known as Readonly<Record<number, PcmEncoding>>)[bits] ?? null
}
