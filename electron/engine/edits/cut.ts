import { takeCopy } from './copy.ts'
import type { Edit } from './edit.ts'
import { readTargetWithAudio } from './readTarget.ts'
import { removeSelection } from './removeSelection.ts'

export const cut: Edit<'cut'> = (state, request, env) => {
  const target = readTargetWithAudio(state)
  return target.ok ? removeSelection(state, target.value, request, takeCopy(state, target.value), env) : target
}
