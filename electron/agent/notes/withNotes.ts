import type { OfflinePlanner, PlanContext } from '../planner/index.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { notesIn } from './notesIn.ts'
import { formatTime } from '../../../shared/wording/formatTime.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { NoteRef, Plan, PlannedStep } from '../planner/plan.ts'
import { noteOffers } from '../reader/languages/en/questions/notes.ts'
import { holdsFrom } from './holdsAt.ts'
import { labelOfNote } from './noteLabel.ts'
import { type NoteLine, type Notes, timesIn } from './noteLine.ts'
import { editsIn, fill, type NoteReader, readNote } from './readNote.ts'

/** A planner that makes a plan of somebody's notes; all else is read as before. */
export function withNotes(offline: OfflinePlanner, registry: Registry): OfflinePlanner {
  const reader = { offline, registry }
  return {
    ...offline,
    plan: (message, context) => {
      const notes = notesIn(message)
      return notes === null ? offline.plan(message, context) : planNotes(notes, reader, context)
    },
    owns: (message) => notesIn(message) !== null || offline.owns?.(message) === true,
    read: (message, pending, context) =>
      notesIn(message) === null ? offline.read(message, pending, context) : { kind: 'new' },
    reword: (note, say, context) => rewordNote(note, say, reader, context),
  }
}

/**
 * Notes as one plan: lines that are understood as the steps that they ask for, all others as labels where they were
 * written, with what is to be asked about them. All times are those of the timeline before the plan.
 */
function planNotes({ lines, rest }: Notes, reader: NoteReader, context: PlanContext): Plan {
  const taken = lines.slice(0, limits.noteLines)
  const steps = taken.flatMap((line, at) => stepsOf(line, taken[at + 1]?.from ?? null, reader, context))
  return { steps, reply: null, replyState: 'talk', notes: sayBeside(taken, rest, lines.length - taken.length) }
}

function stepsOf(
  line: NoteLine,
  next: number | null,
  reader: NoteReader,
  context: PlanContext,
): readonly PlannedStep[] {
  const steps = readNote(line, reader, context)
  if (steps.length > 0) return steps.map((step) => atLine(step, refOf(line, 'read')))
  return [labelOf(openLine(line, next, reader, context))]
}

const refOf = ({ text, words, from, to }: NoteLine, state: NoteRef['state']): NoteRef => ({
  text,
  words,
  from,
  to,
  state,
  question: null,
  answers: [],
})

const atLine = (step: PlannedStep, note: NoteRef): PlannedStep => ({
  ...step,
  words: note.text,
  timeline: 'shown',
  note,
})

/** What keeps the words of a line at their place. */
function labelOf(note: NoteRef): PlannedStep {
  const absolute = (seconds: number) => ({ kind: 'absolute', seconds }) as const
  const target =
    note.to === null
      ? { at: [absolute(note.from)] }
      : { range: { kind: 'between', from: absolute(note.from), to: absolute(note.to) } as const }
  return labelOfNote(note, target)
}

/** Why a line is no step, and what could be meant. */
function openLine(line: NoteLine, next: number | null, reader: NoteReader, context: PlanContext): NoteRef {
  const { words, from, to } = line
  const kept = refOf(line, 'kept')
  if (words === '') return kept
  const soon = from + 5
  const times = { soon, ...(next !== null && next > from && { next }) }
  const offer = (offers: typeof noteOffers.what, end: number | null) =>
    offers
      .map(({ label, say }) => ({
        label: fill(label, { ...line, to: end }, times),
        say: fill(say, { ...line, to: end }, times),
      }))
      .filter(({ say }) => !say.includes('{'))
  const plan = reader.offline.plan(words, context)
  const reaches =
    to === null ? offer(noteOffers.reach, null).filter(({ say }) => holdsFrom(editsIn(say, reader, context), from)) : []
  if (reaches.length > 0)
    return { ...kept, state: 'open', question: `How far does it reach from ${formatTime(from)}?`, answers: reaches }
  // It asks for nothing: "don't cut this", "that laugh is great".
  const asksNothing = plan.steps.length === 0 && plan.replyState === 'talk' && plan.named === undefined
  if (asksNothing || (plan.named === 'thing' && to === null)) return kept
  const place = to === null ? `at ${formatTime(from)}` : `from ${formatTime(from)} to ${formatTime(to)}`
  return {
    ...kept,
    state: 'open',
    question: `What is to be done ${place}?`,
    answers: offer(noteOffers.what, to ?? from + 1),
  }
}

/**
 * A line in other words, with its own times or with times of theirs; what is not understood stays a label, and its
 * question stands.
 */
function rewordNote(note: NoteRef, say: string, reader: NoteReader, context: PlanContext): readonly PlannedStep[] {
  const line = { ...note, words: say.trim() }
  const asSaid = timesIn(line.words).length > 0 ? readNote({ ...line, isSentence: true }, reader, context) : []
  const steps = asSaid.length > 0 ? asSaid : readNote(line, reader, context)
  if (steps.length > 0)
    return steps.map((step) => atLine(step, { ...note, state: 'read', question: null, answers: [] }))
  const open = openLine(line, null, reader, context)
  const question = open.question ?? `I don't see what is to be done with “${line.words}”.`
  return [labelOf({ ...note, state: 'open', question, answers: open.answers })]
}

/** What of the message is no note, and what the times leave open. */
function sayBeside(lines: readonly NoteLine[], rest: readonly string[], more: number): string[] {
  const quoted = rest.slice(0, mostQuoted).map((one) => `“${one.slice(0, longestQuoted)}”`)
  const others = rest.length - quoted.length
  return [
    ...(quoted.length === 0
      ? []
      : [`Without a time, so no note: ${quoted.join(', ')}${others > 0 ? ` and ${others} more lines` : ''}.`]),
    ...(more > 0 ? [`Only the first ${limits.noteLines} notes were taken; ${more} more are left.`] : []),
    ...(lines.some(({ inPictures }) => inPictures)
      ? ['Time codes do not say how many pictures a second has: they count in whole seconds.']
      : []),
  ]
}

const mostQuoted = 8
const longestQuoted = 80
