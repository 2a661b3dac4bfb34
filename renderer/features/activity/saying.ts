import type { Action } from '../../../shared/schemas/activity.ts'
import type { Texts } from '../../../shared/texts/index.ts'

export const sayClock = (at: string, { locale }: Texts): string =>
  new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' })

export const sayLength = (milliseconds: number, { formats }: Texts): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${formats.fixed(milliseconds / 1000, 1)} s`

export interface SaidValue {
  readonly name: string
  readonly value: string
  readonly author: string | null
}

/** Where a step acted and with which values, each with whoever gave it. */
export function valuesOf({ range, at, tracks, args, authors: by }: Action, texts: Texts): SaidValue[] {
  const { values } = texts.activity
  const said = (name: string, value: string, key: string): SaidValue => {
    const author = by[key]
    return { name, value, author: author === undefined ? null : texts.activity.authors[author] }
  }
  return [
    ...(range === null
      ? []
      : [said(values.range, `${texts.formats.time(range.start)} – ${texts.formats.time(range.end)}`, 'range')]),
    ...(at === null ? [] : [said(values.time, texts.formats.time(at), 'time')]),
    ...(tracks.length === 0 ? [] : [said(values.tracks, tracks.join(', '), 'tracks')]),
    ...Object.entries(args).map(([key, value]) => said(key.replaceAll('_', ' '), sayValue(value), key)),
  ]
}

const sayValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
