import { tellApproval } from '../answers/tellApproval.ts'
import { dividedWords } from '../opinion/dividedWords.ts'
import { editsOf, speechOf } from '../opinion/offlineOpinion.ts'
import type { Pending, ReplyReading } from '../planner/index.ts'
import type { Plan } from '../planner/plan.ts'
import type { AgentTexts } from '../texts/index.ts'
import type { Conversation } from './conversation.ts'
import { answerPlan } from './startRequest.ts'
import type { Fact } from './state/facts.ts'
import { type QuestionStage, sayStands, type Stage, standingOf } from './state/openRequest.ts'

/**
 * A question, or talk, while something waits: it is answered, and that keeps waiting. Null where it is a request, or
 * nothing that is known where only that is answered.
 */
export async function answerBeside(
  conversation: Conversation,
  text: string,
  what: 'talk' | 'known' = 'talk',
): Promise<Fact | null> {
  const { registry, offline } = conversation
  const request = conversation.request()
  const { stage } = request
  const plan = offline.plan(text, await conversation.planContext())
  if (stage === null || speechOf(plan, registry) !== 'noEdit') return null
  if (what === 'known' && plan.steps.length === 0 && plan.replyKind !== 'known') return null
  const answer = await tellBeside(conversation, plan, stage)
  conversation.record({ type: 'answered', text })
  return { type: 'asked', request, stage, text: answer, how: 'beside' }
}

/** With what waits behind it; what has no answer is no reason to offer anything else. */
async function tellBeside(conversation: Conversation, plan: Plan, stage: Stage): Promise<string> {
  const texts = conversation.texts()
  if (plan.replyKind === 'unanswered') return texts.questions.cantAnswerStillWaits(sayWaiting(stage, texts))
  const { text } = await answerPlan(conversation, plan)
  // "Nothing was changed" is said of the message; what an earlier batch has done is there all the same.
  const isDenial = plan.steps.length === 0 && plan.replyKind === undefined
  const stands = isDenial ? standingOf(conversation.request(), await conversation.editor.view()) : null
  return [text, ...(stands === null ? [] : [sayStands(stands, texts)]), stillWaits(stage, texts)].join('\n')
}

const stillWaits = (stage: Stage, { questions }: AgentTexts): string =>
  stage.kind === 'approval' ? questions.waitsForYes(stage.approval.request) : stage.question.text

/** What is asked, once more and in full. */
export const sayWaiting = (stage: Stage, texts: AgentTexts): string =>
  stage.kind === 'approval' ? tellApproval(stage.approval, texts) : stage.question.text

/**
 * Whatever is said to a question of the model is for the model to understand, unless the person gives up, or asks what
 * the project or the app knows: then its question keeps waiting. Null after a restart, when no model waits for it: then
 * both are one new request.
 */
export async function answerModel(
  conversation: Conversation,
  { question }: QuestionStage,
  reading: ReplyReading,
  text: string,
): Promise<Fact | null> {
  const isOffered = question.answers.some(({ say }) => say === text)
  const beside = isOffered ? null : await answerBeside(conversation, text, 'known')
  if (beside !== null) return beside
  const { model } = conversation.data()
  if (reading.kind !== 'cancel' && model === null) return null
  conversation.record({ type: 'answered', text })
  if (reading.kind === 'cancel' || model === null) return { type: 'gaveUp' }
  return { type: 'toldModel', answer: text, offline: await wordsWith(conversation, model.offline, text) }
}

/** The person's words as they have put them right since, where what was corrected is of them. */
export async function wordsCorrected(
  conversation: Conversation,
  words: Plan,
  pending: Pending,
  text: string,
): Promise<Plan> {
  const step = words.steps.findIndex(({ tool }) => tool === pending.steps[pending.step]?.tool)
  if (step < 0) return words
  const context = await conversation.planContext()
  const { kind, missing, choices, picks = [] } = pending
  const reading = conversation.offline.read(text, { kind, missing, choices, picks, steps: words.steps, step }, context)
  return putsRight(reading) ? { ...words, steps: reading.steps } : words
}

/** The steps are others behind it. */
const putsRight = (
  reading: ReplyReading,
): reading is Extract<ReplyReading, { kind: 'answer' | 'correction' | 'stay' }> =>
  reading.kind === 'answer' || reading.kind === 'correction' || reading.kind === 'stay'

/** The person's words with their answer: what it fills in or adds is from the person, too. */
async function wordsWith(conversation: Conversation, words: Plan, answer: string): Promise<Plan> {
  const { offline: reader, registry } = conversation
  const context = await conversation.planContext()
  const step = words.steps.length - 1
  if (step >= 0) {
    const pending = { kind: 'clarify', steps: words.steps, step, missing: null, choices: [] } as const
    const reading = reader.read(answer, pending, context)
    if (putsRight(reading)) return { ...words, steps: reading.steps }
  }
  const plan = dividedWords(reader.plan(answer, context), registry)
  return editsOf(plan, registry).length === 0 ? words : { ...plan, steps: [...words.steps, ...plan.steps] }
}
