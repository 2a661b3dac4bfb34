import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '../../../shared/parse/isRecord.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { isSystemError } from '../codecs/files/systemError.ts'
import { coverOf } from '../codecs/pictures/readCover.ts'
import type { About } from '../model/about.ts'

/**
 * What the episodes of a show have in common: its name, which is their album, who makes it, and its cover. Title, year
 * and comment are those of an episode.
 */
export interface Show {
  readonly name: string
  readonly artist: string
  readonly cover: About['cover']
}

interface KeptShow extends Omit<Show, 'cover'> {
  readonly version: 1
  /** In base 64. */
  readonly cover: string | null
}

/** By hand: a start is quicker without the schemas. */
function isKeptShow(value: unknown): value is KeptShow {
  if (!isRecord(value)) return false
  const { version, name, artist, cover } = value
  return version === 1 && isText(name) && name !== '' && isText(artist) && (cover === null || typeof cover === 'string')
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= limits.tagLength

/** The picture in base 64, and the rest. */
const mostBytes = limits.coverBytes * 1.4

/** Those that can be read, the one that was written last first. */
export function readShows(folder: string): readonly Show[] {
  const files = jsonFilesIn(folder).map((file) => ({ file, at: statSync(file, { throwIfNoEntry: false }) }))
  return files
    .filter(({ at }) => at !== undefined && at.size <= mostBytes)
    .toSorted((a, b) => (b.at?.mtimeMs ?? 0) - (a.at?.mtimeMs ?? 0))
    .flatMap(({ file }) => showIn(file) ?? [])
}

/** By its name, without regard to case. */
export const findShow = (folder: string, name: string): Show | null =>
  readShows(folder).find((show) => sameName(show.name, name)) ?? null

/** Puts it in the place of what was known of it before, whole or not at all. Throws what the drive throws. */
export function writeShow(folder: string, { name, artist, cover }: Show): void {
  const file = path.join(folder, `${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 16)}.json`)
  const content: KeptShow = { version: 1, name, artist, cover: cover && Buffer.from(cover.bytes).toString('base64') }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const making = path.join(folder, `.${randomUUID()}.part`)
  try {
    writeFileSync(making, `${JSON.stringify(content)}\n`, { mode: 0o600 })
    renameSync(making, file)
  } finally {
    rmSync(making, { force: true })
  }
}

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

function jsonFilesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).flatMap((name) => (/^[^.].*\.json$/u.test(name) ? [path.join(folder, name)] : []))
  } catch (error) {
    if (isSystemError(error)) return []
    throw error
  }
}

/** Null for a file that is none: it is left as it is. */
function showIn(file: string): Show | null {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isKeptShow(read)) return null
    const { name, artist, cover } = read
    return { name, artist, cover: cover === null ? null : coverOf(new Uint8Array(Buffer.from(cover, 'base64'))) }
  } catch (error) {
    if (isSystemError(error) || error instanceof SyntaxError) return null
    throw error
  }
}
