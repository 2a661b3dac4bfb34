import type { Author } from '../../../../shared/schemas/author.ts'
import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { RangeRef, TimeRef } from '../../planner/plan.ts'
import { sayName } from '../../tools/sentences/saying.ts'
import { fitRange, whyEmpty } from './fitRange.ts'
import { type Resolution, isResolved } from '../resolution.ts'
import { type ResolveContext, projectScope, type Scope } from './resolveContext.ts'
import { askForRange } from '../questions.ts'
import { resolveThing } from './resolveThing.ts'
import { resolveTime } from './resolveTime.ts'

export interface ResolvedRange {
  readonly range: RangeView
  readonly source: string
  readonly author: Author
  readonly confidence: number
  /** The track of a clip that was named. */
  readonly trackId: string | null
}

/** A range that the words name, put right. `scope` is the named track or thing, else the project. */
export function resolveRange(
  ref: RangeRef,
  scope: Scope,
  context: ResolveContext,
  trackIds: readonly string[] | null,
): Resolution<ResolvedRange> {
  switch (ref.kind) {
    case 'selection':
      return resolveSelection(context)
    case 'previous':
      return resolvePrevious(context, 'the step before', 'words')
    case 'thing': {
      const thing = resolveThing(ref.thing, context, trackIds)
      if (!isResolved(thing)) return thing
      const { range, name, what, trackId } = thing.value
      if (range.end <= range.start)
        return {
          ask: askForRange(context, { kind: 'point', what, name, time: range.start }),
        }
      return { value: { range, source: `the ${what} “${sayName(name)}”`, author: 'words', confidence: 1, trackId } }
    }
    case 'unclear':
      return { ask: askForRange(context) }
    case 'between':
    case 'from':
    case 'around':
      return fromTimes(ref, scope, context, trackIds)
    case 'first':
    case 'last':
    case 'fraction':
    case 'whole':
      return fitted(partOf(ref, scope), scope, context)
  }
}

/**
 * A range that the words leave open: the person's selection, or what an earlier step of the same request worked on and
 * left there.
 */
export function resolveSelection(context: ResolveContext): Resolution<ResolvedRange> {
  const { selection } = context.view
  if (selection !== null && selection.end > selection.start) {
    const fits = fitRange(selection, projectScope(context), context)
    return isResolved(fits)
      ? {
          value: {
            range: fits.value,
            source: 'the time selection',
            author: 'selection',
            confidence: 0.9,
            trackId: null,
          },
        }
      : fits
  }
  if (context.previous?.from === 'this request' && context.previous.fate === 'kept')
    return resolvePrevious(context, 'the step before', 'project')
  return { ask: askForRange(context, { kind: 'nothing-selected' }) }
}

function resolvePrevious(context: ResolveContext, source: string, author: Author): Resolution<ResolvedRange> {
  const { previous } = context
  if (previous === null || previous.range === null) return { ask: askForRange(context) }
  if (previous.fate === 'removed' && previous.from === 'this request')
    return { ask: askForRange(context, { kind: 'just-removed' }) }
  const fits = fitRange(previous.range, projectScope(context), context)
  return isResolved(fits) ? { value: { range: fits.value, source, author, confidence: 0.7, trackId: null } } : fits
}

function partOf(ref: RangeRef & { kind: 'first' | 'last' | 'fraction' | 'whole' }, scope: Scope): RangeView {
  const length = scope.end - scope.start
  if (ref.kind === 'whole') return scope
  if (ref.kind === 'first') return { start: scope.start, end: scope.start + ref.seconds }
  if (ref.kind === 'last') return { start: scope.end - ref.seconds, end: scope.end }
  return { start: scope.start + ref.from * length, end: scope.start + ref.to * length }
}

function fromTimes(
  ref: RangeRef & { kind: 'between' | 'from' | 'around' },
  scope: Scope,
  context: ResolveContext,
  trackIds: readonly string[] | null,
): Resolution<ResolvedRange> {
  const first = timeOf(ref.kind === 'around' ? ref.center : ref.from, scope, context, trackIds)
  if (!isResolved(first)) return first
  if (ref.kind === 'around')
    return fitted(
      { start: first.value - ref.seconds / 2, end: first.value + ref.seconds / 2 },
      projectScope(context),
      context,
    )
  if (ref.kind === 'from') {
    const [start, end] =
      ref.seconds < 0 ? [first.value + ref.seconds, first.value] : [first.value, first.value + ref.seconds]
    return fitted({ start, end }, projectScope(context), context)
  }
  const second = timeOf(ref.to, scope, context, trackIds)
  if (!isResolved(second)) return second
  if (second.value < first.value && (isEdge(ref.from, 'start') || isEdge(ref.to, 'end')))
    return { ask: askForRange(context, whyEmpty(isEdge(ref.from, 'start') ? second.value : first.value, scope)) }
  return fitted({ start: first.value, end: second.value }, projectScope(context), context)
}

/** "everything before 0:03" of a track that begins at 0:04: its own edge is no time that was turned round. */
const isEdge = (ref: TimeRef, edge: 'start' | 'end'): boolean =>
  ref.kind === 'anchor' && ref.anchor === edge && ref.offset === 0

/** A time that was said as a number may not be negative: there is nothing before the start that could be meant. */
function timeOf(
  ref: TimeRef,
  scope: Scope,
  context: ResolveContext,
  trackIds: readonly string[] | null,
): Resolution<number> {
  if (ref.kind === 'absolute' && ref.seconds < 0)
    return { ask: askForRange(context, { kind: 'before-start', time: ref.seconds }) }
  return resolveTime(ref, scope, context, trackIds)
}

function fitted(raw: RangeView, limits: Scope, context: ResolveContext): Resolution<ResolvedRange> {
  const fits = fitRange({ start: raw.start, end: raw.end }, limits, context)
  return isResolved(fits)
    ? { value: { range: fits.value, source: 'your words', author: 'words', confidence: 1, trackId: null } }
    : fits
}
