import type { Clause } from '../../../reader/clause/clause.ts'
import type { Pending, ReplyReading } from '../../index.ts'
import type { PlannedStep } from '../../plan.ts'
import { adds, readFurther, readMore, readTaken } from './further.ts'
import { isRequest, meansOf, type Reply, type ReplyMeans } from './reply.ts'
import { readSetBack } from './setBack.ts'
import { stayingSteps, withPutBack } from './stayingSteps.ts'
import { completeStep } from './complete.ts'
import { groupsOf } from './places.ts'
import { correctSteps } from './correct.ts'
import { narrowed, putRight } from './goOn.ts'
import { readPick } from './readPick.ts'
import { type Said, saidIn } from './said.ts'
import { readProposed, toBeAsked, undoes } from './proposed.ts'
import { behindHeads, isYes, plainOf, proposedIn, wordsIn, type Wording } from './wording.ts'
import { takesBack } from './takesBack.ts'
import { withGivenName, withOtherName } from './withGivenName.ts'
import { withOtherTool } from './withOtherTool.ts'

/**
 * How a message relates to what is pending, or was done last; null where it is nothing of the kind, and may be a
 * request of its own.
 */
export function readReply(message: string, pending: Pending, means: ReplyMeans): ReplyReading | null {
  const plain = plainOf(message)
  if (plain === '') return { kind: 'unclear' }
  const count = Math.max(
    0,
    pending.steps.findIndex(({ tool }) => tool !== 'undo'),
  )
  const ahead = pending.steps.slice(0, count)
  const own = {
    ...pending,
    steps: pending.steps.slice(count),
    step: Math.max(0, pending.step - count),
    ...(pending.shown && { shown: pending.shown.filter((one) => !ahead.includes(one)) }),
  }
  const behind = behindHeads(message, means.wording)
  if (pending.kind !== 'done' && endsByDropping(message, means.wording)) return { kind: 'cancel' }
  const reply: Reply = { message, plain, behind, said: saidIn(means.read(behind.rest)), pending: own, means }
  const reading = readers[pending.kind](reply)
  return reading !== null && 'steps' in reading && reading.kind !== 'addition'
    ? { ...reading, steps: [...ahead, ...reading.steps] }
    : reading
}

/** "Oh sorry, there is no side C. Forget it": whatever was said before it, what waits is given up. */
function endsByDropping(message: string, { drop }: Wording): boolean {
  const parts = message.split(/[.!;,–—]/u).map(plainOf)
  const last = parts.findLast((part) => part !== '')
  return parts.length > 1 && last !== undefined && drop.has(last)
}

const readers: Readonly<Record<Pending['kind'], (reply: Reply) => ReplyReading | null>> = {
  choose: readChoice,
  clarify: readClarification,
  approval: readApproval,
  done: readDone,
}

function readChoice({ message, plain, pending, means, said }: Reply): ReplyReading | null {
  const { wording, plan, chartOf } = means
  if (wording.drop.has(plain) || wording.no.has(plain) || wording.none.has(plain)) return { kind: 'cancel' }
  if (said.acts || said.asks) {
    if (isRequest(plan(message))) return { kind: 'new' }
  }
  return readPick(message, pending, wording, chartOf)
}

function readClarification(reply: Reply): ReplyReading | null {
  const { message, plain, behind, pending, means, said } = reply
  const { wording } = means
  if (wording.drop.has(plain) || wording.no.has(plain)) return { kind: 'cancel' }
  const step = pending.steps[pending.step]
  if (step === undefined) return null
  if (isYes(plain, wording))
    return pending.missing === null
      ? { kind: 'answer', steps: pending.steps.map((one) => ({ ...one, confidence: 1 })) }
      : { kind: 'unclear' }
  const filled = (one: PlannedStep): ReplyReading => ({
    kind: 'answer',
    steps: pending.steps.map((other, at) => (at === pending.step ? one : other)),
  })
  const named = pending.missing === 'value' ? withGivenName(step, message, means, said) : null
  if (named !== null) return filled(named)
  const behindOther = behindStory(message, pending, means)
  if (behindOther !== null) return behindOther
  if (said.tells) return { kind: isRequest(means.plan(message)) ? 'new' : 'unclear' }
  if (isNoAnswer(said) || behind.rest === '') return null
  const done = completed(step, reply)
  return done === null ? null : filled(done)
}

