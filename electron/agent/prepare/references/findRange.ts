import type { PlannedStep, Target, ThingRef } from '../../planner/plan.ts'
import { targetSourcesOf } from '../../tools/contract/target.ts'
import { sayName } from '../../tools/sentences/saying.ts'
import { type Resolution, isResolved } from '../resolution.ts'
import type { ResolveContext, Scope } from './resolveContext.ts'
import { askForRange } from '../questions.ts'
import { type ResolvedRange, resolveRange, resolveSelection } from './resolveRange.ts'
import { resolveThing } from './resolveThing.ts'

/** A named range counts before the selection, and that before the whole of a track that was named. */
export function findRange(
  planned: PlannedStep,
  context: ResolveContext,
  scope: Scope,
  ids: readonly string[] | null,
): Resolution<ResolvedRange | null> {
  const { target } = planned
  const need = targetSourcesOf(context.tool).range
  if (need === 'everything') return { value: wholeProject(context) }
  if (target.thing !== undefined)
    return need === 'optional' && target.range === undefined
      ? rangeOrPoint(target, target.thing, context, scope, ids)
      : rangeOfThing(target, context, scope, ids)
  if (namesNoSelection(planned, context)) return { value: null }
  if (target.range !== undefined) return resolveRange(target.range, scope, context, ids)
  return need === 'optional' ? { value: selectionInPlace(target, context) } : inferRange(context, scope, ids)
}

const wholeProject = ({ view }: ResolveContext): ResolvedRange => ({
  range: { start: 0, end: view.duration },
  source: 'the whole project',
  author: 'project',
  confidence: 1,
  trackId: null,
})

/** A point label can be where something starts, though not what is worked on. */
function rangeOrPoint(
  target: Target,
  ref: ThingRef,
  context: ResolveContext,
  scope: Scope,
  ids: readonly string[] | null,
): Resolution<ResolvedRange | null> {
  const thing = resolveThing(ref, context, ids)
  if (!isResolved(thing)) return thing
  return thing.value.range.end > thing.value.range.start ? rangeOfThing(target, context, scope, ids) : { value: null }
}

/** "Save it" with nothing selected is about the project; "save the selection" is about the selection. */
function namesNoSelection({ target, words }: PlannedStep, { tool, view }: ResolveContext): boolean {
  return (
    target.range?.kind === 'selection' &&
    tool.group === 'project' &&
    view.selection === null &&
    !/\bselect/iu.test(words)
  )
}

/** For a tool that works without a range: the selection, unless it was told a time. */
function selectionInPlace({ at = [] }: Target, { view, tool }: ResolveContext): ResolvedRange | null {
  if (at.length > 0 || view.selection === null || tool.meansSelection?.(view) === false) return null
  return { range: view.selection, source: 'the time selection', author: 'selection', confidence: 0.9, trackId: null }
}

/** For a tool that needs a range where none was named. It never widens to more than was said. */
function inferRange(context: ResolveContext, scope: Scope, ids: readonly string[] | null): Resolution<ResolvedRange> {
  const { selection } = context.view
  if (selection !== null && selection.end > selection.start) return resolveSelection(context)
  if (targetSourcesOf(context.tool).range === 'wholeWhenSaid' && ids !== null && scope.kind === 'track') {
    const whole = resolveRange({ kind: 'whole' }, scope, context, ids)
    return isResolved(whole)
      ? { value: { ...whole.value, source: `the whole of ${scope.name}`, author: 'project', confidence: 0.8 } }
      : whole
  }
  const mayFollow = context.tool.impact === 'rewrites' || context.tool.impact === 'reads'
  return mayFollow && context.previous?.from === 'this request'
    ? resolveSelection(context)
    : { ask: askForRange(context) }
}

function rangeOfThing(
  target: Target,
  context: ResolveContext,
  scope: Scope,
  ids: readonly string[] | null,
): Resolution<ResolvedRange> {
  const ref = target.thing ?? { what: 'either' as const }
  const { range } = target
  if (range === undefined || range.kind === 'whole' || range.kind === 'thing')
    return resolveRange({ kind: 'thing', thing: ref }, scope, context, ids)
  const thing = resolveThing(ref, context, ids)
  if (!isResolved(thing)) return thing
  const { range: own, name, trackId } = thing.value
  const inside = resolveRange(
    range,
    { ...own, kind: 'thing', name: context.texts.say.quoted(sayName(name)) },
    context,
    ids,
  )
  return isResolved(inside) ? { value: { ...inside.value, trackId } } : inside
}
