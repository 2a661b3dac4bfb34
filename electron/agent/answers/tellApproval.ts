import { formatTime } from '../../../shared/formatTime.ts'
import type { Approval } from '../../../shared/schemas/conversation.ts'

/** The approval in the chat, beside the dialog. */
export function tellApproval({ steps, notes, before, after }: Approval): string {
  const sentences = steps.length === 1 ? `${steps[0]?.sentence}.` : steps.map((step, index) => `${index + 1}. ${step.sentence}.`).join('\n')
  const length = before === after ? '' : ` ${formatTime(before)} → ${formatTime(after)}.`
  const told = [...new Set(notes)].map((note) => `\n${note}`).join('')
  return `${sentences}${length}${told}\nShall I go ahead?`
}
