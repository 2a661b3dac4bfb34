import type { Meaning } from '../../../../../../../electron/agent/reader/chart/categories.ts'
import { german } from '../../../../../../../electron/agent/reader/languages/de/index.ts'
import { readerOf } from '../../../../../../support/reader/readers.ts'
import { viewOf } from '../../../../../../support/reader/cases.ts'
import type { Operation } from '../../../../../../support/reader/operation.ts'
import { perform } from '../../../../../../support/reader/perform.ts'

export const reader = readerOf(german)

/** Two minutes of music, a moderator with two clips, a guest with one, and two labels. */
export const view = viewOf({
  tracks: [
    {
      name: 'Moderator',
      clips: [
        { name: 'Begrüßung', start: 0, end: 30 },
        { name: 'Bericht', start: 30, end: 100 },
      ],
    },
    { name: 'Gast', clips: [{ name: 'Antwort', start: 20, end: 60 }] },
    { name: 'Musik', channels: 2, clips: [{ name: 'Teppich', start: 0, end: 120 }] },
  ],
  labels: [
    { text: 'Werbung', start: 40, end: 50 },
    { text: 'Pointe', start: 70, end: 70 },
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
