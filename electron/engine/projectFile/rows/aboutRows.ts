import { z } from 'zod'
import { tagsSchema } from '../../../../shared/schemas/exportRequest.ts'
import { coverOf } from '../../codecs/pictures/readCover.ts'
import { DamagedRow } from '../../disk/diskErrors.ts'
import type { About } from '../../model/about.ts'
import { readJson } from './bytes.ts'

const bodySchema = z.object({ tags: tagsSchema, cover: z.string().nullable() })

/** Its picture in base 64. */
export const writeAbout = ({ tags, cover }: About): string =>
  JSON.stringify({ tags, cover: cover && Buffer.from(cover.bytes).toString('base64') })

/** Throws `DamagedRow` when it can't be what was written. */
export function readAboutRow(value: unknown): About {
  const read = bodySchema.safeParse(readJson<unknown>(value))
  const cover = read.data?.cover ?? null
  const picture = cover === null ? null : coverOf(new Uint8Array(Buffer.from(cover, 'base64')))
  if (!read.success || (cover !== null && picture === null)) throw new DamagedRow({ kind: 'about-of-wrong-form' })
  return { tags: read.data.tags, cover: picture }
}
