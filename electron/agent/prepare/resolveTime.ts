import type { TimeRef } from '../planner/plan.ts'
import { type Found, isFound } from './found.ts'
import type { Look, Scope } from './look.ts'
import { askForRange, askForTime } from './questions.ts'
import { resolveThing } from './resolveThing.ts'

/** A point in time, in seconds; it may still lie outside the project. */
export function resolveTime(ref: TimeRef, scope: Scope, look: Look, trackIds: readonly string[] | null): Found<number> {
  switch (ref.kind) {
    case 'absolute':
      return { found: ref.seconds }
    case 'fromEnd':
      return { found: scope.end - ref.seconds }
    case 'fraction':
      return { found: scope.start + ref.value * (scope.end - scope.start) }
    case 'thing': {
      const thing = resolveThing(ref.thing, look, trackIds)
      return isFound(thing) ? { found: thing.found.range[ref.edge] + ref.offset } : thing
    }
    case 'anchor':
      return resolveAnchor(ref, scope, look)
  }
}

function resolveAnchor(ref: TimeRef & { kind: 'anchor' }, scope: Scope, look: Look): Found<number> {
  const { selection, cursor } = look.view
  switch (ref.anchor) {
    case 'start':
      return { found: scope.start + ref.offset }
    case 'end':
      return { found: scope.end + ref.offset }
    case 'cursor':
      return { found: cursor + ref.offset }
    case 'selectionStart':
    case 'selectionEnd': {
      const why = 'Nothing is selected.'
      if (selection === null)
        return {
          ask: look.tool.reads.some((one) => one.state === 'timeSelection')
            ? askForRange(look, why)
            : askForTime(look, why),
        }
      return { found: (ref.anchor === 'selectionStart' ? selection.start : selection.end) + ref.offset }
    }
  }
}
