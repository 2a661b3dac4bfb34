import { useRef, useState, type KeyboardEvent } from 'react'
import { HistoryItem } from './HistoryItem.tsx'
import type { HistoryRow } from './historyRows.ts'
import { moveInTree } from './moveInTree.ts'
import { useTexts } from '../../store/useTexts.ts'
import type { Requests } from './useRequests.ts'

interface Props {
  readonly rows: readonly HistoryRow[]
  readonly requests: Requests
  readonly isOpen: (id: string) => boolean
  readonly isRefused: boolean
  readonly onTurn: (id: string, to: 'open' | 'closed') => void
  readonly onGo: (row: HistoryRow) => void
  readonly onClose: () => void
}

/** One stop of the Tab key: arrows go through the points, Enter goes to one. */
export function HistoryTree({ rows, requests, isOpen, isRefused, onTurn, onGo, onClose }: Props) {
  const texts = useTexts()
  const tree = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const stop = rows.find(({ key }) => key === chosen) ?? rows.find(({ state }) => state === 'now') ?? rows[0]
  const turnedOf = ({ steps, entryId }: HistoryRow) => {
    if (steps === 0 || entryId === null) return null
    return isOpen(entryId) ? 'open' : 'closed'
  }
  const focus = (key: string) => {
    setChosen(key)
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (stop === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const done = moveInTree(event.key, { rows, at: stop, isOpen })
    if (done === null) return
    event.preventDefault()
    if (done.kind === 'focus') focus(done.key)
    else if (done.kind === 'turn') onTurn(done.id, done.to)
    else if (done.kind === 'go') onGo(stop)
    else onClose()
  }
  return (
    <div
      ref={tree}
      className="history-tree"
      role="tree"
      aria-label={texts.history.name}
      aria-disabled={isRefused}
      data-testid="history-tree"
    >
      {rows.map((row) => (
        <HistoryItem
          key={row.key}
          row={row}
          requests={requests}
          isStop={row === stop}
          turned={turnedOf(row)}
          onKeyDown={press}
          onFocus={() => setChosen(row.key)}
          onGo={() => onGo(row)}
          onTurn={(to) => row.entryId !== null && onTurn(row.entryId, to)}
        />
      ))}
    </div>
  )
}
