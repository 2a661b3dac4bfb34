import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { InputFile } from '../files/inputFile.ts'
import { brokenFile } from '../inputLimits.ts'
import type { PcmFormat, PcmLayout } from '../pcm/pcmLayout.ts'
import { readWavFormat } from './readWavFormat.ts'

/** Real files have a handful. The limit keeps a file of millions of empty chunks from taking minutes. */
const chunkLimit = 10_000
const unknownSize = 0xffff_ffff
const wrap = 2 ** 32

interface Found {
  format: Uint8Array | null
  data: { start: number; claimed: number } | null
  /** Size of the sound by RF64's 64-bit chunk. */
  longData: number | null
}

/**
 * Finds format and sound in RIFF, RIFX (high bytes first), RF64 and BW64 files, whatever stands between them and in
 * whatever order.
 */
export function parseWav(file: InputFile): Result<PcmLayout> {
  const byteOrder = String.fromCharCode(...file.read(0, 4)) === 'RIFX' ? 'big' : 'little'
  const found = findChunks(file, byteOrder)
  if (found === 'endless') return brokenFile(file.name, { kind: 'too-many-parts' })
  if (found.format === null) return brokenFile(file.name, { kind: 'no-format' })
  const format = readWavFormat(found.format, file.name, byteOrder)
  if (!format.ok) return format
  if (found.data === null) return brokenFile(file.name, { kind: 'no-sound' })
  return measureData(file, format.value, found.data, found.longData)
}

function findChunks(file: InputFile, byteOrder: ByteOrder): Found | 'endless' {
  const found: Found = { format: null, data: null, longData: null }
  let at = 12
  for (let count = 0; at + 8 <= file.size; count++) {
    if (count === chunkLimit) return 'endless'
    const header = file.read(at, 8)
    if (header.length < 8) return found
    const id = String.fromCharCode(...header.subarray(0, 4))
    const size = readSize(header, byteOrder)
    takeChunk(file, { id, size, start: at + 8 }, found)
    if (id === 'data' && found.data !== null && (found.format !== null || isEndless(found.data, found.longData)))
      return found
    const length = id === 'data' && found.data !== null ? found.data.claimed : size
    at = nextChunk(file, at + 8 + length, length)
  }
  return found
}

interface Chunk {
  readonly id: string
  readonly size: number
  /** Behind its id and size. */
  readonly start: number
}

/** The first one of each kind counts. */
function takeChunk(file: InputFile, { id, size, start }: Chunk, found: Found): void {
  if (id === 'fmt ' && found.format === null) found.format = file.read(start, Math.min(size, 40))
  if (id === 'ds64' && size >= 16) found.longData = readLongSize(file.read(start + 8, 8))
  if (id === 'data' && found.data === null)
    found.data = { start, claimed: size === unknownSize && found.longData !== null ? found.longData : size }
}

/** Sound whose size nobody says: what follows it can't be found. */
function isEndless(data: { readonly claimed: number }, longData: number | null): boolean {
  return data.claimed === unknownSize && longData === null
}

type ByteOrder = PcmFormat['byteOrder']

function readSize(header: Uint8Array, byteOrder: ByteOrder): number {
  return new DataView(header.buffer, header.byteOffset).getUint32(4, byteOrder === 'little')
}

/** Chunks of odd length are followed by a zero; some programs forget it. */
function nextChunk(file: InputFile, end: number, length: number): number {
  if (length % 2 === 0 || end >= file.size) return end
  const forgotten = file.read(end, 4).every((byte) => byte >= 0x20 && byte <= 0x7e)
  return forgotten ? end : end + 1
}

function readLongSize(bytes: Uint8Array): number | null {
  if (bytes.length < 8) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return view.getUint32(4, true) * wrap + view.getUint32(0, true)
}

function measureData(
  file: InputFile,
  format: PcmFormat,
  data: { start: number; claimed: number },
  longData: number | null,
): Result<PcmLayout> {
  const present = Math.max(0, file.size - data.start)
  const notes: SourceNote[] = []
  let bytes = data.claimed
  if (saysNothing(data.claimed, longData) && present > 0 && !isFollowedByChunks(file, data, format.byteOrder)) {
    bytes = present
    notes.push({ kind: 'length-unsaid' })
  } else if (data.claimed > present) {
    bytes = present
    notes.push({ kind: 'ends-early' })
  } else if (present >= wrap && present % wrap === data.claimed) {
    bytes = present
    notes.push({ kind: 'longer-than-header' })
  }
  if (bytes % format.blockAlign !== 0) notes.push({ kind: 'last-frame-cut' })
  const frames = Math.floor(bytes / format.blockAlign)
  if (frames === 0) return err(failure('files/empty', { name: file.name }))
  return ok({ ...format, dataStart: data.start, frames, notes })
}

/** Programs that write to a pipe can't go back to fill in the size: they leave 0 or all ones. */
function saysNothing(claimed: number, longData: number | null): boolean {
  return claimed === 0 || isEndless({ claimed }, longData)
}

/** Whether the size was meant: then a row of chunks leads from there to the end of the file. */
function isFollowedByChunks(file: InputFile, data: { start: number; claimed: number }, byteOrder: ByteOrder): boolean {
  let at = data.start + data.claimed
  if (at >= file.size) return false
  for (let count = 0; count < chunkLimit && at + 8 <= file.size; count++) {
    const header = file.read(at, 8)
    if (header.length < 8 || header.subarray(0, 4).some((byte) => byte < 0x20 || byte > 0x7e)) return false
    const size = readSize(header, byteOrder)
    at = nextChunk(file, at + 8 + size, size)
  }
  return at === file.size
}
