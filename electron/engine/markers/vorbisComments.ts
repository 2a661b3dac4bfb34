import type { InputFile } from '../codecs/files/inputFile.ts'
import { createPacketReader } from '../codecs/ogg/createPacketReader.ts'
import { createPageReader } from '../codecs/ogg/createPageReader.ts'
import { viewOf } from '../codecs/files/viewOf.ts'

/** A cover may be among the comments. */
const mostBytes = 1 << 25
const mostBlocks = 1000

/** The blocks of one kind in the head of a FLAC file that begins at `start`. */
export function flacBlocks(file: InputFile, start: number, wanted: number): Uint8Array[] {
  const found: Uint8Array[] = []
  let at = start + 4
  for (let count = 0; count < mostBlocks; count++) {
    const head = file.read(at, 4)
    if (head.length < 4) return found
    const size = ((head[1] as number) << 16) + ((head[2] as number) << 8) + (head[3] as number)
    if (((head[0] as number) & 0x7f) === wanted) found.push(file.read(at + 4, Math.min(size, mostBytes)))
    if ((head[0] as number) >= 0x80) return found
    at += 4 + size
  }
  return found
}

const commentBlock = 4

/** KEY=value, as FLAC has them. */
export const flacComments = (file: InputFile, start: number): readonly string[] =>
  flacBlocks(file, start, commentBlock).slice(0, 1).flatMap(commentsIn)

/** The same of the first stream of an Ogg file, Vorbis or Opus: they are in its second packet. */
export function oggComments(file: InputFile): readonly string[] {
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
  if (magic === 'OpusTags') return commentsIn(packet.subarray(8))
  return magic.startsWith('\u0003vorbis') ? commentsIn(packet.subarray(7)) : []
}

const commentsIn = (bytes: Uint8Array): string[] => [...commentsOf(bytes)]

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
