import { sayNames, sayRange, sayTime } from '../../wording/saying.ts'
import type { RangeView } from '../../schemas/projectView.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'

/** What a step needs before it can run, and what is not so: a part of the state, with what it should be. */
export type MissingState =
  | { readonly kind: 'selection'; readonly range: RangeView }
  | { readonly kind: 'selected-tracks'; readonly names: readonly string[] }
  | { readonly kind: 'cursor'; readonly time: number }
  | { readonly kind: 'no-selection' | 'clipboard' | 'stopped' }

const sayings: Sayings<MissingState> = {
  selection: ({ range }) => `the selection ${sayRange(range)}`,
  'selected-tracks': ({ names }) => `${sayNames(names)} selected`,
  cursor: ({ time }) => `the cursor at ${sayTime(time)}`,
  'no-selection': 'no time selection',
  clipboard: 'something on the clipboard',
  stopped: 'a stop first',
}

export const sayMissingState = (missing: MissingState): string => sayBy(sayings, missing)
