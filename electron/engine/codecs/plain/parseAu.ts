import type { Result } from '../../../../shared/result.ts'
import type { InputFile } from '../files/inputFile.ts'
import { brokenFile, unsupportedFile } from '../inputLimits.ts'
import type { PcmEncoding } from '../../../../shared/dsp/pcmEncodings.ts'
import type { PcmLayout } from '../pcm/pcmLayout.ts'
import { plainFormat, plainLayout } from './plainLayout.ts'

/** ".snd" */
const name = 0x2e73_6e64
const headerBytes = 24
const unknownSize = 0xffff_ffff

const encodings: Readonly<Record<number, PcmEncoding>> = {
  1: 'mulaw',
  2: 's8',
  3: 's16',
  4: 's24',
  5: 's32',
  6: 'f32',
  7: 'f64',
  27: 'alaw',
}

/**
 * The format of Sun and NeXT (AU, SND): six numbers, high bytes first, and the samples. Some programs write all of it
 * with low bytes first, and its name too.
 */
export function parseAu(file: InputFile): Result<PcmLayout> {
  const head = file.read(0, headerBytes)
  if (head.length < headerBytes) return brokenFile(file.name, { kind: 'header-too-short' })
  const view = new DataView(head.buffer, head.byteOffset)
  const byteOrder = view.getUint32(0, true) === name ? 'little' : 'big'
  const field = (index: number): number => view.getUint32(index * 4, byteOrder === 'little')
  const encoding = encodings[field(3)]
  if (encoding === undefined) return unsupportedFile(file.name, { kind: 'unknown-compression', tag: field(3) })
  const format = plainFormat(file.name, { encoding, byteOrder, channels: field(5), sampleRate: field(4) })
  if (!format.ok) return format
  const claimed = field(2) === unknownSize ? null : field(2)
  return plainLayout(file, format.value, { start: Math.max(headerBytes, field(1)), claimed })
}
