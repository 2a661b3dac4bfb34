import type { PlannedStep, SaidAct } from '../planner/plan.ts'
import type { Claim } from '../reader/meaning/claim.ts'
import { truthOf } from '../reader/evaluate/claims.ts'
import type { Context } from '../reader/evaluate/context.ts'
import { resolveAct } from '../reader/evaluate/resolveAct.ts'
import { sayName } from '../tools/sentences/saying.ts'
import { askAbout } from './askAbout.ts'
import type { Heard } from './heard.ts'
import type { Resolution } from './resolution.ts'
import { mentionedPlaces } from './references/mentionedPlaces.ts'
import type { ResolveContext } from './references/resolveContext.ts'

/**
 * What an order depends on, looked up in the project as it is now. Null where it is so, and the order goes on; no steps
 * where it is not, which is said; a question where the project can't tell.
 */
export function whyLeft(
  { act, mentions, given = [] }: SaidAct,
  context: ResolveContext,
  heard: Heard,
): Resolution<readonly PlannedStep[]> | null {
  for (const { claim, words } of given) {
    const truth = truthOf(claim, contextFor(claim, { act, mentions }, context, heard))
    if ('ask' in truth) return { ask: askAbout(truth.ask, context) }
    const { endings } = context.texts
    context.note((truth.is ? endings.conditionMet : endings.conditionNotMet)(sayName(words)))
    if (!truth.is) return { value: [] }
  }
  return null
}

/** "it" in a condition is what the order is about, else what was spoken of before, else all there is. */
function contextFor(claim: Claim, { act, mentions }: SaidAct, { view }: ResolveContext, heard: Heard): Context {
  const base: Context = { view, ...heard, sorts: [], removes: false, wholeWhenNothing: true }
  if (claim.kind === 'exists') return base
  const things = act.where.filter(({ kind }) => kind === 'named' || kind === 'sort')
  const found = things.length === 0 ? null : resolveAct({ ...act, where: things, scopes: [] }, base)
  const places = found === null || 'ask' in found ? [] : found.places
  // "How long is verse 1? If it is over 30 seconds, cut it."
  const spoken = mentionedPlaces(mentions, base).flatMap((one) => one.places)
  return { ...base, mentioned: [...heard.mentioned, ...spoken, ...places] }
}
