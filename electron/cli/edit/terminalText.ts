import { formatTime } from '../../../shared/wording/formatTime.ts'
import type { Checklist } from '../../../shared/schemas/messageParts.ts'
import type { Approval, ApprovalStep, Region } from '../../../shared/schemas/conversation.ts'

/** What the approval dialog shows, in lines of text. */
export function approvalText(approval: Approval, nameOfTrack: (id: string) => string): string {
  const lines = [
    `To approve: ${approval.request}`,
    ...approval.steps.flatMap((step) => stepLines(step, nameOfTrack)),
    `  Length: ${formatTime(approval.before)} → ${formatTime(approval.after)}`,
    ...(approval.newTools ?? []).map(
      ({ title, file }) => `  New: ${plain(title)} comes from ${plain(file)}. A yes allows it from now on.`,
    ),
    ...approval.notes.map((note) => `  Note: ${note}`),
    ...(approval.instead ?? []).map((sentence) => `  What you said: ${plain(sentence)}`),
  ]
  return lines.join('\n')
}

function stepLines(step: ApprovalStep, nameOfTrack: (id: string) => string): string[] {
  const byTrack = new Map<string, Region[]>()
  for (const region of step.regions) byTrack.set(region.trackId, [...(byTrack.get(region.trackId) ?? []), region])
  const regions = [...byTrack].map(([id, list]) => `     ${plain(nameOfTrack(id))}: ${list.map(regionText).join(', ')}`)
  const chosen = step.sources
    .filter(({ author }) => author === 'model' || author === 'you')
    .map(({ what, key, value, source }) => `     ${key ?? what} ${plain(value)}: from ${plain(source)}`)
  const said = step.other?.by === 'words' ? [`     What you said: ${plain(step.other.sentence)}`] : []
  const sentence = `  ${step.index + 1}. ${plain(step.sentence)}${step.asks ? '' : ' (needs no approval)'}`
  const command = step.command === undefined ? [] : [`     Runs: ${plain(step.command)}`]
  const note = step.note === undefined ? [] : [`     Note: ${plain(step.note.text)}`]
  const question = (step.note?.question ?? null) === null ? [] : [`     ${plain(step.note?.question ?? '')}`]
  return [sentence, ...note, ...question, ...command, ...regions, ...chosen, ...said]
}

function regionText({ fate, start, end }: Region): string {
  return `${fate} ${formatTime(start)}–${formatTime(end)}`
}

/** Names are data: control characters in them must not move the terminal's cursor. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '�')
}

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
