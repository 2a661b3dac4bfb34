import { type Rule, rule } from '../../../chart/rule.ts'
import { pausesOf } from '../../../meaning/effects.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Effect } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

const silence = 'pause|pauses|silence|silences|gap|gaps|dead_air|break|breaks'
const over = 'over|above|longer_than|more_than|beyond|exceeding|greater_than'
/** How long they may be at most, without a verb: "nothing over 1.5 s of dead air", "max pause 1 second". */
const most: readonly string[] = [
  `nothing|no|none ${over} <duration:d> [of] [dead_air|silence|nothing|quiet|pause]`,
  `no ${silence} [should|may|must|can|shall] [be] [allowed] ${over} <duration:d>`,
  `max|maximum|longest [allowed] ${silence} [length|time] [of|at|is|=|:] <duration:d>`,
  `max|maximum|at_most|no_more_than|up_to <duration:d> [of] [dead_air|silence|pause|quiet] [each]`,
  `${silence} max|maximum|at_most|no_longer_than|no_more_than|not_over|not_longer_than <duration:d>`,
]

/** "nothing over 3 seconds" alone may be about anything. */
const alone: readonly string[] = [
  `nothing|none ${over} <duration:d> of dead_air|silence|nothing|quiet`,
  ...most.slice(1, 3),
]
const bare: readonly Rule[] = alone.flatMap((said) => rule('effect', said, pausesOf, -1))

const tighten = 'tighten|tighten_up|tidy|tidy_up|close_up|squeeze'
/** "tighten up the host, nothing over 1.5 s of dead air": the pauses on it. */
const tightened: readonly Rule[] = most.flatMap((said) =>
  rule('effect', `${tighten} <group:g> [up] [,|;|–|-|:|so|with] [that] [there] [is|'s|are] ${said}`, pausesOn, -1.4),
)

function pausesOn({ g: on, d }: { g: Group; d: number }): Effect | null {
  const isPauses = on.kind === 'sort' && on.sort === 'pause'
  if (isPauses || on.kind === 'mention' || (on.kind === 'all' && on.sort === 'any')) return pausesOf({ d })
  const pauses = g.on({ g: g.ofSort('pause', { kind: 'longer', than: d }), t: on })
  return pauses === null
    ? null
    : { kind: 'effect', act: 'truncate', brings: [v.tiedGroup('bare')({ g: pauses }), v.tiedLength('to')({ d })] }
}

/** "tighten the pauses to at most a second". */
const atMost: readonly Rule[] = rule(
  'argument',
  '[down] to at_most|no_more_than|not_more_than|a_maximum_of|a_max_of|max|maximum <duration:d>',
  v.tiedLength('to'),
)

/** How long pauses may be at most, said as what there is to be. */
export const tightest: readonly Rule[] = [...bare, ...tightened, ...atMost]
