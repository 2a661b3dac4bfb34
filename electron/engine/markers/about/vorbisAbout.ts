import type { Tags } from '../../../../shared/schemas/exportRequest.ts'
import type { InputFile } from '../../codecs/files/inputFile.ts'
import { viewOf } from '../../codecs/files/viewOf.ts'
import { flacBlocks, flacComments, oggComments } from '../vorbisComments.ts'
import type { FoundAbout } from './foundAbout.ts'

const fields: Readonly<Record<string, keyof Tags>> = {
  TITLE: 'title',
  ARTIST: 'artist',
  ALBUM: 'album',
  DATE: 'year',
  YEAR: 'year',
  COMMENT: 'comment',
  DESCRIPTION: 'comment',
}
const picture = 'METADATA_BLOCK_PICTURE'
const pictureBlock = 6

/** Comments and PICTURE blocks of FLAC (RFC 9639, 8). */
export function readFlacAbout(file: InputFile): FoundAbout {
  const { texts, pictures } = commentsAbout(flacComments(file, 0))
  const blocks = flacBlocks(file, 0, pictureBlock)
  return { texts, pictures: [...pictures, ...frontFirst(blocks).flatMap(pictureIn)] }
}

export const readOggAbout = (file: InputFile): FoundAbout => commentsAbout(oggComments(file))

function commentsAbout(comments: readonly string[]): FoundAbout {
  const pairs = comments.map((comment): [string, string] => {
    const at = comment.indexOf('=')
    return [comment.slice(0, Math.max(0, at)).toUpperCase(), comment.slice(at + 1)]
  })
  return {
    texts: pairs.flatMap(([key, value]): [keyof Tags, string][] => {
      const field = fields[key]
      return field === undefined ? [] : [[field, value]]
    }),
    pictures: frontFirst(
      pairs.flatMap(([key, value]) => (key === picture ? [new Uint8Array(Buffer.from(value, 'base64'))] : [])),
    ).flatMap(pictureIn),
  }
}

const frontCover = 3
const kindOf = (block: Uint8Array): number => (block.length < 4 ? 0 : viewOf(block).getUint32(0))
const frontFirst = (blocks: readonly Uint8Array[]): Uint8Array[] =>
  blocks.toSorted((a, b) => Number(kindOf(b) === frontCover) - Number(kindOf(a) === frontCover))

/** Kind, type, description, five numbers of the picture, and the picture. */
function pictureIn(block: Uint8Array): Uint8Array[] {
  const sized = (at: number): number => (at + 4 <= block.length ? viewOf(block).getUint32(at) : block.length)
  const description = 8 + sized(4)
  const numbers = description + 4 + sized(description)
  const start = numbers + 20
  return start < block.length ? [block.subarray(start, start + sized(numbers + 16))] : []
}
