import { languages as spoken } from '../../../../shared/language.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { Act } from '../../reader/clause/clause.ts'
import type { Marker } from '../../reader/meaning/sentenceTypes.ts'
import type { MessageReading, Reader } from '../../reader/reader.ts'
import { createReader } from '../../reader/reader.ts'
import { type FramesByAct, framesOf } from '../../reader/frames/index.ts'
import type { Frame } from '../../reader/frames/frame.ts'
import { german } from '../../reader/languages/de/index.ts'
import { english } from '../../reader/languages/en/index.ts'
import { withToolPhrases } from '../../reader/languages/toolPhrases.ts'
import type { Step } from '../../reader/discourse/compose.ts'
import type { OfflinePlanner, PlanContext } from '../index.ts'
import type { Tool } from '../../tools/contract/defineTool.ts'
import { doAgain, isAgain } from './answers/doAgain.ts'
import { saidIn } from './answers/said.ts'
import { readReply } from './answers/readReply.ts'
import { isRequest } from './answers/reply.ts'
import { toolsIn } from './answers/toolsIn.ts'
import { phraseAt, wordingOf, wordsIn } from './answers/wording.ts'
import { readBehindQuestion } from './askedBefore.ts'
import { inHistory } from './askHistory.ts'
import type { Plan, PlannedStep } from '../plan.ts'
import { englishTexts } from '../../texts/index.ts'
import * as talk from '../talk/index.ts'
import { targetSourcesOf } from '../../tools/contract/target.ts'
import { openSteps } from './openSteps.ts'
import { planSteps } from './planSteps.ts'
import { onSameTarget } from './sameTarget.ts'
import { sayStray } from './sayStray.ts'
import { sayUnread } from './sayUnread.ts'

type PlannerTool = Pick<
  Tool,
  'name' | 'title' | 'description' | 'words' | 'group' | 'regions' | 'parameters' | 'reads' | 'frames' | 'outside'
>

const made = new WeakMap<readonly PlannerTool[], OfflinePlanner>()

/**
 * The planner for these tools, made once a process: it keeps nothing of a conversation, and its words take longer to
 * learn than a message to read.
 */
export function offlinePlanner(tools: readonly PlannerTool[]): OfflinePlanner {
  const planner = made.get(tools) ?? createPlanner(tools)
  made.set(tools, planner)
  return planner
}

/** The planner without a model: what a message asks for as steps, what it asks as an answer. */
export function createPlanner(tools: readonly PlannerTool[]): OfflinePlanner {
  const frames = framesOf(tools)
  const framesOfTool = (tool: string): readonly Frame[] =>
    tools.flatMap(({ name, frames: own }) => (name === tool ? own.map((frame) => ({ ...frame, tool })) : []))
  const alikeOf = (tool: string): readonly Frame[] =>
    framesOfTool(tool)
      .flatMap(({ acts }) => acts.flatMap((act) => frames.get(act) ?? []))
      .filter((frame) => frame.tool !== tool)
  let reader: Reader | null = null
  const known = new Set(tools.map(({ name }) => name))
  const closing = new Set(tools.filter(({ regions }) => regions === 'range removed').map(({ name }) => name))
  const closes = (tool: string): boolean => closing.has(tool)
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  /** Of its own values those that it can't do without; and a time, but for what would take sound away and not ask. */
  const isRequired = (name: string, param: string): boolean => {
    const tool = byName.get(name)
    if (tool === undefined) return false
    if (param === 'time') return targetSourcesOf(tool).at !== null || !closes(name)
    return tool.parameters.safeParse({}).error?.issues.some(({ path }) => path[0] === param) === true
  }
  // Compiled when the first message comes, not at the start of the app.
  const phrases = tools.flatMap(({ outside }) => outside?.phrases ?? [])
  const readerOf = (): Reader =>
    (reader ??= createReader(
      languages.map((language) => withToolPhrases(language, phrases)),
      frames,
    ))
  const more = { frames, framesOfTool, known, closes, isRequired, tools: byName }
  const plan = (message: string, context: PlanContext): Plan =>
    planMessage(message.slice(0, limits.messageLength), context, { reader: readerOf(), ...more })
  return {
    plan,
    languageOf: (message, project) => {
      const id = readerOf().languageOf(message.slice(0, limits.messageLength), project)
      return spoken.find((language) => language === id) ?? null
    },
    read: (message, pending, context) => {
      const { project } = context
      const reply = readReply(message.slice(0, limits.messageLength), pending, {
        wording,
        framesOfTool,
        alikeOf,
        read: (text) => readerOf().read(text, project),
        chartOf: (text) => readerOf().phrases(text, project),
        toolsIn: (text) => toolsIn(readerOf().phrases(text, project).chart, frames),
        plan: (text) => plan(text, context),
        stepsOf: (steps, words) => planSteps(steps, () => words, closes),
      })
      return reply ?? { kind: isRequest(plan(message, context)) ? 'new' : 'unclear' }
    },
  }
}

