import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Length } from '../meaning/types.ts'
import type { Places } from './found.ts'

/** What was looked for, or why it is asked about. */
export type Found<T> =
  | T
  | {
      readonly ask:
        | { readonly why: 'unclear' | 'outside' | 'empty' | 'nothingSelected' }
        | Exclude<Places, { places: unknown }>['ask']
    }

export const secondsOf = (length: Length, scope: RangeView): number =>
  'seconds' in length ? length.seconds : length.share * (scope.end - scope.start)

/** Before 0:03 there is nothing of what begins at 0:04. */
export const isOutside = (kind: 'after' | 'before', point: number, { start, end }: RangeView): boolean =>
  kind === 'after' ? point >= end : point <= start

/** Cut back to the project; what lies wholly outside, or is empty, is asked about. */
export function fitted(start: number, end: number, scope: RangeView): Found<{ readonly range: RangeView }> {
  const range = { start: Math.max(start, 0), end: Math.min(end, scope.end) }
  return range.end - range.start > 1e-6 ? { range } : { ask: { why: 'outside' } }
}
