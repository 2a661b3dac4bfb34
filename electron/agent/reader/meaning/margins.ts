import { list, part } from './sets/groups.ts'
import { afterThing, beforeThing } from './points.ts'
import { between, soAfterThing, soBeforeThing } from './stretches.ts'
import type { Group } from './types.ts'

interface Margin {
  readonly g: Group
  readonly d: number
}

/** "the spin, plus 3 seconds on either side". */
export function withMargin({ g, d }: Margin): Group | null {
  const [from, to] = [beforeThing({ d, g }), afterThing({ d, g })]
  return from === null || to === null ? null : part({ s: between({ a: from, b: to }) })
}

/** "2 seconds on both sides of the spin": only what is beside it. */
export function besideIt({ g, d }: Margin): Group | null {
  const [before, after] = [soBeforeThing({ d, g }), soAfterThing({ d, g })]
  return before === null || after === null ? null : list({ a: part({ s: before }), b: part({ s: after }) })
}
