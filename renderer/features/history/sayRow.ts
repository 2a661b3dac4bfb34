import type { Action } from '../../../shared/schemas/activity.ts'
import type { HistoryRow } from './historyRows.ts'
import { sayDay } from '../../lib/sayDay.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import { namePrepared } from '../../../shared/texts/sayTool.ts'
import type { Requests } from './useRequests.ts'

export interface SaidRow {
  readonly title: string
  /** Who wanted it, in whose words. */
  readonly about: string
  /** Hours and minutes, of another day that day; empty where nobody has kept them. */
  readonly time: string
  /** How it stands, where that is only seen. */
  readonly state: string
}

export function sayRow(row: HistoryRow, requests: Requests, texts: Texts, nameOf: (names: string) => string): SaidRow {
  const { history } = texts
  const about = aboutOf(row, texts)
  const asked = row.kind === 'request' && row.entryId !== null ? requests.get(row.entryId)?.at : undefined
  const at = asked === undefined ? row.at : Date.parse(asked)
  const time = at === null ? '' : sayWhen(at, Date.now(), texts)
  const part = row.state === 'part' ? history.stands(row.standing, row.steps) : ''
  const said = [about, part].filter((one) => one !== '').join(' · ')
  return {
    title: row.kind === 'start' ? history.start : `${nameOf(row.title)}${row.of}`,
    about: said,
    time,
    state: stateOf(row, texts),
  }
}

/** Most of it is of today, which need not be said. */
function sayWhen(at: number, now: number, texts: Texts): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return isToday ? texts.formats.clock(new Date(at)) : sayDay(at, now, texts)
}

function stateOf({ state }: HistoryRow, { history }: Texts): string {
  if (state === 'now') return history.here
  return state === 'later' ? history.later : ''
}

function aboutOf({ kind, words, number, count }: HistoryRow, { approvals, history }: Texts): string {
  switch (kind) {
    case 'request':
      return `${history.asked} ${approvals.quoted(words)}`
    case 'manual':
      return history.byHand
    case 'step':
      return history.step(number, count)
    case 'start':
      return ''
  }
}

/** Who gave what, those of one author together: "range, tracks: your words"; what nobody chose is not told. */
export function sayAuthors({ authors }: Pick<Action, 'authors'>, texts: Texts): string[] {
  const { history } = texts
  const chosen = Object.entries(authors).filter(([, author]) => author !== 'default' && author !== 'project')
  const byAuthor = Map.groupBy(chosen, ([, author]) => author)
  return [...byAuthor].map(([author, given]) =>
    history.value(given.map(([what]) => namePrepared(what, texts)).join(', '), history.authors[author]),
  )
}
