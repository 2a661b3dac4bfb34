import { type Rule, rule } from '../../../chart/rule.ts'
import { pausesOf, shortenedTo } from '../../../meaning/effects.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Effect } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

const silence = 'pause|pauses|silence|silences|gap|gaps|dead_air|break|breaks'
const over = 'over|above|longer_than|more_than|beyond|exceeding|greater_than'
/** How long they may be at most: "no pause longer than half a second", "max pause 1 second". */
const most: readonly string[] = [
  `no ${silence} [should|may|must|can|shall] [be] [allowed] ${over} <duration:d>`,
  `max|maximum|longest [allowed] ${silence} [length|time] [of|at|is|=|:] <duration:d>`,
]
/** "nothing over 3 seconds" alone may be about anything. */
const nothingOver = `nothing|none ${over} <duration:d> of dead_air|silence|nothing|quiet`
const bare: readonly Rule[] = [...most, nothingOver].flatMap((said) => rule('effect', said, pausesOf, -1))

/** What says so behind "tighten". */
const mostOf: readonly string[] = [
  ...most,
  `nothing|no|none ${over} <duration:d> [of] [dead_air|silence|nothing|quiet|pause]`,
  `max|maximum|at_most|no_more_than|up_to <duration:d> [of] [dead_air|silence|pause|quiet] [each]`,
  `${silence} max|maximum|at_most|no_longer_than|no_more_than|not_over|not_longer_than <duration:d>`,
]
const tighten = 'tighten|tighten_up|tidy|tidy_up|close_up|squeeze'
/** "tighten up the host, nothing over 1.5 s of dead air": the pauses on it. */
const tightened: readonly Rule[] = mostOf.flatMap((said) =>
  rule('effect', `${tighten} <group:g> [up] [,|;|–|-|:|so|with] [that] [there] [is|'s|are] ${said}`, pausesOn, -1.4),
)

function pausesOn({ g: on, d }: { g: Group; d: number }): Effect | null {
  if (on.kind === 'mention' || (on.kind === 'all' && on.sort === 'any')) return pausesOf({ d })
  const longer = { kind: 'longer', than: d } as const
  if (on.kind === 'sort' && on.sort === 'pause')
    return shortenedTo({ g: on.pick.kind === 'each' ? { ...on, pick: longer } : on, d })
  const pauses = g.on({ g: g.ofSort('pause', longer), t: on })
  return pauses === null ? null : shortenedTo({ g: pauses, d })
}

/** "tighten the pauses to at most a second". */
const atMost: readonly Rule[] = rule(
  'argument',
  '[down] to at_most|no_more_than|not_more_than|a_maximum_of|a_max_of|max|maximum <duration:d>',
  v.tiedLength('to'),
)

/** How long pauses may be at most, said as what there is to be. */
export const tightest: readonly Rule[] = [...bare, ...tightened, ...atMost]
