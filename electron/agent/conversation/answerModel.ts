import { dividedWords } from '../opinion/dividedWords.ts'
import { editsOf } from '../opinion/offlineOpinion.ts'
import type { ReplyReading } from '../planner/index.ts'
import type { Plan } from '../planner/plan.ts'
import { answerBeside } from './answerBeside.ts'
import type { Conversation } from './conversation.ts'
import type { Fact } from './state/facts.ts'
import type { QuestionStage } from './state/openRequest.ts'

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
  conversation.send({ type: 'answered', text })
  if (reading.kind === 'cancel' || model === null) return { type: 'gaveUp' }
  return { type: 'toldModel', answer: text, offline: await wordsWith(conversation, model.offline, text) }
}

/** The person's words with their answer: what it fills in or adds is from the person, too. */
async function wordsWith(conversation: Conversation, words: Plan, answer: string): Promise<Plan> {
  const { offline: reader, registry } = conversation
  const context = await conversation.planContext()
  const step = words.steps.length - 1
  if (step >= 0) {
    const pending = { kind: 'clarify', steps: words.steps, step, missing: null, choices: [] } as const
    const reading = reader.read(answer, pending, context)
    if (reading.kind === 'answer' || reading.kind === 'correction') return { ...words, steps: reading.steps }
  }
  const plan = dividedWords(reader.plan(answer, context), registry)
  return editsOf(plan, registry).length === 0 ? words : { ...plan, steps: [...words.steps, ...plan.steps] }
}
