import { formatTime } from '../../wording/formatTime.ts'

/** Where nothing is that an edit could work on. */
export type Emptiness =
  | { readonly kind: 'range' | 'selection' | 'selected-tracks' | 'these-tracks' | 'around-selection' | 'project' }
  | { readonly kind: 'times'; readonly times: readonly number[] }

export const sayNoAudio = (where: Emptiness): string => `There is no audio ${sayEmptiness(where)}.`

export const emptySelection = 'The time selection is empty, so there is nothing to work on.'

function sayEmptiness(where: Emptiness): string {
  if (where.kind === 'times') return `at ${where.times.map(formatTime).join(' or ')} on these tracks`
  return {
    range: 'in that range',
    selection: 'in the time selection on the selected tracks',
    'selected-tracks': 'on the selected tracks',
    'these-tracks': 'on these tracks',
    'around-selection': 'before or behind the time selection',
    project: 'in the project',
  }[where.kind]
}
