import { failure, type Failure, messageOf } from '../../../shared/failures/index.ts'
import { dividedWords } from '../opinion/dividedWords.ts'
import { editsOf } from '../opinion/offlineOpinion.ts'
import type { AnswerPlace, Pointers } from '../../../shared/schemas/messageParts.ts'
import type { ModelPlanner } from '../planner/index.ts'
import type { Plan } from '../planner/plan.ts'
import { answerQuery } from '../prepare/answerQuery.ts'
import { readCall, readQuery } from '../calls/readCall.ts'
import { z } from 'zod'
import type { Conversation } from './conversation.ts'
import { earlierTurns } from './state/transcript.ts'
import { finished, type Fact, type SetAside } from './state/facts.ts'
import { blankRequest, type OpenRequest } from './state/openRequest.ts'
import { doToFiles } from './doToFiles.ts'
import { keepRecipe } from './keepRecipe.ts'
import { setAside } from './setAside.ts'

/** A message that is a request of its own: planned here, or by a model where there is one. */
export async function startRequest(
  conversation: Conversation,
  text: string,
  instead: SetAside | null = null,
): Promise<Fact> {
  const planner = conversation.offline.owns?.(text) === true ? null : conversation.live.planner
  const request = blankRequest(conversation, text, planner === null ? 'offline' : 'model')
  conversation.record({ type: 'opened', request, text, planner: request.planner, instead })
  return planner === null ? planOffline(conversation, request) : startModel(conversation, request, planner)
}

/** What a plan's questions come to, with its own words. */
export async function answerPlan(conversation: Conversation, plan: Plan): Promise<PlanAnswer> {
  const { registry, editor } = conversation
  const texts = conversation.texts()
  const answers: string[] = []
  const places: AnswerPlace[] = []
  const offers = [...(plan.offers ?? [])]
  const leads = plan.lead === undefined ? [] : [plan.lead]
  for (const step of plan.steps) {
    const query = registry.findQuery(step.tool)
    if (query === null) continue
    const answered = await answerQuery(editor, query, step, texts)
    answers.push(answered.ok ? answered.value.text : messageOf(answered.error, texts.failures))
    if (!answered.ok) continue
    places.push(...(answered.value.places ?? []))
    offers.push(...(answered.value.offers ?? []))
    if (answered.value.lead !== undefined) leads.push(answered.value.lead)
  }
  const said = [...answers, ...(plan.reply === null ? [] : [plan.reply])]
  // A list stands for its answer only where that is all that is said.
  const lead = said.length === 1 ? leads[0] : undefined
  return { text: said.join(' '), ...pointersOf({ places, offers, ...(lead !== undefined && { lead }) }) }
}

/** An answer in words, with what stands beside it where there is anything. */
export interface PlanAnswer {
  readonly text: string
  readonly pointers?: Pointers
}

const pointersOf = (pointers: Pointers): Omit<PlanAnswer, 'text'> =>
  pointers.places.length + pointers.offers.length === 0 ? {} : { pointers }

/** Questions are answered at once, beside what is to be done. */
async function planOffline(conversation: Conversation, request: OpenRequest): Promise<Fact> {
  const { offline, registry } = conversation
  const plan = offline.plan(request.text, await conversation.planContext())
  if (plan.keep !== undefined) return finished(await keepRecipe(conversation, plan.keep))
  if (plan.files !== undefined) return finished(await doToFiles(conversation, plan.files))
  const planned = editsOf(plan, registry)
  const { text, ...beside } = await answerPlan(conversation, plan)
  if (planned.length > 0) {
    const answers = await answerAsked(conversation, plan.asked?.before ?? [])
    const asked = plan.asked === undefined ? {} : { answers, later: plan.asked.behind }
    const aside = text === '' ? null : text
    return {
      type: 'planned',
      request: { ...request, planned, rivals: plan.rivals, aside, notes: plan.notes ?? [], ...asked },
    }
  }
  if (text !== '') return finished({ text, ...beside, state: plan.replyState })
  return finished({
    text: conversation.texts().unread.dontUnderstand,
    state: 'refused',
  })
}

/** Questions beside an order, as the project is now. */
export async function answerAsked(
  conversation: Conversation,
  questions: readonly string[],
): Promise<readonly string[]> {
  const answers: string[] = []
  for (const words of questions) {
    const plan = conversation.offline.plan(words, await conversation.planContext())
    answers.push((await answerPlan(conversation, plan)).text)
  }
  return answers
}

async function startModel(conversation: Conversation, { id, text }: OpenRequest, model: ModelPlanner): Promise<Fact> {
  const { offline, registry } = conversation
  const context = await conversation.planContext()
  const transcript = earlierTurns(conversation.data().transcript, context.project).slice(0, -1)
  const readTools = (words: string) => offline.plan(words, context).steps.map(({ tool }) => tool)
  conversation.live.session = model.start(text, { ...context, transcript, readTools }, (words) => {
    // A model that was let go may still be talking.
    if (conversation.snapshot().value !== 'planning' || conversation.data().request?.id !== id) return
    conversation.record({ type: 'streamed', text: words }, 'quietly')
    conversation.streamed(words)
  })
  return { type: 'modelStarted', offline: dividedWords(offline.plan(text, context), registry) }
}

const callSchema = z.looseObject({ tool: z.string() })

/**
 * One tool with explicit arguments, without a planner: the same preparation, gate, transaction and read-back as words
 * get.
 */
export async function startCall(conversation: Conversation, raw: unknown): Promise<Fact> {
  const { registry, editor } = conversation
  const text = typeof raw === 'string' ? raw : JSON.stringify(raw)
  const request = blankRequest(conversation, text, 'offline')
  const instead = await setAside(conversation)
  conversation.record({ type: 'opened', request, text, planner: null, instead })
  const refuse = (error: Failure): Fact =>
    finished({ text: messageOf(error, conversation.texts().failures), state: 'failed' })

  const call = callSchema.safeParse(raw)
  if (!call.success)
    return refuse(failure('agent/bad-arguments', { tool: 'call', issues: [{ kind: 'no tool named' }] }))
  const { tool: name, ...args } = call.data
  const query = registry.findQuery(name)
  if (query !== null) {
    const asked = readQuery(query, args, { words: text })
    if (!asked.ok) return refuse(asked.error)
    const answered = await answerQuery(editor, query, asked.value, conversation.texts())
    if (!answered.ok) return refuse(answered.error)
    const { text: told, places = [], offers = [], lead } = answered.value
    const beside = pointersOf({ places, offers, ...(lead !== undefined && { lead }) })
    return finished({ text: told, ...beside, state: 'talk' })
  }
  const tool = registry.findTool(name)
  if (tool === null) return refuse(failure('agent/unknown-tool', { tool: name, nearest: registry.nearest(name) }))
  const planned = readCall(tool, args, { words: text, by: 'words' })
  if (!planned.ok) return refuse(planned.error)
  return { type: 'planned', request: { ...request, planned: [planned.value] } }
}
