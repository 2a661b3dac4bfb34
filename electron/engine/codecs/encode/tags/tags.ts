import type { Tags } from '../../../../../shared/schemas/exportRequest.ts'

const fields = ['title', 'artist', 'album', 'year', 'comment'] as const
export type TagField = (typeof fields)[number]

/**
 * The tags that say something, each with its value, in one order. Halves of letters and zeros, at which readers stop,
 * are taken out.
 */
export function tagsThatAreThere(tags: Tags | undefined): [TagField, string][] {
  return fields.flatMap((field): [TagField, string][] => {
    const value = tags?.[field]?.toWellFormed().replaceAll('\0', ' ').trim() ?? ''
    return value === '' ? [] : [[field, value]]
  })
}
