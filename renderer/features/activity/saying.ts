import { formatTime } from '../../../shared/formatTime.ts'
import type { Action, ActivityRow } from '../../../shared/schemas/activity.ts'
import { authorNames } from '../../../shared/schemas/author.ts'

const states: Readonly<Record<ActivityRow['state'], string>> = {
  done: 'Done',
  partly: 'Partly done',
  refused: 'Not done',
  failed: 'Failed',
  cancelled: 'Cancelled',
  asked: 'Waiting',
  talk: 'Answered',
}
export const sayState = (state: ActivityRow['state']): string => states[state]

export const sayClock = (at: string): string =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' })

export const sayCount = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

export const sayLength = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`

export const sayTries = (tries: number): string => (tries === 1 ? 'at the first try' : `after ${tries} tries`)

export interface SaidValue {
  readonly name: string
  readonly value: string
  readonly author: string | null
}

/** Where a step acted and with which values, each with whoever gave it. */
export function valuesOf({ range, at, tracks, args, authors: by }: Action): SaidValue[] {
  const said = (name: string, value: string, key: string): SaidValue => {
    const author = by[key]
    return { name, value, author: author === undefined ? null : authorNames[author] }
  }
  return [
    ...(range === null ? [] : [said('range', `${formatTime(range.start)} – ${formatTime(range.end)}`, 'range')]),
    ...(at === null ? [] : [said('time', formatTime(at), 'time')]),
    ...(tracks.length === 0 ? [] : [said('tracks', tracks.join(', '), 'tracks')]),
    ...Object.entries(args).map(([key, value]) => said(key.replaceAll('_', ' '), sayValue(value), key)),
  ]
}

const sayValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