const completed = (step: PlannedStep, reply: Reply): PlannedStep | null =>
  leavesOutUnknown(reply.said)
    ? null
    : (inOne(step, reply) ?? completeStep(step, reply.pending.missing, reply.said, meansOf(reply.means)(step)))

/** "mute", "the sponsor": which tool carries out a verb shows only with what it is done to. */
function inOne({ target, args, said: before, words, tool }: PlannedStep, { message, pending, said, means }: Reply) {
  const isBare = before === undefined && Object.keys(target).length + Object.keys(args).length === 0
  if (!isBare || pending.steps.length > 1 || groupsOf(said.args).length !== said.args.length) return null
  const [joined, ...others] = means.plan(`${words} ${message}`).steps
  return joined === undefined || others.length > 0 || joined.tool === tool ? null : { ...joined, confidence: 1 }
}

/** "Oh, it is shorter than I thought. 50 to 60 then": behind what is only told stands the answer. */
function behindStory(message: string, pending: Pending, means: ReplyMeans): ReplyReading | null {
  const at = message.search(/[.!;]\s+\S[^.!;]*$/u)
  if (at < 0) return null
  const speeches = means.read(message.slice(0, at)).readings[0]?.clauses.map(({ speech }) => speech) ?? []
  if (!speeches.every((speech) => telling.has(speech))) return null
  const reading = readReply(message.slice(at + 1).trim(), pending, means)
  return reading?.kind === 'answer' ? reading : null
}

const telling: ReadonlySet<Clause['speech']> = new Set<Clause['speech']>(['statement', 'report', 'courtesy'])

/** "Sorry, there is no side C": an exception that is not known in full would widen what is done to all others. */
const leavesOutUnknown = ({ scopes, marks, unread }: Said): boolean =>
  scopes.some(({ how }) => how === 'except') && (unread > 0 || marks.has('copula'))

const isNoAnswer = ({ acts, asks, marks }: Said): boolean => acts || asks || marks.has('negation')

function readApproval(reply: Reply): ReplyReading | null {
  const { message, plain, pending, means, said } = reply
  const { wording } = means
  if (isYes(plain, wording)) return { kind: 'approve' }
  if (wording.no.has(plain)) return { kind: 'reject', reason: '' }
  if (wording.drop.has(plain)) return { kind: 'cancel' }
  const picked = said.acts ? null : otherPick(reply)
  if (picked !== null) return picked
  const { steps, shown = steps, leftOut = [] } = pending
  const listed = { shown, leftOut }
  const staying = withPutBack(message, listed, means) ?? stayingSteps(message, listed, means)
  if (staying !== null) return { kind: 'stay', steps: staying }
  const how = said.marks.has('also') ? 'too' : 'instead'
  const corrected = correctSteps(pending.steps, said, meansOf(means), how)
  if (corrected !== null) return { kind: 'correction', steps: corrected }
  return said.acts ? asOtherEdit(reply) : null
}

/** Another of the list that was chosen from; null where it is the same, or none. */
function otherPick({ message, behind, pending, means }: Reply): ReplyReading | null {
  const { choices, picks = [] } = pending
  if (choices.length < 2 || picks.length === 0) return null
  const left = choices.flatMap((_, at) => (picks.includes(at) ? [] : [at]))
  if (wordsIn(message).some(({ text }) => means.wording.other.has(text)))
    return left.length === 1 ? { kind: 'choice', picks: left } : null
  const reading = readPick(behind.rest, pending, means.wording, means.chartOf)
  if (reading?.kind !== 'choice' || reading.picks.length === choices.length) return null
  return reading.picks.every((pick) => picks.includes(pick)) ? null : reading
}

