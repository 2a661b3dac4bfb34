import { limits } from '../../../../shared/schemas/limits.ts'
import type { Act } from '../../reader/clause/clause.ts'
import type { MessageReading, Reader } from '../../reader/reader.ts'
import { createReader } from '../../reader/reader.ts'
import { type FramesByAct, framesOf } from '../../reader/frames/index.ts'
import type { Frame } from '../../reader/frames/frame.ts'
import { german } from '../../reader/languages/de/index.ts'
import { english } from '../../reader/languages/en/index.ts'
import type { Outcome, Step } from '../../reader/discourse/compose.ts'
import type { OfflinePlanner, PlanContext } from '../index.ts'
import { createOfflinePlanner, type GrammarTool } from '../offline/index.ts'
import type { Tool } from '../../tools/contract/defineTool.ts'
import { doAgain, isAgain } from './answers/doAgain.ts'
import { saidIn } from './answers/said.ts'
import { readReply } from './answers/readReply.ts'
import { toolsIn } from './answers/toolsIn.ts'
import { wordingOf } from './answers/wording.ts'
import { inHistory } from './askHistory.ts'
import type { Plan, PlannedStep } from '../plan.ts'
import * as talk from '../talk/index.ts'
import { openSteps } from './openSteps.ts'
import { planSteps } from './planSteps.ts'
import { sayStray } from './sayStray.ts'
import { sayUnread } from './sayUnread.ts'

type PlannerTool = GrammarTool & Pick<Tool, 'regions' | 'impact' | 'parameters' | 'frames'>

/**
 * The reader's planner: what a message asks for as steps. What it can't read yet goes to the former grammar, unless the
 * message asks for nothing.
 */
export function createPlanner(tools: readonly PlannerTool[]): OfflinePlanner {
  const former = createOfflinePlanner(tools)
  const frames = framesOf(tools)
  const framesOfTool = (tool: string): readonly Frame[] =>
    tools.flatMap(({ name, frames: own }) => (name === tool ? own.map((frame) => ({ ...frame, tool })) : []))
  let reader: Reader | null = null
  const known = new Set(tools.map(({ name }) => name))
  const closing = new Set(tools.filter(({ regions }) => regions === 'range removed').map(({ name }) => name))
  const harmless = new Set(tools.filter(({ impact }) => leavesSound.has(impact)).map(({ name }) => name))
  // A measurement is no tool of its own.
  const isHarmless = (tool: string): boolean => harmless.has(tool) || !known.has(tool)
  const closes = (tool: string): boolean => closing.has(tool)
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const isRequired = (tool: string, param: string): boolean =>
    param === 'time' ||
    byName
      .get(tool)
      ?.parameters.safeParse({})
      .error?.issues.some(({ path }) => path[0] === param) === true
  // Compiled when the first message comes, not at the start of the app.
  const readerOf = (): Reader => (reader ??= createReader(languages, frames))
  const more = { frames, framesOfTool, former, known, closes, isHarmless, isRequired, tools: byName }
  const plan = (message: string, context: PlanContext): Plan =>
    planMessage(message, context, { reader: readerOf(), ...more })
  return {
    plan,
    read: (message, pending, context) => {
      const { project } = context
      const reply = readReply(message.slice(0, limits.messageLength), pending, {
        wording,
        framesOfTool,
        siblingsOf: (tool) => siblingsOf(tool, framesOfTool, frames),
        read: (text) => readerOf().read(text, project),
        chartOf: (text) => readerOf().phrases(text, project),
        toolsIn: (text) => toolsIn(readerOf().phrases(text, project).chart, frames),
        plan: (text) => plan(text, context),
      })
      return reply ?? former.read(message, pending, context)
    },
  }
}

/** Of other tools that carry out the same act, those that do it at a time. */
function siblingsOf(
  tool: string,
  framesOfTool: (tool: string) => readonly Frame[],
  frames: FramesByAct,
): readonly Frame[] {
  const acts = framesOfTool(tool).flatMap((frame) => frame.acts)
  return acts
    .flatMap((act) => frames.get(act) ?? [])
    .filter((frame) => frame.tool !== tool && frame.slots?.some(({ param }) => param === 'time') === true)
}

const languages = [english, german]
const wording = wordingOf(languages)

const leavesSound: ReadonlySet<Tool['impact']> = new Set<Tool['impact']>(['reads', 'history', 'transport'])

interface Means {
  readonly reader: Reader
  readonly frames: FramesByAct
  readonly framesOfTool: (tool: string) => readonly Frame[]
  readonly former: OfflinePlanner
  readonly tools: talk.ToldTools
  readonly known: ReadonlySet<string>
  /** Whether it leaves the sound as it is: the former grammar is asked for nothing else. */
  readonly isHarmless: (tool: string) => boolean
  /** Whether a tool closes the gap that it makes. */
  readonly closes: (tool: string) => boolean
  /** Whether it can't be done without this value. */
  readonly isRequired: (tool: string, param: string) => boolean
}

