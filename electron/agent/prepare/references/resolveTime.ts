import type { TimeRef } from '../../planner/plan.ts'
import { type Resolution, isResolved } from '../resolution.ts'
import type { ResolveContext, Scope } from './resolveContext.ts'
import { askForRange, askForTime } from '../questions.ts'
import { resolveThing } from './resolveThing.ts'

/** A point in time, in seconds; it may still lie outside the project. */
export function resolveTime(
  ref: TimeRef,
  scope: Scope,
  context: ResolveContext,
  trackIds: readonly string[] | null,
): Resolution<number> {
  switch (ref.kind) {
    case 'absolute':
      return { value: ref.seconds }
    case 'fromEnd':
      return { value: scope.end - ref.seconds }
    case 'fraction':
      return { value: scope.start + ref.value * (scope.end - scope.start) }
    case 'thing': {
      const thing = resolveThing(ref.thing, context, trackIds)
      return isResolved(thing) ? { value: thing.value.range[ref.edge] + ref.offset } : thing
    }
    case 'anchor':
      return resolveAnchor(ref, scope, context)
  }
}

function resolveAnchor(ref: TimeRef & { kind: 'anchor' }, scope: Scope, context: ResolveContext): Resolution<number> {
  const { selection, cursor } = context.view
  switch (ref.anchor) {
    case 'start':
      return { value: scope.start + ref.offset }
    case 'end':
      return { value: scope.end + ref.offset }
    case 'cursor':
      return { value: cursor + ref.offset }
    case 'selectionStart':
    case 'selectionEnd': {
      const why = { kind: 'nothing-selected' } as const
      if (selection === null)
        return {
          ask: context.tool.reads.some((one) => one.state === 'timeSelection')
            ? askForRange(context, why)
            : askForTime(context, why),
        }
      return { value: (ref.anchor === 'selectionStart' ? selection.start : selection.end) + ref.offset }
    }
  }
}
