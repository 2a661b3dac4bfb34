import type { HistoryRow } from './historyRows.ts'

interface TreePosition {
  readonly rows: readonly HistoryRow[]
  readonly at: HistoryRow
  readonly isOpen: (id: string) => boolean
}

export type TreeMove =
  | { readonly kind: 'focus'; readonly key: string }
  | { readonly kind: 'turn'; readonly id: string; readonly to: 'open' | 'closed' }
  | { readonly kind: 'go' }
  | { readonly kind: 'close' }

/** What a key means in the tree, as the WAI-ARIA pattern has it; null where it is not the tree's. */
export function moveInTree(key: string, place: TreePosition): TreeMove | null {
  const { rows, at } = place
  const index = rows.indexOf(at)
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[Math.min(index + 1, rows.length - 1)])
    case 'ArrowUp':
      return focusOn(rows[Math.max(index - 1, 0)])
    case 'Home':
      return focusOn(rows[0])
    case 'End':
      return focusOn(rows.at(-1))
    case 'ArrowRight':
      return inwards(place, index)
    case 'ArrowLeft':
      return outwards(place)
    case 'Enter':
    case ' ':
      return { kind: 'go' }
    case 'Escape':
      return { kind: 'close' }
    default:
      return null
  }
}

const focusOn = (row: HistoryRow | undefined): TreeMove | null =>
  row === undefined ? null : { kind: 'focus', key: row.key }

function inwards({ rows, at, isOpen }: TreePosition, index: number): TreeMove | null {
  if (at.steps === 0 || at.entryId === null) return null
  return isOpen(at.entryId) ? focusOn(rows[index + 1]) : { kind: 'turn', id: at.entryId, to: 'open' }
}

function outwards({ rows, at, isOpen }: TreePosition): TreeMove | null {
  if (at.entryId === null) return null
  if (at.kind === 'step') return focusOn(rows.find((row) => row.entryId === at.entryId && row.kind !== 'step'))
  return at.steps > 0 && isOpen(at.entryId) ? { kind: 'turn', id: at.entryId, to: 'closed' } : null
}
