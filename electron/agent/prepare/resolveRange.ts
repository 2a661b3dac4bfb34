import { formatTime } from '../../../shared/formatTime.ts'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import type { RangeRef, TimeRef } from '../planner/plan.ts'
import { sayName } from '../tools/saying.ts'
import { fitRange } from './fitRange.ts'
import { type Found, isFound } from './found.ts'
import { type Look, projectScope, type Scope } from './look.ts'
import { askForRange } from './questions.ts'
import { resolveThing } from './resolveThing.ts'
import { resolveTime } from './resolveTime.ts'

export interface FoundRange {
  readonly range: RangeView
  readonly source: string
  readonly confidence: number
  /** The track of a clip that was named. */
  readonly trackId: string | null
}

/** A range that the words name, put right. `scope` is the named track or thing, else the project. */
export function resolveRange(
  ref: RangeRef,
  scope: Scope,
  look: Look,
  trackIds: readonly string[] | null,
): Found<FoundRange> {
  switch (ref.kind) {
    case 'selection':
      return resolveSelection(look)
    case 'previous':
      return resolvePrevious(look, 'the step before')
    case 'thing': {
      const thing = resolveThing(ref.thing, look, trackIds)
      if (!isFound(thing)) return thing
      const { range, name, what, trackId } = thing.found
      if (range.end <= range.start)
        return {
          ask: askForRange(
            look,
            `The ${what} “${sayName(name)}” is a point at ${formatTime(range.start)} and has no length.`,
          ),
        }
      return { found: { range, source: `the ${what} “${sayName(name)}”`, confidence: 1, trackId } }
    }
    case 'unclear':
      return { ask: askForRange(look) }
    case 'between':
    case 'from':
    case 'around':
      return fromTimes(ref, scope, look, trackIds)
    case 'first':
    case 'last':
    case 'fraction':
    case 'whole':
      return fitted(partOf(ref, scope), scope, look)
  }
}

/** A range that the words leave open: the person's selection, or what an earlier step of the same request worked on and left there. */
export function resolveSelection(look: Look): Found<FoundRange> {
  const { selection } = look.view
  if (selection !== null && selection.end > selection.start) {
    const fits = fitRange(selection, projectScope(look.view), look)
    return isFound(fits)
      ? { found: { range: fits.found, source: 'the time selection', confidence: 0.9, trackId: null } }
      : fits
  }
  if (look.previous?.from === 'this request' && look.previous.fate === 'kept')
    return resolvePrevious(look, 'the step before')
  return { ask: askForRange(look, 'Nothing is selected.') }
}

function resolvePrevious(look: Look, source: string): Found<FoundRange> {
  const { previous } = look
  if (previous === null || previous.range === null) return { ask: askForRange(look) }
  if (previous.fate === 'removed' && previous.from === 'this request')
    return { ask: askForRange(look, 'That part was just removed.') }
  const fits = fitRange(previous.range, projectScope(look.view), look)
  return isFound(fits) ? { found: { range: fits.found, source, confidence: 0.7, trackId: null } } : fits
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
  look: Look,
  trackIds: readonly string[] | null,
): Found<FoundRange> {
  const first = timeOf(ref.kind === 'around' ? ref.center : ref.from, scope, look, trackIds)
  if (!isFound(first)) return first
  if (ref.kind === 'around')
    return fitted(
      { start: first.found - ref.seconds / 2, end: first.found + ref.seconds / 2 },
      projectScope(look.view),
      look,
    )
  if (ref.kind === 'from') {
    const [start, end] =
      ref.seconds < 0 ? [first.found + ref.seconds, first.found] : [first.found, first.found + ref.seconds]
    return fitted({ start, end }, projectScope(look.view), look)
  }
  const second = timeOf(ref.to, scope, look, trackIds)
  if (!isFound(second)) return second
  return fitted({ start: first.found, end: second.found }, projectScope(look.view), look)
}

/** A time that was said as a number may not be negative: there is nothing before the start that could be meant. */
function timeOf(ref: TimeRef, scope: Scope, look: Look, trackIds: readonly string[] | null): Found<number> {
  if (ref.kind === 'absolute' && ref.seconds < 0)
    return { ask: askForRange(look, `${formatTime(ref.seconds)} lies before the start.`) }
  return resolveTime(ref, scope, look, trackIds)
}

function fitted(raw: RangeView, limits: Scope, look: Look): Found<FoundRange> {
  const fits = fitRange({ start: raw.start, end: raw.end }, limits, look)
  return isFound(fits) ? { found: { range: fits.found, source: 'your words', confidence: 1, trackId: null } } : fits
}
