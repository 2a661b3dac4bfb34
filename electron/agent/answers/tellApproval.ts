import { formatTime } from '../../../shared/formatTime.ts'
import { sayChange } from '../../../shared/sayChange.ts'
import type { Approval } from '../../../shared/schemas/conversation.ts'

/** The approval in the chat, beside the dialog. */
export function tellApproval({ steps, notes, before, after }: Approval): string {
  const sentences =
    steps.length === 1 && steps[0] !== undefined
      ? `${sayStep(steps[0])}.`
      : steps.map((step, index) => `${index + 1}. ${sayStep(step)}.`).join('\n')
  const length = before === after ? '' : ` ${formatTime(before)} → ${formatTime(after)}.`
  const told = [...new Set(notes)].map((note) => `\n${note}`).join('')
  return `${sentences}${length}${told}\nShall I go ahead?`
}

/** Levels and the like with before and after; lists and lengths are told elsewhere. */
function sayStep({ sentence, changes }: Approval['steps'][number]): string {
  const facts = changes
    .filter(({ leave, what }) => leave === null && what !== 'length')
    .map((change) => {
      const { what, before, after } = sayChange(change)
      return `${change.track === null ? '' : `${change.track} `}${what.toLowerCase()} ${before} → ${after}`
    })
  return facts.length === 0 || facts.length > mostFacts ? sentence : `${sentence} (${facts.join(', ')})`
}

const mostFacts = 4