const languages = [english, german]
const wording = wordingOf(languages)
const adds = (text: string): boolean => phraseAt(wordsIn(text), 0, wording.adds) > 0

interface Means {
  readonly reader: Reader
  readonly frames: FramesByAct
  readonly framesOfTool: (tool: string) => readonly Frame[]
  readonly tools: talk.ToldTools
  readonly known: ReadonlySet<string>
  /** Whether a tool closes the gap that it makes. */
  readonly closes: (tool: string) => boolean
  /** Whether it can't be done without this value. */
  readonly isRequired: (tool: string, param: string) => boolean
}

function planMessage(message: string, context: PlanContext, means: Means): Plan {
  const reading = readBehindQuestion(message, context, means.reader)
  const plan = planReading(message, reading, context, means)
  const named = plan.steps.length === 0 ? namedIn(reading) : null
  return named === null ? plan : { ...plan, named }
}

/** What a message only names; null where it orders, denies or tells anything. */
function namedIn({ readings }: MessageReading): NonNullable<Plan['named']> | null {
  const clauses = readings[0]?.clauses ?? []
  const isName = ({ category, meaning }: (typeof clauses)[number]['edges'][number]): boolean =>
    category === 'argument' || (category === 'marker' && (meaning as Marker).marks === 'also')
  const isNamed =
    clauses.length > 0 && clauses.every(({ speech, edges }) => speech === 'fragment' && edges.every(isName))
  if (!isNamed) return null
  return clauses.some(({ flaw }) => flaw === true) ? 'flaw' : 'thing'
}

function planReading(text: string, reading: MessageReading, context: PlanContext, means: Means): Plan {
  const { reader, frames, framesOfTool, tools, known, closes } = means
  const { outcome } = reading
  const { texts = englishTexts } = context
  if (outcome.kind === 'steps') {
    const found = inHistory(outcome.steps, context.project, texts)
    if ('reply' in found) return { steps: [], reply: found.reply, replyState: 'refused' }
    const steps = planSteps(found.steps, (step) => wordsOf(text, reading, step), closes)
    const joined = adds(text) ? onSameTarget(steps, context.lastSteps, framesOfTool) : steps
    const asked = askedBeside(text, reading, context, means)
    if (asked === null)
      return { steps: [], reply: sayUnread(notApart(reading), reading.tokens, texts), replyState: 'refused' }
    if (steps.every(({ tool }) => known.has(tool)))
      return { steps: joined, rivals: rivalsIn(text, reading, means), reply: null, replyState: 'talk', ...asked }
  }
  const said = saidIn(reading)
  if (outcome.kind !== 'steps' && isAgain(said)) {
    const again = doAgain(said, context.lastSteps, text, ({ tool }) => ({ frames: framesOfTool(tool), way: 0 }))
    return again ?? { steps: [], reply: sayUnread(outcome, reading.tokens, texts), replyState: 'refused' }
  }
  const asked = reader.ask(text, context.project)
  const stepOf = (act: Act): PlannedStep | null =>
    planSteps([{ act, from: 0, to: 0, mentions: [], given: [] }], () => text, closes)[0] ?? null
  const about = { message: text, context, reader, asked, reading, tools, frames, stepOf, texts }
  return (lacksOnlyValue(outcome) ? null : talk.answer(about)) ?? planUnread(about, means)
}

