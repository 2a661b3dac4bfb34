import type { Tags } from '../../../../../shared/schemas/exportRequest.ts'
import { type TagField, tagsThatAreThere } from './tags.ts'

const ids: Readonly<Record<TagField, string>> = {
  title: 'TIT2',
  artist: 'TPE1',
  album: 'TALB',
  year: 'TYER',
  comment: 'COMM',
}

/** An ID3v2.3 tag, which every player reads, text as UTF-16; empty without tags. */
export function id3(tags: Tags | undefined): Uint8Array {
  const frames = tagsThatAreThere(tags).map(([field, value]) =>
    frame(ids[field], field === 'comment' ? comment(value) : text(value)),
  )
  if (frames.length === 0) return new Uint8Array(0)
  const body = Buffer.concat(frames)
  const size = [21, 14, 7, 0].map((shift) => (body.length >> shift) & 0x7f)
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([3, 0, 0, ...size]), body])
}

function frame(id: string, body: Buffer): Buffer {
  const head = Buffer.alloc(10)
  head.write(id, 'latin1')
  head.writeUInt32BE(body.length, 4)
  return Buffer.concat([head, body])
}

const utf16 = (value: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(value, 'utf16le')])
const text = (value: string): Buffer => Buffer.concat([Buffer.from([1]), utf16(value)])
/** With a language and an empty description. */
const comment = (value: string): Buffer =>
  Buffer.concat([Buffer.from([1]), Buffer.from('XXX'), utf16('\0'), utf16(value)])
