import type { Pending, Reading } from '../../index.ts'
import type { Plan, PlannedStep } from '../../plan.ts'
import type { Source } from '../grammar/source.ts'
import type { Chunk } from '../steps/chunk.ts'
import { readChunks } from '../steps/chunker.ts'
import type { KnownTools } from '../steps/known.ts'
import { parametersOf } from '../steps/known.ts'
import { bareRemark } from '../talk/answerTalk.ts'
import { phraseSet, plainText } from '../text/plainText.ts'
import { withoutOpening } from '../text/withoutOpening.ts'
import { en, inPassing } from '../words/en.ts'
import { alsoWords } from '../words/enAnswers.ts'
import { naming } from '../words/enValues.ts'
import { changeLength } from './changeLength.ts'
import { chooseSteps } from './chooseSteps.ts'
import { completeStep, correctSteps } from './completeStep.ts'
import { readChoice } from './readChoice.ts'
import { readOtherPick } from './readOtherPick.ts'
import { readDone } from './readDone.ts'
import { withOtherTool } from './withOtherTool.ts'

const dropIt = phraseSet(en.dropIt)
const yes = phraseSet(en.yes)
const no = phraseSet(en.no)
const openingYes = new Set(en.yes.filter((phrase) => phrase.length === 1).flat())
const yesWords = new Set(en.yes.flat())
export const headNo = /^(?:no|nope|nah|not quite|no no)\b/

/** Everything that answers are read from. */
export interface Answering {
  readonly source: Source
  readonly pending: Pending
  readonly known: KnownTools
  readonly plan: () => Plan
  readonly chunks: readonly Chunk[]
}

const asksAnew = (chunks: readonly Chunk[]): boolean =>
  chunks.some(
    (chunk) =>
      chunk.kind === 'verb' || chunk.kind === 'question' || (chunk.kind === 'noun' && chunks[0]?.kind === 'generic'),
  )

/** What is neither an answer nor understood leaves the question open; anything else takes its place. */
function readNew(answering: Answering): Reading {
  const plan = answering.plan()
  const understood = plan.steps.length > 0 || plan.replyState === 'talk' || asksAnew(answering.chunks)
  return { kind: understood ? 'new' : 'unclear' }
}

function isYes(text: string): boolean {
  if (yes.has(text)) return true
  const words = text.split(' ')
  return (
    words.length <= 6 &&
    openingYes.has(words[0] ?? '') &&
    words.every((word) => yesWords.has(word) || inPassing.afterYes.has(word)) &&
    !words.includes('not')
  )
}

