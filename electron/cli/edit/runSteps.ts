import { basename } from 'node:path'
import { type Agent, followRequests } from '../../agent/index.ts'
import type { Engine } from '../../engine/index.ts'
import { converse, pathFilePicker, type RequestReport, startAgent } from '../../headless/index.ts'
import type { Io } from '../io.ts'
import type { Status } from '../status.ts'
import { collectRecipes } from './collectRecipes.ts'
import { collectTools } from './collectTools.ts'
import { personAtTerminal } from './personAtTerminal.ts'
import { plannerFor } from './plannerFor.ts'
import type { EditArguments } from './readEditArguments.ts'
import type { SaidStep } from './readNoteFiles.ts'
import { checklistText } from './terminalText.ts'

export { readNoteFiles } from './readNoteFiles.ts'

type Said = Omit<EditArguments, 'steps'> & { readonly steps: readonly SaidStep[] }

export interface StepsRun {
  readonly requests: readonly RequestReport[]
  readonly ended: Status
}

/** Does what was said on what was imported, by an agent of its own. */
export async function runSteps(engine: Engine, wanted: Said, io: Io): Promise<StepsRun> {
  const planner = await plannerFor(wanted.planner, io.env)
  const registry = await collectTools(io)
  const recipes = await collectRecipes(io, registry)
  const agent = await startAgent(engine, planner, pathFilePicker(process.cwd()), registry, recipes)
  const key = planner.kind === 'model' ? planner.key : ''
  const name = basename(wanted.inputs[0] ?? '')
  followRequests(agent, { onEvent: () => {}, onEnd: (activity) => void io.keepActivity?.(activity, name, key) })
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
    const text = list === null ? '' : checklistText(list)
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
    answerFollows: () => next()?.kind === 'say',
  })
  const conversation = converse(agent, engine, person)
  const requests: RequestReport[] = []
  for (; position < wanted.steps.length && !io.signal.aborted; position += 1) {
    const step = wanted.steps[position] as SaidStep
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
    cancelled: 'open',
    asked: 'open',
    failed: 'failed',
  } as const
  return states[request.state]
}
