import { type ArgumentIssue, type Failure, failure, withoutStop } from '../../../shared/failures/index.ts'
import { type Author, authorNames, sayAuthor } from '../../../shared/schemas/author.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { PreparedStep, Tool, ValueSource } from '../tools/contract/defineTool.ts'
import { type AgentTexts, menuWord } from '../texts/index.ts'
import { targetSourcesOf, targetParameters } from '../tools/contract/target.ts'
import { type Resolution, isResolved } from './resolution.ts'
import type { ResolveContext } from './references/resolveContext.ts'
import { aimAtThing } from './references/aimAtThing.ts'
import { askForMissing, askForValue, askWhichRequest } from './questions.ts'
import type { Thing } from './references/resolveThing.ts'
import { resolveTarget, type ResolvedTarget, type Source } from './references/resolveTarget.ts'

/**
 * Infers every value that a step needs: from its own words, else from the state as the step will find it. One planned
 * step can become several (a split at three times; the last five seconds of two tracks that end apart).
 */
export function resolveStep(planned: PlannedStep, context: ResolveContext): Resolution<PreparedStep[]> {
  const which = askWhichRequest(planned, context)
  if (which !== null) return { ask: which }
  const aimed = aimAtThing(targetFromArgs(planned, context.tool), context)
  if (!isResolved(aimed)) return aimed
  const targets = resolveTarget(aimed.value.planned, context)
  if (!isResolved(targets)) return targets
  const steps: PreparedStep[] = []
  for (const target of inScope(targets.value, planned, context)) {
    const step = buildStep(aimed.value.planned, context, target, aimed.value.thing)
    if (!isResolved(step)) return step
    steps.push(step.value)
  }
  return { value: steps }
}

