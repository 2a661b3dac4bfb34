import type { Tags } from '../../../../../shared/schemas/exportRequest.ts'

const fields = ['title', 'artist', 'album', 'year', 'comment'] as const
export type TagField = (typeof fields)[number]

/** The tags that say something, each with its value, in one order. */
export function tagsThatAreThere(tags: Tags | undefined): [TagField, string][] {
  return fields.flatMap((field): [TagField, string][] => {
    const value = tags?.[field]?.trim() ?? ''
    return value === '' ? [] : [[field, value]]
  })
}
