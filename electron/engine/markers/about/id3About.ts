import type { Tags } from '../../../../shared/schemas/exportRequest.ts'
import type { InputFile } from '../../codecs/files/inputFile.ts'
import { type Id3Frame, id3Text, readId3 } from '../id3Frames.ts'
import type { FoundAbout } from './foundAbout.ts'

const fields: Readonly<Record<string, keyof Tags>> = {
  TIT2: 'title',
  TPE1: 'artist',
  TALB: 'album',
  TYER: 'year',
  TDRC: 'year',
}

/** Texts, comments and pictures of an ID3 tag of version 2.3 or 2.4. */
export function readId3About(file: InputFile): FoundAbout {
  const frames = readId3(file)?.frames ?? []
  const pictures = frames.flatMap(pictureOf).toSorted((a, b) => Number(b.isFront) - Number(a.isFront))
  return { texts: frames.flatMap(textsOf), pictures: pictures.map(({ bytes }) => bytes) }
}

function textsOf({ id, body }: Id3Frame): [keyof Tags, string][] {
  const field = fields[id]
  if (field !== undefined) return [[field, id3Text(body)]]
  const comment = id === 'COMM' ? commentOf(body) : namedComment(id, body)
  return comment === null ? [] : [['comment', comment]]
}

/** Behind encoding, language and a description; one with a description is a program's own. */
function commentOf(body: Uint8Array): string | null {
  const text = afterText(body, 4)
  if (text === null || text.before.length > 2) return null
  return id3Text(Uint8Array.of(body[0] ?? 0, ...text.rest))
}

/** FFmpeg writes comments as a text of its own that is called so. */
function namedComment(id: string, body: Uint8Array): string | null {
  const text = id === 'TXXX' ? afterText(body, 1) : null
  const named = (bytes: Uint8Array): string => id3Text(Uint8Array.of(body[0] ?? 0, ...bytes))
  return text !== null && named(text.before).toLowerCase() === 'comment' ? named(text.rest) : null
}

const frontCover = 3

/** Encoding, type of the picture, what it is of, a description, and the picture. */
function pictureOf({ id, body }: Id3Frame): { bytes: Uint8Array; isFront: boolean }[] {
  const mimeEnd = id === 'APIC' ? body.indexOf(0, 1) : -1
  if (mimeEnd < 0) return []
  const behind = afterText(body, mimeEnd + 2)
  return behind === null ? [] : [{ bytes: behind.rest, isFront: body[mimeEnd + 1] === frontCover }]
}

/** A text that ends with a zero, of one byte or of two by the encoding of its frame. */
function afterText(body: Uint8Array, from: number): { before: Uint8Array; rest: Uint8Array } | null {
  const isWide = body[0] === 1 || body[0] === 2
  if (!isWide) {
    const end = body.indexOf(0, from)
    return end < 0 ? null : { before: body.subarray(from, end), rest: body.subarray(end + 1) }
  }
  for (let at = from; at + 1 < body.length; at += 2)
    if (body[at] === 0 && body[at + 1] === 0) return { before: body.subarray(from, at), rest: body.subarray(at + 2) }
  return null
}
