import type { Cover } from '../../../model/about.ts'
import { type Chapter, type FileTags, readable, type TagField, tagsThatAreThere } from './tags.ts'

const ids: Readonly<Record<TagField, string>> = {
  title: 'TIT2',
  artist: 'TPE1',
  album: 'TALB',
  year: 'TYER',
  comment: 'COMM',
}

/**
 * An ID3v2.3 tag, which every player reads, text as UTF-16, with the cover and chapters (ID3v2 Chapter Frame Addendum
 * 1.0); empty without any of them.
 */
export function id3({ tags, chapters = [], cover = null }: FileTags): Uint8Array {
  const frames = tagsThatAreThere(tags).map(([field, value]) =>
    frame(ids[field], field === 'comment' ? comment(value) : text(value)),
  )
  const pictures = cover === null ? [] : [pictureFrame(cover)]
  const all = [...frames, ...pictures, ...chapterFrames(chapters.slice(0, mostChapters))]
  if (all.length === 0) return new Uint8Array(0)
  const body = Buffer.concat(all)
  const size = [21, 14, 7, 0].map((shift) => (body.length >> shift) & 0x7f)
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([3, 0, 0, ...size]), body])
}

const frontCover = 3

/** No description, in the letters of Latin 1. */
const pictureFrame = ({ mime, bytes }: Cover): Buffer =>
  frame('APIC', Buffer.concat([Buffer.from([0]), Buffer.from(`${mime}\0`), Buffer.from([frontCover, 0]), bytes]))

/** Their count is one byte. */
const mostChapters = 255
/** Chapters are found by their times, not by their places in the file. */
const noOffset = Buffer.alloc(8, 0xff)
const topAndOrdered = 3

function chapterFrames(chapters: readonly Chapter[]): Buffer[] {
  if (chapters.length === 0) return []
  const ids = chapters.map((_, k) => Buffer.from(`chp${k}\0`))
  const contents = Buffer.concat([Buffer.from('toc\0'), Buffer.from([topAndOrdered, ids.length]), ...ids])
  return [
    frame('CTOC', contents),
    ...chapters.map(({ start, end, title }, k) => {
      const times = Buffer.alloc(8)
      times.writeUInt32BE(Math.round(start), 0)
      times.writeUInt32BE(Math.round(end), 4)
      return frame('CHAP', Buffer.concat([ids[k] as Buffer, times, noOffset, frame('TIT2', text(readable(title)))]))
    }),
  ]
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