function planMessage(message: string, context: PlanContext, means: Means): Plan {
  const { reader, frames, framesOfTool, tools, known, closes } = means
  const text = message.slice(0, limits.messageLength)
  const reading = reader.read(text, context.project)
  const { outcome } = reading
  if (outcome.kind === 'steps') {
    const found = inHistory(outcome.steps, context.project)
    if ('reply' in found) return { steps: [], reply: found.reply, replyState: 'refused' }
    const steps = planSteps(found.steps, (step) => wordsOf(text, reading, step), closes)
    if (steps.every(({ tool }) => known.has(tool))) return { steps, reply: null, replyState: 'talk' }
  }
  const said = saidIn(reading)
  if (outcome.kind !== 'steps' && isAgain(said)) {
    const again = doAgain(said, context.lastSteps, text, ({ tool }) => ({ frames: framesOfTool(tool), way: 0 }))
    return again ?? { steps: [], reply: sayUnread(outcome, reading.tokens), replyState: 'refused' }
  }
  const asked = reader.ask(text, context.project)
  const stepOf = (act: Act): PlannedStep | null =>
    planSteps([{ act, from: 0, to: 0, mentions: [], given: [] }], () => text, closes)[0] ?? null
  const about = { message: text, context, reader, asked, reading, tools, frames, stepOf }
  return talk.answer(about) ?? planUnread(message, about, means)
}

/** What is neither an order that was read nor a question. */
function planUnread(message: string, about: talk.Talk, means: Means): Plan {
  const { frames, former, known, closes, isHarmless, isRequired } = means
  const { reading, context } = about
  const { outcome } = reading
  const other = former.plan(message, context)
  const mayBe = mayAct(other, reading, context, isHarmless)
  if (mayBe && other.steps.length > 0) return other
  const open = outcome.kind === 'ask' ? openSteps(outcome, frames, isRequired) : []
  const isOpen = open.length > 0 && open.every(({ act }) => known.has(act.frame.tool))
  const reply = talk.cannot(about) ?? sayStray(about) ?? (isOpen ? null : talk.advice(about))
  if (reply !== null) return { steps: [], reply, replyState: 'refused' }
  if (mayBe) return other
  const words = (part: Pick<Step, 'from' | 'to'>): string => wordsOf(about.message, reading, part)
  if (isOpen) return { steps: planSteps(open, words, closes), reply: null, replyState: 'talk' }
  if (talk.isQuestion(outcome)) return talk.unanswered(about)
  const why = outcome.kind === 'steps' ? null : sayUnread(outcome, reading.tokens)
  return { steps: [], reply: why, replyState: 'refused' }
}

/** What the reader left open because it lacks a rule; what it read as no order stays none. */
const lacking: ReadonlySet<string> = new Set(['missing', 'noAct', 'unread', 'unplaced'])

/**
 * Whether the former grammar's steps may be prepared: they leave the sound as it is, do once more what was done last,
 * or leave no word out of a message that the reader only lacks a rule for.
 */
function mayAct(
  { steps }: Plan,
  { outcome, tokens }: MessageReading,
  { lastSteps }: PlanContext,
  isHarmless: (tool: string) => boolean,
): boolean {
  const isSure = steps.every(({ confidence }) => confidence >= 0.9)
  if (steps.every(({ tool }) => isHarmless(tool)) && (isSure || outcome.kind !== 'ask')) return true
  if (outcome.kind === 'steps') return true
  const again = steps.every(({ tool }) => lastSteps.some((last) => last.tool === tool))
  const isLacking = outcome.kind === 'ask' && lacking.has(outcome.why) && !losesNumber(outcome, tokens, steps)
  return (isLacking || (again && outcome.why === 'told')) && isSure
}

/** A number that the reader saw no place for has to be among what the steps say. */
function losesNumber(
  { clause }: Extract<Outcome, { kind: 'ask' }>,
  tokens: MessageReading['tokens'],
  steps: Plan['steps'],
): boolean {
  if (clause === null) return false
  const isUnplaced = (at: number): boolean => clause.unplaced.some(({ start, end }) => at >= start && at < end)
  const said = new Set(numbersIn(steps.map(({ args, target }) => ({ args, target }))))
  return tokens.some(
    ({ value }, at) =>
      value !== null && (clause.unread.includes(at) || isUnplaced(at)) && !said.has(value) && !said.has(-value),
  )
}

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** The part of the message that a step was read from. */
function wordsOf(message: string, { tokens }: MessageReading, { from, to }: Pick<Step, 'from' | 'to'>): string {
  const first = tokens[from]
  const last = tokens[to - 1]
  return first === undefined || last === undefined ? message : message.slice(first.start, last.end)
}
