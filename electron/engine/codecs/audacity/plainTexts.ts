import type { Tags } from '../../../../shared/schemas/exportRequest.ts'
import { limits } from '../../../../shared/schemas/limits.ts'

/** A text of a file as one line of so many characters. */
function plainText(text: string, most: number): string {
  return text
    .toWellFormed()
    .replaceAll(/ ?[\p{Cc}\p{Zl}\p{Zp}]+ ?/gu, ' ')
    .trim()
    .slice(0, most)
}

export function plainName(name: string, without = 'Audio'): string {
  const plain = plainText(name, limits.nameLength)
  return plain === '' ? without : plain
}

/** What Audacity calls the tags that a project has here. */
const fields: Readonly<Record<string, keyof Tags>> = {
  TITLE: 'title',
  ARTIST: 'artist',
  ALBUM: 'album',
  YEAR: 'year',
  COMMENTS: 'comment',
}

/** Written by programs about themselves. */
const meansNothing = new Set(['SOFTWARE', 'ENCODER', 'ID3V2'])

/** The tags that have a place here, and the names of those that have none. */
export function tagsOf(found: readonly (readonly [name: string, value: string])[]): {
  readonly tags: Tags
  readonly others: readonly string[]
} {
  const tags: Tags = {}
  const others = new Set<string>()
  for (const [name, value] of found) {
    const field = fields[name.toUpperCase()]
    const plain = plainText(value, field === 'comment' ? limits.commentLength : limits.tagLength)
    if (field !== undefined && plain !== '') tags[field] ??= plain
    if (field === undefined && !meansNothing.has(name.toUpperCase()) && others.size < 10) others.add(plainName(name))
  }
  return { tags, others: [...others] }
}
