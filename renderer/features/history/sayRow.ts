import type { Action } from '../../../shared/schemas/activity.ts'
import type { HistoryRow } from './historyRows.ts'
import { texts } from './texts.ts'
import type { Requests } from './useRequests.ts'

export interface SaidRow {
  readonly title: string
  /** Who wanted it, in whose words. */
  readonly about: string
  /** Hours and minutes; empty where nobody has kept them. */
  readonly time: string
  /** How it stands, where that is only seen. */
  readonly state: string
}

const stateWords: Readonly<Record<HistoryRow['state'], string>> = {
  done: '',
  now: texts.here,
  part: '',
  later: texts.later,
}

export function sayRow(row: HistoryRow, requests: Requests): SaidRow {
  const about = aboutOf(row)
  const at = row.kind === 'request' && row.entryId !== null ? requests.get(row.entryId)?.at : undefined
  const time = at === undefined ? '' : sayTime(at)
  const part = row.state === 'part' ? texts.stands(row.standing, row.steps) : ''
  const said = [about, part].filter((one) => one !== '').join(' · ')
  return { title: row.title, about: said, time, state: stateWords[row.state] }
}

function aboutOf({ kind, words, number, count }: HistoryRow): string {
  switch (kind) {
    case 'request':
      return `${texts.asked} “${words}”`
    case 'manual':
      return texts.byHand
    case 'step':
      return texts.step(number, count)
    case 'start':
      return ''
  }
}

const sayTime = (at: string): string => new Date(at).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })

/** Who gave what, those of one author together: "range, tracks: your words"; what nobody chose is not told. */
export function sayAuthors({ authors }: Pick<Action, 'authors'>): string[] {
  const chosen = Object.entries(authors).filter(([, author]) => author !== 'default' && author !== 'project')
  const byAuthor = Map.groupBy(chosen, ([, author]) => author)
  return [...byAuthor].map(([author, given]) =>
    texts.value(given.map(([what]) => what.replaceAll('_', ' ')).join(', '), texts.authors[author]),
  )
}
