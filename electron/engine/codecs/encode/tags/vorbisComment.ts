import type { Cover } from '../../../model/about.ts'
import { flacPicture } from './flacPicture.ts'
import { type Chapter, type FileTags, readable, type TagField, tagsThatAreThere } from './tags.ts'

const names: Readonly<Record<TagField, string>> = {
  title: 'TITLE',
  artist: 'ARTIST',
  album: 'ALBUM',
  year: 'DATE',
  comment: 'COMMENT',
}

/**
 * The comments of FLAC and Vorbis, without the framing that each puts around them; chapters as Xiph's wiki has them
 * (CHAPTER001, CHAPTER001NAME).
 */
export function vorbisComment({ tags, chapters = [], cover = null }: FileTags, vendor: string): Buffer {
  const said = tagsThatAreThere(tags).map(([field, value]) => `${names[field]}=${value}`)
  const pictures = cover === null ? [] : [pictureComment(cover)]
  const comments = [...said, ...chapters.flatMap(chapterComments), ...pictures].map(sized)
  return Buffer.concat([sized(vendor), count(comments.length), ...comments])
}

/** A cover, as Xiph's wiki has it. */
export const pictureComment = (cover: Cover): string =>
  `METADATA_BLOCK_PICTURE=${flacPicture(cover).toString('base64')}`

/** A chapter's time and its name, each as KEY=value. */
export function chapterComments({ start, title }: Chapter, index: number): string[] {
  const key = `CHAPTER${String(index + 1).padStart(3, '0')}`
  return [`${key}=${clock(start)}`, `${key}NAME=${readable(title)}`]
}

/** 01:02:03.456 */
function clock(milliseconds: number): string {
  const all = Math.round(milliseconds)
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
  const seconds = `${two((all / 1000) % 60)}.${String(all % 1000).padStart(3, '0')}`
  return `${two(all / 3_600_000)}:${two((all / 60_000) % 60)}:${seconds}`
}

function sized(value: string): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([count(bytes.length), bytes])
}

function count(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
