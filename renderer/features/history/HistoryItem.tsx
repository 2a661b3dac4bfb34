import type { KeyboardEvent, MouseEvent } from 'react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { joinClasses } from '../../lib/joinClasses.ts'
import { realMinus } from '../../lib/realMinus.ts'
import type { HistoryRow } from './historyRows.ts'
import { sayAuthors, sayRow } from './sayRow.ts'
import { useTexts, useWorkNames } from '../../store/useTexts.ts'
import { useActions, type Requests } from './useRequests.ts'

interface Props {
  readonly row: HistoryRow
  readonly requests: Requests
  /** Where the Tab key comes to. */
  readonly isStop: boolean
  /** Null where there is nothing to open. */
  readonly turned: 'open' | 'closed' | null
  readonly onFocus: () => void
  readonly onGo: () => void
  readonly onTurn: (to: 'open' | 'closed') => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export function HistoryItem({ row, requests, isStop, turned, onFocus, onGo, onTurn, onKeyDown }: Props) {
  const texts = useTexts()
  const { title, about, time, state } = sayRow(row, requests, texts, useWorkNames())
  const request = row.kind === 'request' && row.entryId !== null ? requests.get(row.entryId) : undefined
  const isNow = row.state === 'now'
  const press = ({ target }: MouseEvent) => {
    const isTurned = target instanceof Element && target.closest('.history-turn') !== null
    if (isTurned) onTurn(turned === 'open' ? 'closed' : 'open')
    else onGo()
  }
  return (
    <div
      className={joinClasses('history-item', `history-${row.state}`, row.kind === 'step' && 'history-step')}
      role="treeitem"
      aria-level={row.kind === 'step' ? 2 : 1}
      aria-selected={isNow}
      aria-current={isNow ? 'step' : undefined}
      aria-expanded={turned === null ? undefined : turned === 'open'}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={press}
      onKeyDown={onKeyDown}
      data-key={row.key}
      data-testid="history-item"
    >
      <span className="history-dot" aria-hidden="true" />
      <span className="history-text">
        <span className="history-title">{title} </span>
        {about !== '' && <span className="history-about">{about} </span>}
      </span>
      <span className="history-time">
        {time} {state !== '' && <span className="visually-hidden">{state}</span>}
      </span>
      {turned !== null && <Turner turned={turned} />}
      {request !== undefined && (isNow || turned === 'open') && <Did id={request.id} />}
    </div>
  )
}

/** For pointers, which press it; keys have the arrows. */
function Turner({ turned }: { readonly turned: 'open' | 'closed' }) {
  const texts = useTexts()
  const Icon = turned === 'open' ? ChevronDown : ChevronRight
  return (
    <span
      className="history-turn"
      aria-hidden="true"
      title={turned === 'open' ? texts.history.close : texts.history.open}
      data-testid="history-turn"
    >
      <Icon size={14} />
    </span>
  )
}

/** What was done for a request, and who gave its values. */
function Did({ id }: { readonly id: string }) {
  const texts = useTexts()
  return useActions(id).map((action, index) => (
    <span key={`${index} ${action.did}`} className="history-did" data-testid="history-did">
      {realMinus(action.did)}
      <span className="history-authors">{sayAuthors(action, texts).join(' · ')}</span>
    </span>
  ))
}
