import type { Question } from '../../../shared/schemas/conversation.ts'
import type { Ask } from '../prepare/resolution.ts'
import type { Conversation } from './conversation.ts'
import type { Fact } from './facts.ts'
import type { OpenRequest } from './openRequest.ts'

/** Choices that get a button; the others are picked by their number. */
const mostButtons = 9

/** What has to be known before the request can go on, about one of its planned steps. */
export function ask({ newId }: Conversation, request: OpenRequest, question: Ask, step: number): Fact {
  const { kind, text } = question
  const asked: Question = { id: newId(), kind, text, answers: answersTo(question) }
  const stage = {
    kind,
    question: asked,
    step,
    missing: question.kind === 'clarify' ? question.missing : null,
    choices: question.kind === 'choose' ? question.choices : [],
    asker: 'preparation' as const,
  }
  return { type: 'asked', request, stage, text }
}

/** What can be clicked. */
function answersTo(question: Ask): Question['answers'] {
  if (question.kind === 'clarify') return question.answers.map((answer) => ({ ...answer }))
  const buttons = question.choices.slice(0, mostButtons)
  return [
    ...buttons.map(({ label }, index) => ({ label: `${index + 1}. ${label}`, say: `${index + 1}` })),
    { label: 'All of them', say: 'all' },
  ]
}
