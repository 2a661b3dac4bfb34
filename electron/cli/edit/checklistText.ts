import type { Checklist } from '../../../shared/schemas/checklist.ts'
import { plain } from './approvalText.ts'

const marks = { waits: '[ ]', now: '[>]', done: '[x]', missed: '[!]' } as const

/** A model's plan in lines of text, as it stands. */
export function checklistText(checklist: Checklist): string {
  return ['Plan:', ...checklist.map((step, index) => `  ${marks[step.state]} ${index + 1}. ${sayStep(step)}`)].join(
    '\n',
  )
}

function sayStep({ goal, after, doneWhen, tries, found }: Checklist[number]): string {
  const behind = [
    doneWhen.length === 0 ? '' : `done when ${doneWhen.join(', ')}`,
    found === null ? '' : `now ${found}`,
    after.length === 0 ? '' : `after ${after.join(', ')}`,
    tries === 0 ? '' : `${tries} ${tries === 1 ? 'try' : 'tries'}`,
  ].filter((part) => part !== '')
  return plain(behind.length === 0 ? goal : `${goal} (${behind.join('; ')})`)
}
