import type { Edge } from '../chart/parse.ts'
import type { Clause } from '../clause/clause.ts'
import type { Claim } from '../meaning/claim.ts'
import type { Argument, Group } from '../meaning/types.ts'
import { not } from '../meaning/claims.ts'
import { isCourtesy, names, joinsOn } from './clauses.ts'
import { ask, type Given, type Walk } from './walk.ts'

/** A new sentence depends on nothing that was said in the one before. */
export function beginSentence(walk: Walk, { joint, condition }: Clause): void {
  const goesOn = condition?.claim.kind === 'otherwise'
  if ((joint !== 'sentence' && joint !== 'semicolon') || goesOn) return
  walk.given = []
  walk.sentence = walk.steps.length
  walk.closed = false
}

/** "if the intro is longer than 10 seconds, …", and "…, unless it is shorter". */
export function visitCondition(walk: Walk, clause: Clause, behind: readonly Clause[]): void {
  const { condition, start, end } = clause
  if (condition === null) return isOfStory(walk, behind) ? undefined : ask(walk, 'condition', clause)
  const isElse = condition.claim.kind === 'otherwise'
  const claim = isElse ? opposite(walk) : condition.claim
  if (claim === null) return ask(walk, 'condition', clause)
  const given: Given = { claim, from: start, to: end }
  const before = walk.steps.slice(walk.sentence)
  const isLast = endsSentence(behind)
  if (before.length > 0 && !isElse && isLast) return dependAll(walk, clause, given)
  // "delete the intro if it is long and mute the guest": nobody can say how far it reaches.
  if (before.length > 0 && !isElse && joinsOn(behind)) return ask(walk, 'reach', clause)
  if (isLast) return ask(walk, 'condition', clause)
  walk.given = [given]
  walk.closed = false
  if (isElse) walk.mentions.push(...(walk.steps.at(-1)?.mentions ?? []))
  else walk.mentions.push(...meantBy(claim), ...clause.groups.filter(names))
}

/**
 * "if there is a cough after 5:00, remove it", where nobody could read that of the cough: what stands between a
 * condition and the comma belongs to the condition, and where no comma is it can belong to either.
 */
export function isOfCondition({ joint, edges }: Clause, before: Clause | undefined): boolean {
  if (before?.speech !== 'condition' || joint !== null) return false
  const verb = edges.findIndex(({ category }) => category === 'verb' || category === 'effect')
  const ahead = edges.slice(0, Math.max(verb, 0))
  const comma = ahead.findIndex(({ category }) => category === 'joint')
  return comma > 0 || (comma < 0 && ahead.some(isPlace))
}

const isPlace = ({ category, meaning }: Edge): boolean => {
  if (category !== 'argument') return false
  const { tie, content } = meaning as Argument
  return tie !== 'bare' || content.kind === 'point' || (content.kind === 'group' && content.group.kind === 'part')
}

/** "While I was reading, a car went past. Silence that part.": of the sentence, nothing depends on it that is done. */
function isOfStory({ steps, sentence }: Walk, behind: readonly Clause[]): boolean {
  const next = behind.findIndex(startsSentence)
  const rest = next < 0 ? [] : behind.slice(0, next)
  return (
    steps.length === sentence && rest.length > 0 && rest.every(({ speech, act }) => tells.has(speech) && act === null)
  )
}

const tells: ReadonlySet<Clause['speech']> = new Set<Clause['speech']>(['statement', 'report', 'courtesy'])

/**
 * "if there are more than four tracks, mute the last one": of them; "if the cursor is in it, split there": where it is.
 */
function meantBy(claim: Claim): readonly Group[] {
  if (claim.kind === 'count') return [claim.of]
  const isCursor =
    claim.kind === 'cursorIn' ||
    claim.kind === 'cursorAt' ||
    (claim.kind === 'before' && [claim.a, claim.b].some(({ kind }) => kind === 'cursor'))
  return isCursor ? [{ kind: 'mention', which: 'here', sort: 'part' }] : []
}

/** Of what the orders before it depend on. */
const opposite = ({ steps }: Walk): Claim | null => {
  const [only, ...more] = steps.at(-1)?.given ?? []
  return only === undefined || more.length > 0 ? null : not({ c: only.claim })
}

/** All orders of the sentence depend on what stands at its end. */
function dependAll(walk: Walk, clause: Clause, given: Given): void {
  const own = walk.steps.slice(walk.sentence)
  if (own.some((step) => step.given.length > 0)) return ask(walk, 'condition', clause)
  walk.steps.splice(walk.sentence, own.length, ...own.map((step) => ({ ...step, given: [given] })))
  walk.closed = true
}

const startsSentence = ({ joint }: Clause): boolean => joint === 'sentence' || joint === 'semicolon'

/** Nothing but courtesies up to the next sentence, or another way if it is not so. */
function endsSentence(behind: readonly Clause[]): boolean {
  const next = behind.find((clause) => startsSentence(clause) || !clause.edges.every(isCourtesy))
  return next === undefined || startsSentence(next) || next.condition?.claim.kind === 'otherwise'
}

/** "if so, delete it and then mute the guest": whether the second depends on it too is not said. */
export const isBeyond = ({ given, steps, sentence, closed }: Walk, { joint }: Clause): boolean =>
  closed || (joint === 'then' && given.length > 0 && steps.length > sentence && steps.at(-1)?.given === given)
