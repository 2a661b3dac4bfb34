import { basename } from 'node:path'
import { z } from 'zod'
import { type Agent, followRequests, registry as everyTool } from '../../agent/index.ts'
import type { Engine } from '../../engine/index.ts'
import type { Language } from '../../../shared/language.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { converse, pathFilePicker, type RequestReport, startAgent } from '../../headless/index.ts'
import type { Io } from '../io.ts'
import type { Status } from '../status.ts'
import { cliTexts } from '../texts/index.ts'
import { collectRecipes } from './collectRecipes.ts'
import { collectTools } from './collectTools.ts'
import { isOnlyOwnCalls } from './lightSteps.ts'
import { personAtTerminal } from './personAtTerminal.ts'
import { plannerFor } from './plannerFor.ts'
import type { EditArguments } from './readEditArguments.ts'
import { readNoteFiles, type SaidStep } from './readNoteFiles.ts'
import { requestIds } from './requestIds.ts'
import { checklistText } from './terminalText.ts'

type Said = Omit<EditArguments, 'steps'> & {
  readonly steps: readonly SaidStep[]
  readonly beforeLast: () => Promise<void>
}

export interface StepsRun {
  readonly requests: readonly RequestReport[]
  readonly ended: Status
}

/** What was said, ready to be done. */
export interface Steps {
  /** What is spoken now: at first that of the first words that tell one. */
  readonly language: () => Language
  /** Whether all of it can be read, before anything is done. */
  readonly check: () => Promise<Result<void>>
  /** `beforeLast`: what is made from here on is what comes out. */
  readonly run: (beforeLast: () => Promise<void>) => Promise<StepsRun>
}

/** What was said, for an agent of its own that works on what is imported later. */
export async function prepareSteps(engine: Engine, wanted: EditArguments, io: Io): Promise<Steps> {
  // What is read once is read more quickly than a program for reading it is made.
  z.config({ jitless: true })
  let first: Language = 'en'
  const planner = await plannerFor(wanted.planner, io.env)
  const isLight = isOnlyOwnCalls(wanted.steps, io)
  const registry = isLight ? everyTool : await collectTools(io)
  const { agent, languageOf } = await startAgent(engine, planner, pathFilePicker(process.cwd()), {
    registry,
    recipes: isLight ? undefined : await collectRecipes(io, registry),
    language: () => first,
    newId: requestIds(),
    reads: 'whenSaid',
  })
  const key = planner.kind === 'model' ? planner.key : ''
  const name = basename(wanted.inputs[0] ?? '')
  followRequests(agent, { onEvent: () => {}, onEnd: (activity) => void io.keepActivity?.(activity, name, key) })
  first = (await languageOf(wordsOf(wanted))) ?? first
  let steps: readonly SaidStep[] = []
  return {
    language: () => agent.language(),
    async check() {
      const read = await readNoteFiles(wanted.steps)
      if (!read.ok) return read
      steps = read.value
      return ok()
    },
    run: (beforeLast) => runSteps(engine, agent, { ...wanted, steps, beforeLast }, io),
  }
}

const wordsOf = ({ steps }: EditArguments): readonly string[] =>
  steps.flatMap((step) => (step.kind === 'say' ? [step.text] : []))

async function runSteps(engine: Engine, agent: Agent, wanted: Said, io: Io): Promise<StepsRun> {
  const cancel = () => void agent.cancel()
  io.signal.addEventListener('abort', cancel)
  const stop = notePlans(agent, io)
  try {
    return await saySteps(engine, agent, wanted, io)
  } finally {
    io.signal.removeEventListener('abort', cancel)
    stop()
  }
}

/** A model's plan each time that it has come further. */
function notePlans(agent: Agent, io: Io): () => void {
  let told = ''
  return agent.onChange(({ plan, messages }) => {
    const list = plan ?? messages.at(-1)?.plan ?? null
    const text = list === null ? '' : checklistText(list, cliTexts(agent.language()))
    if (text !== '' && text !== told) io.note(text)
    told = text
  })
}

/** Ends at the first request that failed, was refused, or asked something that the next step does not answer. */
async function saySteps(engine: Engine, agent: Agent, wanted: Said, io: Io): Promise<StepsRun> {
  let position = 0
  const next = (): SaidStep | undefined => wanted.steps[position + 1]
  const person = personAtTerminal(io, engine, {
    approvals: wanted.approvals,
    newTools: wanted.newTools,
    differing: wanted.differing,
    language: () => agent.language(),
    answerFollows: () => next()?.kind === 'say',
  })
  const conversation = converse(agent, engine, person)
  const requests: RequestReport[] = []
  for (; position < wanted.steps.length && !io.signal.aborted; position += 1) {
    const step = wanted.steps[position] as SaidStep
    if (next() === undefined) await wanted.beforeLast()
    const request = await (step.kind === 'say' ? conversation.say(step.text) : conversation.call(step.raw, step.text))
    requests.push(request)
    const ended = request.pending !== null && next()?.kind === 'say' ? 'done' : statusAfter(request)
    if (ended !== 'done') return { requests, ended }
  }
  return { requests, ended: 'done' }
}

function statusAfter(request: RequestReport): Status {
  if (request.pending !== null) return 'open'
  const states = {
    done: 'done',
    talk: 'done',
    partly: 'done',
    refused: 'open',
    rejected: 'open',
    cancelled: 'open',
    asked: 'open',
    failed: 'failed',
  } as const
  return states[request.state]
}