/** "noch etwas lauter": an order by its verb, of which only how much is not said, asks for nothing else. */
const lacksOnlyValue = (outcome: MessageReading['outcome']): boolean =>
  outcome.kind === 'ask' &&
  outcome.why === 'missing' &&
  outcome.clause?.speech === 'request' &&
  outcome.clause.edges.some(({ category }) => category === 'verb')

/** The questions beside the orders; null where one of them has no answer, and so may be about the orders. */
function askedBeside(
  text: string,
  reading: MessageReading,
  context: PlanContext,
  means: Means,
): Pick<Plan, 'asked'> | null {
  const { outcome } = reading
  if (outcome.kind !== 'steps' || outcome.asked === undefined) return {}
  const first = Math.min(...outcome.steps.map(({ from }) => from))
  const isKnown = (words: string): boolean => {
    const { steps, replyKind } = planMessage(words, context, means)
    return steps.length > 0 ? steps.every(({ tool }) => !means.known.has(tool)) : replyKind === 'known'
  }
  const before = outcome.asked.filter(({ from }) => from < first).map((part) => wordsOf(text, reading, part))
  const behind = outcome.asked.filter(({ from }) => from > first).map((part) => wordsOf(text, reading, part))
  return [...before, ...behind].every(isKnown) ? { asked: { before, behind } } : null
}

/** Nobody can tell how far the first question goes. */
const notApart = ({ outcome, readings }: MessageReading): Exclude<MessageReading['outcome'], { kind: 'steps' }> => {
  const from = outcome.kind === 'steps' ? outcome.asked?.[0]?.from : undefined
  const clause = readings[0]?.clauses.find(({ start }) => start === from) ?? null
  return { kind: 'ask', why: 'reach', clause, open: [], earlier: null }
}

/** Other readings as steps; what is about the history, or adds to what was done, was looked up by the first. */
function rivalsIn(text: string, reading: MessageReading, { known, closes }: Means): readonly PlannedStep[][] {
  return reading.rivals.flatMap((rival) => {
    if (rival.kind !== 'steps' || rival.steps.some(({ act }) => '#named' in act.args)) return []
    const steps = planSteps(rival.steps, (step) => wordsOf(text, reading, step), closes)
    return steps.every(({ tool }) => known.has(tool)) ? [[...steps]] : []
  })
}

/** What is neither an order that was read nor a question. */
function planUnread(about: talk.Talk, { frames, known, closes, isRequired }: Means): Plan {
  const { reading } = about
  const { outcome } = reading
  const open = outcome.kind === 'ask' ? openSteps(outcome, frames, isRequired) : []
  const isOpen = open.length > 0 && open.every(({ act }) => known.has(act.frame.tool))
  const reply = talk.cannot(about) ?? sayStray(about) ?? (isOpen ? null : talk.advice(about))
  if (reply !== null) return { steps: [], reply, replyState: 'refused' }
  const words = (part: Pick<Step, 'from' | 'to'>): string => wordsOf(about.message, reading, part)
  if (isOpen) return { steps: planSteps(open, words, closes), reply: null, replyState: 'talk' }
  if (talk.isQuestion(outcome)) return talk.unanswered(about)
  const why = outcome.kind === 'steps' ? null : sayUnread(outcome, reading.tokens, about.texts)
  return { steps: [], reply: why, replyState: asksForNothing(reading) ? 'talk' : 'refused' }
}

/** What is denied or taken back asks for no edit, and so does what is told where every word of it was understood. */
function asksForNothing({ outcome, readings }: MessageReading): boolean {
  if (outcome.kind !== 'nothing') return false
  return outcome.why !== 'told' || readings[0]?.clauses.every(({ unread }) => unread.length === 0) === true
}

/** The part of the message that a step was read from. */
function wordsOf(message: string, { tokens }: MessageReading, { from, to }: Pick<Step, 'from' | 'to'>): string {
  const first = tokens[from]
  const last = tokens[to - 1]
  return first === undefined || last === undefined ? message : message.slice(first.start, last.end)
}
