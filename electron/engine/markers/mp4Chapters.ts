import type { InputFile } from '../codecs/files/inputFile.ts'
import { decodeName } from './decodeName.ts'
import type { ReadLine } from './fileLabel.ts'
import { findBox } from '../codecs/files/mp4Boxes.ts'
import { viewOf } from '../codecs/files/viewOf.ts'

const mostBytes = 1 << 20
/** A hundred nanoseconds. */
const ticks = 1e7

/** The chapters of an MP4 file as Nero began to write them and FFmpeg does (moov > udta > chpl): points with titles. */
export function readMp4Chapters(file: InputFile): ReadLine[] {
  const box = findBox(file, ['moov', 'udta', 'chpl'])
  return box === null ? [] : chaptersOf(file.read(box.start, Math.min(box.end - box.start, mostBytes)))
}

/** Version and flags, four bytes that nobody uses, a count, then a time and a title each. */
function chaptersOf(bytes: Uint8Array): ReadLine[] {
  const lines: ReadLine[] = []
  const count = bytes[8] ?? 0
  let at = 9
  for (let k = 0; k < count && at + 9 <= bytes.length; k++) {
    const start = Number(viewOf(bytes).getBigUint64(at)) / ticks
    const size = bytes[at + 8] as number
    lines.push({ start, end: start, text: decodeName(bytes.subarray(at + 9, at + 9 + size)) })
    at += 9 + size
  }
  return lines
}
