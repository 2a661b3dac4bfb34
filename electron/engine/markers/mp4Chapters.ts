import type { InputFile } from '../codecs/files/inputFile.ts'
import { decodeName } from './decodeName.ts'
import type { ReadLine } from './fileLabel.ts'
import { viewOf } from './riffChunks.ts'

/** Of boxes beside each other; real files have a few dozen. */
const mostBoxes = 10_000
const mostBytes = 1 << 20
/** A hundred nanoseconds. */
const ticks = 1e7

interface Box {
  readonly kind: string
  readonly start: number
  readonly end: number
}

/** The chapters of an MP4 file as Nero began to write them and FFmpeg does (moov > udta > chpl): points with titles. */
export function readMp4Chapters(file: InputFile): ReadLine[] {
  let within: Box = { kind: '', start: 0, end: file.size }
  for (const kind of ['moov', 'udta', 'chpl']) {
    const found = boxesOf(file, within).find((box) => box.kind === kind)
    if (found === undefined) return []
    within = found
  }
  return chaptersOf(file.read(within.start, Math.min(within.end - within.start, mostBytes)))
}

function boxesOf(file: InputFile, { start, end }: Box): Box[] {
  const found: Box[] = []
  for (let at = start; at + 8 <= end && found.length < mostBoxes;) {
    const head = file.read(at, 16)
    if (head.length < 8) break
    const size = sizeOf(head, end - at)
    const isLong = viewOf(head).getUint32(0) === 1
    if (size < 8) break
    const kind = String.fromCharCode(...head.subarray(4, 8))
    found.push({ kind, start: at + (isLong ? 16 : 8), end: Math.min(end, at + size) })
    at += size
  }
  return found
}

/** 1 says that the size is behind the name, 0 that it goes on to the end. */
function sizeOf(head: Uint8Array, rest: number): number {
  const size = viewOf(head).getUint32(0)
  if (size === 0) return rest
  return size === 1 && head.length >= 16 ? Number(viewOf(head).getBigUint64(8)) : size
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
