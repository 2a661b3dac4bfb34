import type { EditorState } from '../state/editorState.ts'
import type { Transaction } from './transaction.ts'

/**
 * Whether nothing else is going to change the sound behind the next change, by what was told of what runs now. A step
 * that was not told of comes all the same: what counted on this has to bear it.
 */
export function hasOneStepLeft(open: Transaction | null, { history }: Pick<EditorState, 'history'>): boolean {
  if (open === null) return true
  const done = history.entries.length - (open.from ?? open.before.history).entries.length
  return done + 1 >= (open.mark.steps ?? 1)
}
