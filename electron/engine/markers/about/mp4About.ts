import { limits } from '../../../../shared/schemas/limits.ts'
import type { Tags } from '../../../../shared/schemas/exportRequest.ts'
import type { InputFile } from '../../codecs/files/inputFile.ts'
import { boxesIn, findBox } from '../../codecs/files/mp4Boxes.ts'
import type { FoundAbout } from './foundAbout.ts'

const fields: Readonly<Record<string, keyof Tags>> = {
  '©nam': 'title',
  '©ART': 'artist',
  '©alb': 'album',
  '©day': 'year',
  '©cmt': 'comment',
}
const cover = 'covr'
/** In front of what a `data` box holds: its type, and a language. */
const dataHead = 8

/** As iTunes began to write it, and FFmpeg does: moov > udta > meta > ilst, an item a field, each with `data` in it. */
export function readMp4About(file: InputFile): FoundAbout {
  const list = findBox(file, ['moov', 'udta', 'meta', 'ilst'])
  const items = list === null ? [] : boxesIn(file, list)
  const dataOf = (kind: string): Uint8Array[] =>
    items
      .filter((item) => item.kind === kind)
      .flatMap((item) => boxesIn(file, item))
      .filter((box) => box.kind === 'data')
      .map(({ start, end }) => file.read(start + dataHead, Math.min(end - start - dataHead, limits.coverBytes + 1)))
  return {
    texts: Object.entries(fields).flatMap(([kind, field]) =>
      dataOf(kind).map((bytes): [keyof Tags, string] => [field, new TextDecoder().decode(bytes)]),
    ),
    pictures: dataOf(cover),
  }
}
