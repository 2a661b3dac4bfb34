import { part } from './groups.ts'
import { endOf, startOf } from '../points.ts'
import type { Effect } from '../sentenceTypes.ts'
import type { Group, Point } from '../types.ts'

/** "only the intro is needed": the rest goes. */
export const keptOnly = ({ g }: { g: Group }): Effect => ({
  kind: 'effect',
  act: 'keepOnly',
  brings: [{ tie: 'bare', content: { kind: 'group', group: g } }],
})

/** "the show should end at 2:00": all that lies behind that goes. */
export const keptTo = ({ p }: { p: Point }): Effect =>
  keptOnly({ g: part({ s: { kind: 'before', point: p, length: null } }) })
export const keptFrom = ({ p }: { p: Point }): Effect =>
  keptOnly({ g: part({ s: { kind: 'after', point: p, length: null } }) })
export const keptToEndOf = ({ g }: { g: Group }): Effect | null => withPoint(endOf({ g }), keptTo)
export const keptFromStartOf = ({ g }: { g: Group }): Effect | null => withPoint(startOf({ g }), keptFrom)

const withPoint = (p: Point | null, make: (is: { p: Point }) => Effect): Effect | null =>
  p === null ? null : make({ p })