/** Plain numbers that a planner left among the arguments are part of the target all the same. */
function targetFromArgs(planned: PlannedStep, tool: Tool): PlannedStep {
  const { start_time: from, end_time: to, time } = planned.args
  const slots = targetSourcesOf(tool)
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
function inScope(
  targets: readonly ResolvedTarget[],
  planned: PlannedStep,
  context: ResolveContext,
): readonly ResolvedTarget[] {
  if (!('scope' in context.tool.parameters.shape) || planned.args['scope'] !== 'all') return targets
  return targets.map((target) => ({
    ...target,
    trackIds: context.view.tracks.map((track) => track.id),
    trackSource: { source: 'all tracks', author: 'project', confidence: 1 },
  }))
}

function buildStep(
  planned: PlannedStep,
  context: ResolveContext,
  target: ResolvedTarget,
  thing: Thing | null,
): Resolution<PreparedStep> {
  const { tool } = context
  const slots = targetSourcesOf(tool)
  const own = Object.fromEntries(
    Object.entries(planned.args).filter(([key]) => !(targetParameters as readonly string[]).includes(key)),
  )
  const names = context.view.tracks.filter((track) => target.trackIds.includes(track.id)).map((track) => track.name)
  const raw = {
    ...own,
    ...(slots.range === 'own' && target.range !== null
      ? { start_time: target.range.start, end_time: target.range.end }
      : {}),
    ...partsOnly(planned, tool, target),
    ...(slots.at === 'own' && target.at !== null ? { time: target.at } : {}),
    ...(slots.tracks === 'own' ? { tracks: names } : {}),
    ...(thing !== null && thing.what in tool.parameters.shape ? { [thing.what]: thing.name } : {}),
  }
  const checked = tool.check(raw)
  if (!checked.ok) return askForUnfit(tool, checked.error, context.texts)
  if (tool.reads.some((one) => one.state === 'clipboard' && one.need === 'required') && context.view.clipboard === null)
    return { fail: failure('engine/empty-clipboard') }
  return {
    value: {
      tool: tool.name,
      args: checked.value,
      range: target.range,
      trackIds: target.trackIds,
      at: target.at,
      words: planned.words,
      ...(planned.edgeOf === undefined ? {} : { edgeOf: planned.edgeOf }),
      ...(thing === null ? {} : { thing: { what: thing.what, id: thing.id, name: thing.name } }),
      sources: [
        ...sourcesOf(target, names, planned, context.texts),
        ...valueSources({ ...planned, thing }, checked.value, context.texts),
      ],
    },
  }
}

/** A tool that does all, or what is selected, does what is selected where the words say so. */
function partsOnly(
  { target, args }: PlannedStep,
  { parameters }: Tool,
  { range }: ResolvedTarget,
): PlannedStep['args'] {
  const named = target.range?.kind === 'selection' && range !== null
  return named && 'range' in parameters.shape && args['range'] === undefined ? { range: 'selection' } : {}
}

function sourcesOf(
  target: ResolvedTarget,
  names: readonly string[],
  { authors }: PlannedStep,
  { say }: AgentTexts,
): ValueSource[] {
  const { rangeSource, trackSource, atSource } = target
  const from = ({ source, author, confidence }: Source, by: Author = 'words'): Source =>
    author === 'words' ? { source: sayAuthor(by, source), author: by, confidence } : { source, author, confidence }
  return [
    ...(target.range !== null && rangeSource !== null
      ? [{ what: 'range' as const, value: say.range(target.range), ...from(rangeSource, authors?.range) }]
      : []),
    ...(target.at !== null && atSource !== null
      ? [{ what: 'time' as const, value: say.time(target.at), ...from(atSource, authors?.time) }]
      : []),
    ...(names.length > 0 && trackSource !== null
      ? [{ what: 'tracks' as const, value: say.names(names), ...from(trackSource, authors?.tracks) }]
      : []),
  ]
}

function valueSources(
  planned: PlannedStep & { readonly thing: Thing | null },
  args: Readonly<Record<string, unknown>>,
  { say }: AgentTexts,
): ValueSource[] {
  return Object.entries(args)
    .filter(([key]) => !(targetParameters as readonly string[]).includes(key))
    .map(([key, value]) => {
      const author = authorOfValue(planned, key, planned.thing)
      return {
        what: 'value' as const,
        key,
        value: sayArgument(key, value, say),
        author,
        source: authorNames[author],
        confidence: author !== 'default' ? planned.confidence : 0.8,
      }
    })
}

/** A list of times is that of the places that are left out; what is empty leaves nothing out. */
function sayArgument(key: string, value: unknown, say: AgentTexts['say']): string {
  if (Array.isArray(value))
    return value.map((one: unknown) => (typeof one === 'number' ? say.time(one) : String(one))).join(', ')
  if (typeof value !== 'number') return String(value)
  return key.endsWith('_db') ? say.db(value) : say.number(value)
}

/** The name of the clip or label that is meant is from whoever meant it. */
function authorOfValue({ args, authors }: PlannedStep, key: string, thing: Thing | null): Author {
  if (thing?.what === key) return authors?.range ?? 'words'
  return args[key] === undefined ? 'default' : (authors?.args?.[key] ?? 'words')
}

/** A value that is missing or does not fit is asked for; anything else that is wrong is said. */
function askForUnfit(tool: Tool, error: Failure, texts: AgentTexts): Resolution<never> {
  if (error.code !== 'agent/bad-arguments') return { fail: error }
  const { issues } = error.values
  const [first] = issues
  return first?.kind === 'missing'
    ? { ask: askForMissing(tool, first.parameter, withoutStop(first.meaning ?? ''), texts) }
    : {
        ask: askForValue(
          tool,
          plainlyUnfit(issues, texts) ?? texts.questions.unfit(menuWord(tool, texts), issues),
          texts,
        ),
      }
}

/** What happened, in plain words, where a table of limits would only puzzle. */
function plainlyUnfit(issues: readonly ArgumentIssue[], { questions }: AgentTexts): string | null {
  const [only, ...others] = issues
  if (only === undefined || others.length > 0 || !('parameter' in only)) return null
  const bound = only.kind === 'limit' ? ` ${only.bound}` : ''
  const key = `${only.kind} ${only.parameter}${bound}`
  return Object.hasOwn(questions.unfitFor, key) ? (questions.unfitFor[key] ?? null) : null
}
