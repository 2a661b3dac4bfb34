import type { OpenReason } from '../../../../shared/failures/index.ts'
import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Resolution } from '../resolution.ts'
import type { ResolveContext, Scope } from './resolveContext.ts'
import { askForRange } from '../questions.ts'

/** "everything after take 3", which is the last: why there is nothing, not that a range is empty. */
export function whyEmpty(time: number, limits: Scope): OpenReason {
  if (time >= limits.end) return { kind: 'nothing-after', time }
  return { kind: time <= limits.start ? 'nothing-before' : 'empty-at', time }
}

/**
 * Puts a range right where it is plain what was meant (ends swapped, running past an end), and says so; asks where it
 * is not (empty, before the start, wholly outside).
 */
export function fitRange(raw: RangeView, limits: Scope, context: ResolveContext): Resolution<RangeView> {
  const frame = 1 / context.view.sampleRate
  const { steps } = context.texts
  const turned = raw.start > raw.end
  const [start, end] = turned ? [raw.end, raw.start] : [raw.start, raw.end]
  const of = limits.kind === 'project' ? null : { name: limits.name, range: { start: limits.start, end: limits.end } }
  if (end - start < frame / 2) return { ask: askForRange(context, whyEmpty(start, limits)) }
  if (start >= limits.end - frame / 2 || end <= limits.start + frame / 2)
    return { ask: askForRange(context, { kind: 'outside', range: { start, end }, of, length: limits.end }) }

  const fitted = { start: Math.max(start, limits.start), end: Math.min(end, limits.end) }
  if (turned) context.note(steps.wrongWayRound(raw, { start, end }))
  if (fitted.end < end - frame / 2) context.note(steps.pastEnd(end, { of, length: limits.end }, fitted.end))
  if (fitted.start > start + frame / 2) context.note(steps.beforeStart(limits.name, fitted.start))
  return { value: fitted }
}
