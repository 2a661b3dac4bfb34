import type { InputFile } from '../codecs/files/inputFile.ts'
import type { ReadLine } from './fileLabel.ts'
import { id3FramesIn, id3Text, readId3 } from './id3Frames.ts'
import { viewOf } from '../codecs/files/viewOf.ts'

const noTime = 0xffff_ffff

/** The chapters (CHAP) of an ID3 tag of version 2.3 or 2.4. */
export function readId3Chapters(file: InputFile): ReadLine[] {
  const tag = readId3(file)
  return tag?.frames.flatMap(({ id, body }) => (id === 'CHAP' ? chapterOf(body, tag.version) : [])) ?? []
}

function chapterOf(body: Uint8Array, version: 3 | 4): ReadLine[] {
  const times = body.indexOf(0) + 1
  if (times === 0 || times + 16 > body.length) return []
  const view = viewOf(body)
  const start = view.getUint32(times)
  const end = view.getUint32(times + 4)
  const title = id3FramesIn(body, version, times + 16).find(({ id }) => id === 'TIT2')
  const text = title === undefined ? '' : id3Text(title.body)
  return [{ start: start / 1000, end: (end === noTime ? start : end) / 1000, text }]
}
