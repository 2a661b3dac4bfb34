import { letGo, limitHistory, type History } from '../history/history.ts'
import type { EditorState } from '../state/editorState.ts'
import type { Transaction } from './transaction.ts'

export interface Limited {
  readonly transaction: Transaction
  readonly state: EditorState
  readonly letGo: number
}

/** Lets go of entries that were there before the transaction; what it has made itself stays. */
export function limitTransaction(transaction: Transaction, state: EditorState, most: number): Limited {
  const from = transaction.from ?? transaction.before.history
  const has = state.history
  const [nextFrom, next] = has === from ? same(limitHistory(from, most)) : both(from, has, most)
  return {
    transaction: { ...transaction, from: nextFrom },
    state: next === has ? state : { ...state, history: next },
    letGo: has.entries.length - next.entries.length,
  }
}

const same = (history: History): readonly [History, History] => [history, history]

/** The same oldest entries of both. */
function both(from: History, has: History, most: number): readonly [History, History] {
  const shorter = letGo(from, Math.min(has.entries.length - most, has.position))
  return [shorter, letGo(has, from.entries.length - shorter.entries.length)]
}
