import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { InputFile } from '../files/inputFile.ts'
import { brokenFile } from '../inputLimits.ts'
import type { PcmLayout } from '../pcm/pcmLayout.ts'
import { type AiffFormat, readAiffFormat } from './readAiffFormat.ts'

const chunkLimit = 10_000
const longestFormat = 64

interface Found {
  format: Uint8Array | null
  sound: { start: number; claimed: number } | null
}

/** Finds format and sound in AIFF and AIFF-C files, in whatever order they stand. */
export function parseAiff(file: InputFile): Result<PcmLayout> {
  const kind = String.fromCharCode(...file.read(8, 4)) === 'AIFC' ? 'AIFC' : 'AIFF'
  const found = findChunks(file)
  if (found === 'endless') return brokenFile(file.name, { kind: 'too-many-parts' })
  if (found.format === null) return brokenFile(file.name, { kind: 'no-format' })
  const format = readAiffFormat(found.format, kind, file.name)
  if (!format.ok) return format
  if (found.sound === null)
    return format.value.claimedFrames === 0
      ? err(failure('files/empty', { name: file.name }))
      : brokenFile(file.name, { kind: 'no-sound' })
  return measureSound(file, format.value, found.sound)
}

function findChunks(file: InputFile): Found | 'endless' {
  const found: Found = { format: null, sound: null }
  let at = 12
  for (let count = 0; at + 8 <= file.size; count++) {
    if (count === chunkLimit) return 'endless'
    const head = file.read(at, 16)
    if (head.length < 8) return found
    const id = String.fromCharCode(...head.subarray(0, 4))
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
    const size = view.getUint32(4)
    if (id === 'COMM' && found.format === null) found.format = file.read(at + 8, Math.min(size, longestFormat))
    if (id === 'SSND' && found.sound === null && head.length === 16) {
      // Behind the size stand an offset, for drives of long ago, and a block size that means nothing here.
      const offset = view.getUint32(8)
      found.sound = { start: at + 16 + offset, claimed: Math.max(0, size - 8 - offset) }
    }
    if (found.format !== null && found.sound !== null) return found
    at += 8 + size + (size % 2)
  }
  return found
}

/**
 * The number of frames in the header counts; the size of the chunk may be larger, or unknown to a program that wrote to
 * a pipe.
 */
function measureSound(
  file: InputFile,
  format: AiffFormat,
  sound: { start: number; claimed: number },
): Result<PcmLayout> {
  const { claimedFrames, ...pcm } = format
  const present = Math.max(0, file.size - sound.start)
  const claimed = sound.claimed === 0 ? present : sound.claimed
  const isUnknown = claimedFrames === 0 || claimedFrames === 0xffff_ffff || sound.claimed === 0
  const wanted = isUnknown ? claimed : claimedFrames * format.blockAlign
  const notes: SourceNote[] = []
  if (isUnknown) notes.push({ kind: 'length-unsaid' })
  else if (wanted > Math.min(present, claimed)) notes.push({ kind: 'ends-early' })
  const frames = Math.floor(Math.min(wanted, present, claimed) / format.blockAlign)
  if (frames === 0) return err(failure('files/empty', { name: file.name }))
  return ok({ ...pcm, dataStart: sound.start, frames, notes })
}
