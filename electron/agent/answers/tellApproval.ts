import { sayChange } from '../../../shared/notes/sayChange.ts'
import type { Approval } from '../../../shared/schemas/conversation.ts'
import { type AgentTexts, englishTexts } from '../texts/index.ts'

/** The approval in the chat, beside the dialog. */
export function tellApproval({ steps, notes, before, after }: Approval, texts: AgentTexts = englishTexts): string {
  const sentences =
    steps.length === 1 && steps[0] !== undefined
      ? `${sayStep(steps[0], texts)}.`
      : steps.map((step, index) => `${index + 1}. ${sayStep(step, texts)}.`).join('\n')
  const length = before === after ? '' : ` ${texts.steps.lengths(before, after)}.`
  const told = [...new Set(notes)].map((note) => `\n${note}`).join('')
  return `${sentences}${length}${told}\n${texts.steps.goAhead}`
}

/** Levels and the like with before and after; lists and lengths are told elsewhere. */
function sayStep({ sentence, changes }: Approval['steps'][number], { steps, window }: AgentTexts): string {
  const facts = changes
    .filter(({ leave, what }) => leave === null && what !== 'length')
    .map((change) => {
      const { what, before, after } = sayChange(change, window)
      return steps.fact(change.track, what, before, after)
    })
  return facts.length === 0 || facts.length > mostFacts ? sentence : `${sentence} (${facts.join(', ')})`
}

const mostFacts = 4
