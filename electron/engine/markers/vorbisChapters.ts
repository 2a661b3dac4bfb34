import type { InputFile } from '../codecs/files/inputFile.ts'
import { createPacketReader } from '../codecs/ogg/createPacketReader.ts'
import { createPageReader } from '../codecs/ogg/createPageReader.ts'
import type { ReadLine } from './fileLabel.ts'
import { viewOf } from './riffChunks.ts'

/** A cover may be among the comments. */
const mostBytes = 1 << 25
const mostBlocks = 1000
const comments = 4

/** Chapters of a FLAC file that begins at `at`, as Xiph's wiki has them: CHAPTER001=00:10:00.000, CHAPTER001NAME=… */
export function readFlacChapters(file: InputFile, start: number): ReadLine[] {
  let at = start + 4
  for (let count = 0; count < mostBlocks; count++) {
    const head = file.read(at, 4)
    if (head.length < 4) return []
    const kind = (head[0] as number) & 0x7f
    const size = ((head[1] as number) << 16) + ((head[2] as number) << 8) + (head[3] as number)
    if (kind === comments) return chaptersOf(file.read(at + 4, Math.min(size, mostBytes)))
    if ((head[0] as number) >= 0x80) return []
    at += 4 + size
  }
  return []
}

/** The same of the first stream of an Ogg file, Vorbis or Opus: they are in its second packet. */
export function readOggChapters(file: InputFile): ReadLine[] {
  const pages = createPageReader(file, 0)
  const first = pages.next()
  if (first === null) return []
  const reader = createPacketReader(pages, first)
  const packets: Uint8Array[] = []
  let bytes = 0
  while (packets.length < 2 && bytes < mostBytes) {
    const group = reader.next()
    if (group === null) return []
    packets.push(...group.packets.map((packet) => packet.slice()))
    bytes += group.packets.reduce((sum, packet) => sum + packet.length, 0)
  }
  const packet = packets[1] ?? new Uint8Array()
  const magic = String.fromCharCode(...packet.subarray(0, 8))
  if (magic === 'OpusTags') return chaptersOf(packet.subarray(8))
  return magic.startsWith('\u0003vorbis') ? chaptersOf(packet.subarray(7)) : []
}

function chaptersOf(bytes: Uint8Array): ReadLine[] {
  const found = new Map<string, string>()
  for (const comment of commentsOf(bytes)) {
    const at = comment.indexOf('=')
    const key = comment.slice(0, at).toUpperCase()
    if (at > 0 && key.startsWith('CHAPTER')) found.set(key, comment.slice(at + 1))
  }
  return [...found.entries()].flatMap(([key, time]): ReadLine[] => {
    if (!/^CHAPTER\d{1,4}$/u.test(key)) return []
    const [, hours, minutes, seconds] = /^\s*(\d{1,3}):(\d{2}):(\d{2}(?:\.\d+)?)\s*$/u.exec(time) ?? []
    if (hours === undefined) return []
    const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
    return [{ start, end: start, text: found.get(`${key}NAME`) ?? '' }]
  })
}

function* commentsOf(bytes: Uint8Array): Generator<string> {
  const view = viewOf(bytes)
  const sized = (at: number): number => (at + 4 <= bytes.length ? view.getUint32(at, true) : 0)
  let at = 4 + sized(0)
  const count = sized(at)
  at += 4
  for (let k = 0; k < count && at + 4 <= bytes.length; k++) {
    const size = sized(at)
    yield new TextDecoder().decode(bytes.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
}
