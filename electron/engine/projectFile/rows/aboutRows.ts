import { isRecord } from '../../../../shared/parse/isRecord.ts'
import type { Tags } from '../../../../shared/schemas/exportRequest.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import { coverOf } from '../../codecs/pictures/readCover.ts'
import { DamagedRow } from '../../disk/diskErrors.ts'
import type { About } from '../../model/about.ts'
import { readJson } from './bytes.ts'

/** Its picture in base 64. */
export const writeAbout = ({ tags, cover }: About): string =>
  JSON.stringify({ tags, cover: cover && Buffer.from(cover.bytes).toString('base64') })

/** Throws `DamagedRow` when it can't be what was written. */
export function readAboutRow(value: unknown): About {
  const body = readJson<unknown>(value)
  const { tags, cover }: { tags?: unknown; cover?: unknown } = isRecord(body) ? body : {}
  const picture = typeof cover === 'string' ? coverOf(new Uint8Array(Buffer.from(cover, 'base64'))) : null
  if (!areTags(tags) || (cover !== null && picture === null)) throw new DamagedRow({ kind: 'about-of-wrong-form' })
  return { tags, cover: picture }
}

/** By hand: opening a project is quicker without the schemas. */
const mostLetters: Readonly<Record<keyof Tags, number>> = {
  title: limits.tagLength,
  artist: limits.tagLength,
  album: limits.tagLength,
  year: limits.tagLength,
  comment: limits.commentLength,
}

const areTags = (value: unknown): value is Tags =>
  isRecord(value) &&
  Object.entries(value).every(
    ([field, text]) =>
      typeof text === 'string' && Object.hasOwn(mostLetters, field) && text.length <= mostLetters[field as keyof Tags],
  )
