import { namePrepared } from '../../../shared/texts/sayTool.ts'
import { textsFor } from '../../../shared/texts/index.ts'
import type { Language } from '../../../shared/language.ts'
import type { Checklist } from '../../../shared/schemas/messageParts.ts'
import type { Approval, ApprovalStep, Region } from '../../../shared/schemas/conversation.ts'
import { type CliTexts, cliTexts } from '../texts/index.ts'

/** Whose words are used, and how a track is called; null for one that is not there yet. */
export interface Naming {
  readonly language: Language
  readonly nameOfTrack: (id: string) => string | null
}

/** What the approval dialog shows, in lines of text. */
export function approvalText(approval: Approval, naming: Naming): string {
  const texts = cliTexts(naming.language)
  const lines = [
    texts.toApprove(approval.request),
    ...approval.steps.flatMap((step) => stepLines(step, naming, texts)),
    `  ${texts.length(texts.time(approval.before), texts.time(approval.after))}`,
    ...(approval.newTools ?? []).map(({ title, file }) => `  ${texts.newTool(plain(title), plain(file))}`),
    ...approval.notes.map((note) => `  ${texts.note(note)}`),
    ...(approval.instead ?? []).map((sentence) => `  ${texts.youSaid(plain(sentence))}`),
  ]
  return lines.join('\n')
}

function stepLines(step: ApprovalStep, { language, nameOfTrack }: Naming, texts: CliTexts): string[] {
  const byTrack = new Map<string, Region[]>()
  for (const region of step.regions) byTrack.set(region.trackId, [...(byTrack.get(region.trackId) ?? []), region])
  const regions = [...byTrack].map(
    ([id, list]) =>
      `     ${plain(nameOfTrack(id) ?? texts.newTrack)}: ${list.map((one) => regionText(one, texts)).join(', ')}`,
  )
  const chosen = step.sources
    .filter(({ author }) => author === 'model' || author === 'you')
    .map(
      ({ what, key, value, source, author }) =>
        `     ${named(key ?? what, language)} ${plain(value)}: ${texts.from(plain(source), author)}`,
    )
  const said = step.other?.by === 'words' ? [`     ${texts.youSaid(plain(step.other.sentence))}`] : []
  const sentence = `  ${step.index + 1}. ${plain(step.sentence)}${step.asks ? '' : ` (${texts.needsNoApproval})`}`
  const command = step.command === undefined ? [] : [`     ${texts.runs(plain(step.command))}`]
  const note = step.note === undefined ? [] : [`     ${texts.note(plain(step.note.text))}`]
  const question = (step.note?.question ?? null) === null ? [] : [`     ${plain(step.note?.question ?? '')}`]
  return [sentence, ...note, ...question, ...command, ...regions, ...chosen, ...said]
}

function regionText({ fate, start, end }: Region, texts: CliTexts): string {
  return `${texts.fates[fate]} ${texts.time(start)}–${texts.time(end)}`
}

/** A value by its own name in English, as `--call` takes it; else as the window calls it. */
const named = (what: string, language: Language): string =>
  language === 'en' ? what : namePrepared(what, textsFor(language, language))

/** Names are data: control characters in them must not move the terminal's cursor. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '�')
}

const marks = { waits: '[ ]', now: '[>]', done: '[x]', missed: '[!]' } as const

/** A model's plan in lines of text, as it stands. */
export function checklistText(checklist: Checklist, texts: CliTexts): string {
  const lines = checklist.map((step, index) => `  ${marks[step.state]} ${index + 1}. ${sayStep(step, texts)}`)
  return [texts.plan, ...lines].join('\n')
}

function sayStep({ goal, after, doneWhen, tries, found }: Checklist[number], texts: CliTexts): string {
  const behind = [
    doneWhen.length === 0 ? '' : texts.doneWhen(doneWhen.join(', ')),
    found === null ? '' : texts.now(found),
    after.length === 0 ? '' : texts.after(after.join(', ')),
    tries === 0 ? '' : texts.tries(tries),
  ].filter((part) => part !== '')
  return plain(behind.length === 0 ? goal : `${goal} (${behind.join('; ')})`)
}
