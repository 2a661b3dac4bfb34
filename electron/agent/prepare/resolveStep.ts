import { failure } from '../../../shared/failures/index.ts'
import { formatTime } from '../../../shared/formatTime.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { PreparedStep, Tool, ValueSource } from '../tools/defineTool.ts'
import { sayDb, sayNames, sayRange } from '../tools/saying.ts'
import { slotsOf, targetParameters } from '../tools/slots.ts'
import { type Found, isFound } from './found.ts'
import type { Look } from './look.ts'
import { aimAtThing } from './aimAtThing.ts'
import { askWhichRequest } from './askWhichRequest.ts'
import { askForMissing, askForValue } from './questions.ts'
import type { Thing } from './resolveThing.ts'
import { resolveTarget, type ResolvedTarget, type Source } from './resolveTarget.ts'

/**
 * Infers every value that a step needs: from its own words, else from the state as the step will find it. One planned step can become
 * several (a split at three times; the last five seconds of two tracks that end apart).
 */
export function resolveStep(planned: PlannedStep, look: Look): Found<PreparedStep[]> {
  const which = askWhichRequest(planned, look)
  if (which !== null) return { ask: which }
  const aimed = aimAtThing(targetFromArgs(planned, look.tool), look)
  if (!isFound(aimed)) return aimed
  const targets = resolveTarget(aimed.found.planned, look)
  if (!isFound(targets)) return targets
  const steps: PreparedStep[] = []
  for (const target of inScope(targets.found, planned, look)) {
    const step = buildStep(planned, look, target, aimed.found.thing)
    if (!isFound(step)) return step
    steps.push(step.found)
  }
  return { found: steps }
}

/** Plain numbers that a planner left among the arguments are part of the target all the same. */
function targetFromArgs(planned: PlannedStep, tool: Tool): PlannedStep {
  const { start_time: from, end_time: to, time } = planned.args
  const slots = slotsOf(tool)
  const absolute = (seconds: number) => ({ kind: 'absolute', seconds }) as const
  const range =
    slots.range !== null && planned.target.range === undefined && typeof from === 'number' && typeof to === 'number'
      ? { range: { kind: 'between', from: absolute(from), to: absolute(to) } as const }
      : {}
  const at =
    slots.at !== null && planned.target.at === undefined && typeof time === 'number' ? { at: [absolute(time)] } : {}
  return { ...planned, target: { ...planned.target, ...range, ...at } }
}

/** A removal that all tracks are to follow acts on all of them: so they are shown, prepared and read back. */
function inScope(targets: readonly ResolvedTarget[], planned: PlannedStep, look: Look): readonly ResolvedTarget[] {
  if (!('scope' in look.tool.parameters.shape) || planned.args['scope'] !== 'all') return targets
  return targets.map((target) => ({
    ...target,
    trackIds: look.view.tracks.map((track) => track.id),
    trackSource: { source: 'all tracks', confidence: 1 },
  }))
}

function buildStep(planned: PlannedStep, look: Look, target: ResolvedTarget, thing: Thing | null): Found<PreparedStep> {
  const { tool } = look
  const slots = slotsOf(tool)
  const own = Object.fromEntries(
    Object.entries(planned.args).filter(([key]) => !(targetParameters as readonly string[]).includes(key)),
  )
  const names = look.view.tracks.filter((track) => target.trackIds.includes(track.id)).map((track) => track.name)
  const raw = {
    ...own,
    ...(slots.range === 'own' && target.range !== null
      ? { start_time: target.range.start, end_time: target.range.end }
      : {}),
    ...(slots.at === 'own' && target.at !== null ? { time: target.at } : {}),
    ...(slots.tracks === 'own' ? { tracks: names } : {}),
    ...(thing !== null && thing.what in tool.parameters.shape ? { [thing.what]: thing.name } : {}),
  }
  const checked = tool.check(raw)
  const missing = checked.ok
    ? null
    : /don't fit: "(\w+)" is missing(?: \((.*?)\.?\))?[.;]/su.exec(checked.error.message)
  if (missing !== null) return { ask: askForMissing(tool, missing[1] ?? '', missing[2] ?? '') }
  if (!checked.ok) return { ask: askForValue(tool, `${tool.title}: ${sayProblem(checked.error.message)}.`) }
  if (tool.reads.some((one) => one.state === 'clipboard' && one.need === 'required') && look.view.clipboard === null)
    return { fail: failure('engine/empty-clipboard') }
  return {
    found: {
      tool: tool.name,
      args: checked.value,
      range: target.range,
      trackIds: target.trackIds,
      at: target.at,
      words: planned.words,
      ...(thing === null ? {} : { thing: { what: thing.what, id: thing.id, name: thing.name } }),
      sources: [...sourcesOf(target, names), ...valueSources(planned, checked.value)],
    },
  }
}

function sourcesOf(target: ResolvedTarget, names: readonly string[]): ValueSource[] {
  const { rangeSource, trackSource, atSource } = target
  const from = ({ source, confidence }: Source): Source => ({ source, confidence })
  return [
    ...(target.range !== null && rangeSource !== null
      ? [{ what: 'range' as const, value: sayRange(target.range), ...from(rangeSource) }]
      : []),
    ...(target.at !== null && atSource !== null
      ? [{ what: 'time' as const, value: formatTime(target.at), ...from(atSource) }]
      : []),
    ...(names.length > 0 && trackSource !== null
      ? [{ what: 'tracks' as const, value: sayNames(names), ...from(trackSource) }]
      : []),
  ]
}

function valueSources(planned: PlannedStep, args: Readonly<Record<string, unknown>>): ValueSource[] {
  return Object.entries(args)
    .filter(([key]) => !(targetParameters as readonly string[]).includes(key))
    .map(([key, value]) => {
      const given = planned.args[key] !== undefined
      const shown = key.endsWith('_db') && typeof value === 'number' ? sayDb(value) : String(value)
      return {
        what: 'value' as const,
        value: shown,
        source: given ? 'your words' : 'the default',
        confidence: given ? planned.confidence : 0.8,
      }
    })
}

/** The middle of a bad-arguments sentence, in a person's words: "the gain must be at most 60 dB". */
function sayProblem(message: string): string {
  const reason = /don't fit: (.*)\. Nothing was changed\.$/su.exec(message)?.[1] ?? message
  return reason
    .replaceAll(/"\w+" is missing \((.*?)\.?\)/gu, (_, meaning: string) => `a value is missing (${meaning})`)
    .replaceAll(/"(\w+)_db" must be (at \w+ -?[\d.]+)/gu, 'the $1 must be $2 dB')
    .replaceAll(/"(\w+)"/gu, (_, name: string) => `the ${name.replaceAll('_', ' ')}`)
}
