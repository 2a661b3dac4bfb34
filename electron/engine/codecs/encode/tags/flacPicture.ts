import type { Cover } from '../../../model/about.ts'
import { sizeOf } from '../../pictures/readCover.ts'

const frontCover = 3

/** A PICTURE block (RFC 9639, 8.8) without its head: also what Vorbis comments carry, in base 64. */
export function flacPicture(cover: Cover): Buffer {
  const { width, height } = sizeOf(cover) ?? { width: 0, height: 0 }
  const mime = Buffer.from(cover.mime)
  return Buffer.concat([
    ...[frontCover, mime.length].map(number),
    mime,
    // No description; pixels, bits of each (of three or four bytes), and no palette.
    ...[0, width, height, cover.mime === 'image/png' ? 32 : 24, 0, cover.bytes.length].map(number),
    cover.bytes,
  ])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
