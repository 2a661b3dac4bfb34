import type { Clause } from '../../clause/clause.ts'
import type { Speech } from '../../meaning/sentenceTypes.ts'
import { isOfStranger, isVague, tellsFlaw, tellsPoint } from '../clauses.ts'
import { spokenOf, tellsOfUnknown } from '../spoken.ts'
import { topicOf } from '../places/toldPlace.ts'
import { timesTold } from '../places/toldTime.ts'
import type { Walk } from '../walk.ts'

const orders: ReadonlySet<Speech> = new Set<Speech>(['request', 'fragment', 'negated'])

/** What a clause tells, and whether all of it was understood. */
export function hear(walk: Walk, clause: Clause): void {
  walk.told ||= clause.unread.length > 0 && clause.speech !== 'courtesy'
  if (clause.speech !== 'courtesy' && !orders.has(clause.speech)) walk.unknown = tellsOfUnknown(clause)
  if (clause.speech !== 'courtesy' && !orders.has(clause.speech)) walk.atPoint = tellsPoint(clause)
  if (!orders.has(clause.speech)) walk.when = [...walk.when, ...timesTold(clause)]
}

/** What is told can be meant, and is the last thing that "it" would mean. */
export function tell(walk: Walk, clause: Clause): void {
  speakOf(walk, clause)
  walk.vague = isVague(clause)
  walk.strange = isOfStranger(clause)
}

function speakOf(walk: Walk, clause: Clause): void {
  walk.mentions.push(...spokenOf(clause))
  walk.flaw = tellsFlaw(clause)
}

/** What only leads up to an order is told; where the order needs more than itself, as it is where it stands. */
export function leadUp(walk: Walk, clause: Clause, isWhole: boolean): void {
  hear(walk, clause)
  if (isWhole || clause.speech === 'statement') tell(walk, clause)
  else speakOf(walk, clause)
  if (clause.speech !== 'courtesy') walk.topic = clause.speech === 'statement' ? topicOf(clause) : null
}