function afterNo(message: string): string {
  return message
    .replace(/^\W*(?:(?:no|nope|nah|not like that|not that|wrong|don't|dont|do not|wait)\b[\s,.;:!-]*)+/i, '')
    .trim()
}

function readApproval(answering: Answering, text: string): Reading {
  const { pending, known, source, chunks } = answering
  if (isYes(text)) return { kind: 'approve' }
  if (no.has(text)) return { kind: 'reject', reason: '' }
  if (dropIt.has(text)) return { kind: 'cancel' }
  const verbs = chunks.some((chunk) => chunk.kind === 'verb' || chunk.kind === 'question')
  const why =
    /\b(?:because|since|as it|that's not|that is not|i said|i meant|too (?:much|long|short|loud|quiet|many))\b/.test(
      text,
    )
  if (headNo.test(text) && why && !/\b(?:make|i meant)\b/.test(text))
    return { kind: 'reject', reason: afterNo(source.message) }
  const picked = verbs ? null : readOtherPick(source, text, pending)
  if (picked !== null) return picked
  const chosen = chooseSteps(source, pending, known)
  if (chosen !== null) return { kind: 'correction', steps: chosen }
  const changed = changeLength(source, pending.steps)
  if (changed !== null) return { kind: 'correction', steps: changed }
  const corrected = verbs
    ? null
    : correctSteps(pending.steps, chunks, known, source.words.isDisjointFrom(alsoWords) ? 'instead' : 'too')
  if (corrected !== null) return { kind: 'correction', steps: corrected }
  const other = verbs ? withOtherTool(answering) : null
  if (other !== null) return { kind: 'correction', steps: other }
  if (verbs && answering.plan().steps.length > 0) return { kind: 'new' }
  if (headNo.test(text) || /^(?:don't|dont|do not|not like|not that|not what|that's not|wrong)\b/.test(text))
    return { kind: 'reject', reason: afterNo(source.message) }
  return readNew(answering)
}

/** "to Delete me", "“Cut 2”": a name that was asked for is what stands there, whatever its words are otherwise. */
function withGivenName(step: PlannedStep, { source, known }: Answering): PlannedStep | null {
  const tool = known.byName.get(step.tool)
  const parameter =
    tool === undefined
      ? undefined
      : parametersOf(tool).find((one) => (one === 'name' || one === 'text') && step.args[one] === undefined)
  const [first, second] = source.tokens
  const joined = first?.kind === 'word' && naming.renameJoints.has(first.text) && second !== undefined
  const quoted = first?.kind === 'quote' && second === undefined
  const last = source.tokens.at(-1)
  if (parameter === undefined || last === undefined || !(joined || quoted)) return null
  const start = joined ? second : first
  const name =
    start.kind === 'quote' ? start.text : source.message.slice(start.start, last.text === '.' ? last.start : last.end)
  return { ...step, args: { ...step.args, [parameter]: name }, confidence: 1 }
}

function readClarification(answering: Answering, text: string): Reading {
  const { pending, known, chunks } = answering
  if (dropIt.has(text) || (no.has(text) && text !== 'right')) return { kind: 'cancel' }
  const step: PlannedStep | undefined = pending.steps[pending.step]
  if (step === undefined) return readNew(answering)
  if (isYes(text))
    return pending.missing === null
      ? { kind: 'answer', steps: pending.steps.map((one) => ({ ...one, confidence: 1 })) }
      : { kind: 'unclear' }
  const named = pending.missing === 'value' ? withGivenName(step, answering) : null
  if (named !== null)
    return { kind: 'answer', steps: pending.steps.map((one, index) => (index === pending.step ? named : one)) }
  if (asksAnew(chunks)) return readNew(answering)
  const completed = completeStep(step, pending, answering.source, chunks, known)
  if (completed === null) return readNew(answering)
  return { kind: 'answer', steps: pending.steps.flatMap((one, index) => (index === pending.step ? completed : [one])) }
}

function readPick(answering: Answering, text: string): Reading {
  if (dropIt.has(text) || no.has(text) || inPassing.noneOfThem.has(text)) return { kind: 'cancel' }
  const verb = answering.chunks.some((chunk) => chunk.kind === 'verb' || chunk.kind === 'question')
  if (verb) {
    const plan = answering.plan()
    if (plan.steps.length > 0 || plan.replyState === 'talk') return { kind: 'new' }
  }
  return readChoice(answering.source, text, answering.pending) ?? readNew(answering)
}

/**
 * How a message relates to what is pending, or was done last: an answer, a choice, a yes or no, a change, or something
 * new.
 */
export function readAnswer(source: Source, asked: Pending, known: KnownTools, plan: () => Plan): Reading {
  const { head, pending } = withoutTakingBack(asked)
  return withHead(head, readOne(source, pending, known, plan))
}

function readOne(source: Source, pending: Pending, known: KnownTools, plan: () => Plan): Reading {
  const text = bareRemark(plainText(source.tokens))
  if (!source.tokens.some((token) => token.kind !== 'mark')) return { kind: 'unclear' }
  const answering: Answering = {
    source,
    pending,
    known,
    plan,
    chunks: readChunks({ ...source, tokens: withoutOpening(source.tokens) }, known.lexicon, 'answer'),
  }
  switch (pending.kind) {
    case 'choose':
      return readPick(answering, text)
    case 'approval':
      return readApproval(answering, text)
    case 'clarify':
      return readClarification(answering, text)
    case 'done':
      return readDone(answering, text)
  }
}

/**
 * A request that takes the place of one that is done begins with taking that back: corrections are of what comes
 * behind.
 */
function withoutTakingBack(pending: Pending): { readonly head: readonly PlannedStep[]; readonly pending: Pending } {
  const count = pending.steps.findIndex(({ tool }) => tool !== 'undo')
  if (count < 1) return { head: [], pending }
  return {
    head: pending.steps.slice(0, count),
    pending: { ...pending, steps: pending.steps.slice(count), step: Math.max(0, pending.step - count) },
  }
}

function withHead(head: readonly PlannedStep[], reading: Reading): Reading {
  return head.length > 0 && (reading.kind === 'answer' || reading.kind === 'correction')
    ? { ...reading, steps: [...head, ...reading.steps] }
    : reading
}
