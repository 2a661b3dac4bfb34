import type { Frame } from '../frames/frame.ts'
import type { Scope } from '../meaning/sentenceTypes.ts'
import { sortsOf } from '../meaning/sets/sorts.ts'

/** Whether what a scope names can be taken from, or be all of, what this frame acts on. */
export function canLoseScope({ target }: Frame, { group }: Scope): boolean {
  if (target === undefined) return false
  const { sorts } = sortsOf(group)
  return sorts.has('any') || [...target.object, ...target.place].some((sort) => sorts.has(sort))
}
