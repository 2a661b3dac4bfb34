import type { Edge } from '../chart/parse.ts'
import type { Act, Clause } from '../clause/clause.ts'
import type { Particle, Verb } from '../meaning/sentenceTypes.ts'
import type { Group } from '../meaning/types.ts'
import { isMention, nameOf, names, whatIsWrong } from './clauses.ts'
import { quotesOrder, reaches } from './reach.ts'
import { ask, endRepair, type Walk } from './walk.ts'

/** "don't fade anything": no step that does so stays, and of the others nothing is said. */
const deniesAll = ({ groups, unread, edges }: Clause): boolean =>
  unread.length === 0 &&
  groups.length > 0 &&
  groups.every((group) => group.kind === 'all' && group.any === true) &&
  edges.some(({ category }) => category === 'verb')

function denyAll(walk: Walk, { edges }: Clause): void {
  const particles = new Set(edges.flatMap(particlesOf))
  const denied = new Set(edges.flatMap((edge) => actsOf(edge, particles)))
  const left = denied.has(anyChange)
    ? []
    : walk.steps.filter(({ act }) => !act.frame.acts.some((one) => denied.has(one)))
  walk.retracted ||= left.length < walk.steps.length
  walk.steps.splice(0, walk.steps.length, ...left)
  walk.negated = true
}

/** "don't change anything": whatever it is. */
const anyChange = 'change'

const particlesOf = ({ category, meaning }: Edge): readonly string[] =>
  category === 'particle' ? [(meaning as Particle).word] : []

function actsOf({ category, meaning }: Edge, particles: ReadonlySet<string>): readonly string[] {
  if (category !== 'verb') return []
  const { senses } = meaning as Verb
  const said = senses.filter(({ particle }) => particle !== null && particles.has(particle))
  return (said.length > 0 ? said : senses.filter(({ particle }) => particle === null)).map(({ act }) => act)
}

/** What is denied: a kind of act as a whole, or one act. */
export function visitDenied(walk: Walk, clause: Clause, behind: readonly Clause[]): void {
  if (deniesAll(clause)) denyAll(walk, clause)
  else visitNegated(walk, clause, behind)
}

export function visitNegated(walk: Walk, clause: Clause, behind: readonly Clause[]): void {
  const wrong = whatIsWrong(clause)
  if (wrong !== null) return ask(walk, wrong, clause)
  if (clause.spares && clause.groups.length === 0) return ask(walk, 'unplaced', clause)
  walk.negated = true
  if (walk.repairing && clause.spares && takesBackOf(walk, clause)) return
  if (clause.groups.length === 0 && clause.act === null && walk.steps.length > 0) return ask(walk, 'reach', clause)
  walk.mentions.push(...clause.groups.filter(names))
  const isFar = clause.spares ? quotesOrder(clause, behind) : reaches(clause, behind)
  if (isFar) ask(walk, 'reach', clause)
  walk.denied = clause
  for (const group of clause.groups) walk.spared.push({ group, act: clause.act?.frame.tool ?? null })
}

/** "leave the sponsor in, but make it 2 dB quieter": it stays, and is worked on all the same. */
export function worksOnSpared(walk: Walk, { where, frame }: Act, { joint }: Clause): void {
  const { denied } = walk
  const isIt = where.length > 0 && where.every(isMention)
  if (denied?.spares !== true || denied.act !== null || joint !== 'but' || !isIt || frame.effect === 'removes') return
  walk.spared = walk.spared.filter(({ group }) => !denied.groups.includes(group))
}

/**
 * "delete the intro and the sponsor – no, leave the sponsor in": what was to be done to that alone is taken back, and
 * then nothing else is meant. False where it is only a part of something.
 */
function takesBackOf(walk: Walk, { groups }: Clause): boolean {
  const spared = new Set(groups.map(nameOf))
  const isSpared = (group: Group): boolean => spared.has(nameOf(group))
  const isTaken = (step: Walk['steps'][number] | undefined): boolean =>
    step !== undefined && step.act.where.length > 0 && step.act.where.every(isSpared)
  // "take the intro and reverse it. No, leave it as it is": the step before named what "it" is.
  const namesIt = (next: Walk['steps'][number] | undefined): boolean =>
    isTaken(next) && next?.act.where.every(isMention) === true
  const left = walk.steps.filter((step, at) => !isTaken(step) && !namesIt(walk.steps[at + 1]))
  const isTakenBack = left.length < walk.steps.length
  if (isTakenBack || left.some(({ act }) => act.where.some(hasIn(isSpared)))) endRepair(walk)
  walk.steps.splice(0, walk.steps.length, ...left)
  walk.retracted ||= isTakenBack
  return isTakenBack
}

const hasIn =
  (isSpared: (group: Group) => boolean) =>
  (group: Group): boolean =>
    group.kind === 'list' && group.items.some(isSpared)
