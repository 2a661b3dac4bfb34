import type { Edit } from './edit.ts'
import { readTarget } from './readTarget.ts'
import { removeSelection } from './removeSelection.ts'

export const deleteSelection: Edit<'deleteSelection'> = (state, request, env) => {
  const target = readTarget(state)
  return target.ok ? removeSelection(state, target.value, request, state.clipboard, env) : target
}
