import type { Cover } from '../../../model/about.ts'
import type { Tags } from '../../../../../shared/schemas/exportRequest.ts'

/** A part of what is written, in milliseconds of it. */
export interface Chapter {
  readonly start: number
  readonly end: number
  readonly title: string
}

/** All that a file says of itself. */
export interface FileTags {
  readonly tags?: Tags | undefined
  readonly chapters?: readonly Chapter[] | undefined
  readonly cover?: Cover | null | undefined
}

const fields = ['title', 'artist', 'album', 'year', 'comment'] as const
export type TagField = (typeof fields)[number]

/**
 * The tags that say something, each with its value, in one order. Halves of letters and zeros, at which readers stop,
 * are taken out.
 */
export function tagsThatAreThere(tags: Tags | undefined): [TagField, string][] {
  return fields.flatMap((field): [TagField, string][] => {
    const value = readable(tags?.[field] ?? '')
    return value === '' ? [] : [[field, value]]
  })
}

/** Without halves of letters and zeros. */
export const readable = (text: string): string => text.toWellFormed().replaceAll('\0', ' ').trim()
