import type { Tags } from '../../../../../shared/schemas/exportRequest.ts'
import { type TagField, tagsThatAreThere } from './tags.ts'

const names: Readonly<Record<TagField, string>> = {
  title: 'TITLE',
  artist: 'ARTIST',
  album: 'ALBUM',
  year: 'DATE',
  comment: 'COMMENT',
}

/** The comments of FLAC and Vorbis, without the framing that each puts around them. */
export function vorbisComment(tags: Tags | undefined, vendor: string): Buffer {
  const comments = tagsThatAreThere(tags).map(([field, value]) => sized(`${names[field]}=${value}`))
  return Buffer.concat([sized(vendor), count(comments.length), ...comments])
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