function readDone(reply: Reply): ReplyReading | null {
  const { message, behind, pending, means, said } = reply
  if (pending.steps.length === 0) return { kind: 'new' }
  if (means.wording.takesBack.has(reply.plain)) return { kind: 'takeBack' }
  const own = readSetBack(reply) ?? readMore(reply) ?? readTaken(reply)
  if (own !== null) return own
  const proposed = adds(reply) ? null : proposedIn(message, means.wording)
  if (proposed !== null) return readProposed(proposed, message, pending, { ...means, meansOf: meansOf(means) })
  const instead = behind.corrects || denies(said) || saysInstead(message, means)
  return instead ? readInstead(reply) : readBeside(reply)
}

const saysInstead = (message: string, { wording }: ReplyMeans): boolean =>
  wordsIn(message).some(({ text }) => wording.instead.has(text))

function readInstead(reply: Reply): ReplyReading | null {
  const { message, behind, pending, means, said } = reply
  if (takesBack(behind.rest, pending.steps, means)) return { kind: 'takeBack' }
  if (means.plan(message).steps.length === 0 && undoes(means.plan(behind.rest))) return { kind: 'takeBack' }
  if (said.acts || said.asks) return asOtherEdit(reply)
  // "make it" alone begins an order of its own as well.
  return readMeant(reply, true) ?? (saysInstead(message, means) ? asOtherEdit(reply) : null)
}

function readBeside(reply: Reply): ReplyReading | null {
  const { said } = reply
  if (adds(reply)) return readFurther(reply)
  return said.acts || said.asks ? null : readMeant(reply, false)
}

const readMeant = (reply: Reply, instead: boolean): ReplyReading | null =>
  readRenamed(reply) ?? otherPick(reply) ?? readChange(reply, instead) ?? readPutRight(reply)

function readRenamed({ behind, pending, means, said }: Reply): ReplyReading | null {
  const steps = behind.corrects ? withOtherName(pending.steps, behind.rest, means, said) : null
  return steps === null ? null : { kind: 'correction', steps }
}

function readPutRight({ message, behind, pending, means }: Reply): ReplyReading | null {
  if (!behind.corrects) return null
  const steps = putRight(pending.steps, message, means)
  return steps === null ? null : { kind: 'correction', steps }
}

/** "not the guitar": it takes something out of what was said. */
const denies = ({ args, scopes, marks }: Said): boolean =>
  args.length === 0 && !marks.has('also') && scopes.length > 0 && scopes.every(({ how }) => how !== 'only')

function asOtherEdit({ behind, pending, means }: Reply): ReplyReading | null {
  const steps = withOtherTool(pending.steps, means.plan(behind.rest), means)
  return steps === null ? null : { kind: 'correction', steps }
}

/** `instead` tells that it says that it puts something right. */
function readChange(reply: Reply, instead: boolean): ReplyReading | null {
  const { message, behind, pending, means, said } = reply
  if (!instead && isRequest(means.plan(message))) return { kind: 'new' }
  const steps = corrected(reply) ?? (said.scopes.length > 0 ? narrowed(pending.steps, behind.rest, means) : null)
  if (steps === null) return null
  return { kind: 'correction', steps: instead ? steps : asFarAsSure(pending.steps, steps) }
}

const corrected = ({ message, pending, means, said }: Reply): readonly PlannedStep[] | null =>
  stayingSteps(message, { shown: pending.steps, leftOut: [] }, means) ??
  correctSteps(pending.steps, said, meansOf(means), 'instead')

/** What was open is filled in; what would take the place of something said is asked about. */
function asFarAsSure(before: readonly PlannedStep[], steps: readonly PlannedStep[]): readonly PlannedStep[] {
  const replaces =
    steps.length !== before.length ||
    steps.some((step, at) => {
      const said = { ...before[at]?.target, ...before[at]?.args }
      const is: Readonly<Record<string, unknown>> = { ...step.target, ...step.args }
      return Object.entries(said).some(([key, value]) => JSON.stringify(value) !== JSON.stringify(is[key]))
    })
  return replaces ? steps.map(toBeAsked) : steps
}
