import type { Meaning } from '../../../../../../../electron/agent/reader/chart/categories.ts'
import { english } from '../../../../../../../electron/agent/reader/languages/en/index.ts'
import { readerOf } from '../../../../../../support/reader/readers.ts'
import { viewOf } from '../../../../../../support/reader/cases.ts'
import type { Operation } from '../../../../../../support/reader/operation.ts'
import { perform } from '../../../../../../support/reader/perform.ts'

export const reader = readerOf(english)

/** Two minutes: a host with two clips, a guest with numbered takes, singers with verses, music, and labels. */
export const view = viewOf({
  tracks: [
    {
      name: 'Host',
      clips: [
        { name: 'welcome', start: 0, end: 30 },
        { name: 'report', start: 30, end: 100 },
      ],
    },
    {
      name: 'Guest',
      clips: [
        { name: 'take 1', start: 20, end: 40 },
        { name: 'take 2', start: 50, end: 60 },
      ],
    },
    {
      name: 'Choir',
      clips: [
        { name: 'verse', start: 0, end: 20 },
        { name: 'bridge', start: 20, end: 30 },
        { name: 'second verse', start: 30, end: 60 },
      ],
    },
    { name: 'Music', channels: 2, clips: [{ name: 'theme', start: 0, end: 120 }] },
  ],
  labels: [
    { text: 'advert', start: 40, end: 50 },
    { text: 'question 1', start: 60, end: 64 },
    { text: 'question 2', start: 80, end: 84 },
    { text: 'outro', start: 110, end: 120 },
  ],
  cursor: 15,
})

/** What a message does, a line for each step; "?" and a reason where it asks, "-" where nothing is asked for. */
export function done(message: string): string {
  const { outcome } = reader.read(message, view)
  if (outcome.kind === 'ask') return '?'
  if (outcome.kind === 'nothing') return '-'
  const performed = perform(outcome.steps, view)
  return 'asks' in performed ? '?' : performed.operations.map(shown).join('; ')
}

/** The tool, its range or time, its tracks unless all are meant, its arguments. */
function shown({ tool, range, at, tracks, args }: Operation): string {
  const place = range === null ? '' : ` ${range.start}-${range.end}`
  const time = at === null ? '' : ` @${at}`
  const on = tracks.length === view.tracks.length ? '' : ` ${tracks.join('+')}`
  const values = Object.entries(args).map(([key, value]) => ` ${key}=${String(value)}`)
  return `${tool}${place}${time}${on}${values.join('')}`
}

/** What the whole of a phrase means as a category, the cheapest reading first; null where it means nothing. */
export function phrase(text: string, category: string): Meaning | null {
  const { tokens, chart } = reader.phrases(text, view)
  const found = (chart[0] ?? []).filter((edge) => edge.category === category && edge.end === tokens.length)
  return [...found].sort((a, b) => a.cost - b.cost)[0]?.meaning ?? null
}
