import type { Result } from '../../../../shared/result.ts'
import type { InputFile } from '../files/inputFile.ts'
import { brokenFile } from '../inputLimits.ts'
import type { PcmLayout } from '../pcm/pcmLayout.ts'
import { readWavFormat } from '../wav/readWavFormat.ts'
import { plainLayout } from './plainLayout.ts'

/** Chunks begin at multiples of this, and some programs count what fills them up. */
const step = 8
/** Name and size in front of each chunk. */
const headBytes = 24
const chunkLimit = 10_000

/** Sony's Wave64: chunks like those of WAV, with names of 16 bytes and sizes of 64 bits, each at a multiple of 8. */
export function parseWave64(file: InputFile): Result<PcmLayout> {
  let format: Uint8Array | null = null
  let at = 40
  for (let count = 0; at + headBytes <= file.size; count++) {
    if (count === chunkLimit) return brokenFile(file.name, { kind: 'too-many-parts' })
    const head = file.read(at, headBytes)
    const id = String.fromCharCode(...head.subarray(0, 4))
    const size = Number(new DataView(head.buffer, head.byteOffset).getBigUint64(16, true))
    if (size < headBytes) return brokenFile(file.name, { kind: 'header-contradictory' })
    if (id === 'fmt ') format = file.read(at + headBytes, Math.min(size - headBytes, 40))
    if (id === 'data') return soundOf(file, format, { start: at + headBytes, claimed: size - headBytes })
    at += Math.ceil(size / step) * step
  }
  return brokenFile(file.name, { kind: format === null ? 'no-format' : 'no-sound' })
}

function soundOf(
  file: InputFile,
  format: Uint8Array | null,
  sound: { readonly start: number; readonly claimed: number },
): Result<PcmLayout> {
  if (format === null) return brokenFile(file.name, { kind: 'no-format' })
  const read = readWavFormat(format, file.name, 'little')
  if (!read.ok) return read
  const over = sound.claimed % read.value.blockAlign
  return plainLayout(file, read.value, { ...sound, claimed: sound.claimed - (over < step ? over : 0) })
}
