import { sameMeaning } from '../../../reader/chart/sameMeaning.ts'
import type { Group } from '../../../reader/meaning/types.ts'
import type { Verb } from '../../../reader/meaning/sentenceTypes.ts'
import type { Frame } from '../../../reader/frames/frame.ts'
import type { PlannedStep } from '../../plan.ts'
import type { ReplyReading } from '../../index.ts'
import { correctSteps } from './correct.ts'
import { goOn, goOnThere } from './goOn.ts'
import { namesOnly } from './proposed.ts'
import { isRequest, meansOf, type Reply } from './reply.ts'
import type { Said } from './said.ts'
import { phraseAt, wordsIn } from './wording.ts'

const isFurther = ({ is: { content } }: Said['args'][number]): boolean =>
  content.kind === 'value' && content.further === true

export const adds = ({ message, said, means }: Reply): boolean =>
  said.marks.has('also') ||
  said.args.some(isFurther) ||
  phraseAt(wordsIn(message), 0, means.wording.adds) > 0 ||
  (namesOnly(said) && phraseAt(wordsIn(message), 0, means.wording.goesOn) > 0)

/** "and the guest as well", "and another at 2:05, spin". */
export function readFurther(reply: Reply): ReplyReading | null {
  const { message, pending, means, said } = reply
  const own = means.plan(message)
  const further = isRequest(own) ? goOnFrom(own.steps, reply) : goOn(pending.steps, message, means)
  const isOwn = further !== null && !(namesAgain(reply) && givesSame(pending.steps, further))
  if (isOwn) return { kind: 'addition', steps: further }
  if (said.acts || said.asks || namesAgain(reply)) return null
  const steps = correctSteps(pending.steps, said, meansOf(means), 'instead')
  if (steps === null) return null
  const left = steps.map((step, at) => withoutDone(step, pending.steps[at], means.framesOfTool(step.tool)))
  return { kind: 'addition', steps: left.map((step) => asLeft(step, pending.steps)) }
}

/** "boost the treble by 3 dB", "and the bass by 2": the treble was boosted, and is not once more. */
function withoutDone(step: PlannedStep, done: PlannedStep | undefined, frames: readonly Frame[]): PlannedStep {
  const aspectsOf = (param: string) =>
    frames.find(({ slots }) => slots?.some((slot) => slot.param === param) === true)?.aspects
  const params = Object.keys(step.args)
  const isNew = params.some((param) => !(param in (done?.args ?? {})) && aspectsOf(param) !== undefined)
  const isDone = (param: string): boolean => param in (done?.args ?? {}) && aspectsOf(param) !== undefined
  if (!isNew || step.said !== undefined) return step
  return { ...step, args: Object.fromEntries(Object.entries(step.args).filter(([param]) => !isDone(param))) }
}

/** "delete the first question", "and the second": the second of those that there were; it is the first one now. */
function asLeft(step: PlannedStep, done: readonly PlannedStep[]): PlannedStep {
  const { said } = step
  if (said === undefined || said.act.frame.effect !== 'removes' || said.act.frame.leavesTime === true) return step
  const gone = done.flatMap(({ said: before }) => before?.act.where ?? [])
  const where = said.act.where.map((group) => countedWithout(group, gone))
  return { ...step, said: { ...said, act: { ...said.act, where } } }
}

function countedWithout(group: Group, gone: readonly Group[]): Group {
  if (group.kind !== 'sort' || group.pick.kind !== 'nth') return group
  const before = gone.flatMap((one) =>
    one.kind === 'sort' && one.pick.kind === 'nth' && sameMeaning({ ...one, pick: group.pick }, group)
      ? one.pick.numbers
      : [],
  )
  const left = (at: number): number => at - before.filter((one) => one > 0 && one < at).length
  return { ...group, pick: { ...group.pick, numbers: group.pick.numbers.map(left) } }
}

/** An order of its own that names no place. */
const goOnFrom = (own: readonly PlannedStep[], { message, pending, means }: Reply): readonly PlannedStep[] | null =>
  own.every(isAnywhere) ? goOnThere(pending.steps, message, means) : null

const isAnywhere = ({ target, said }: PlannedStep): boolean =>
  Object.keys(target).length === 0 && (said === undefined || said.act.where.length + said.act.points.length === 0)

const givesSame = (before: readonly PlannedStep[], after: readonly PlannedStep[]): boolean =>
  before.some((one) => after.some((other) => nameIn(other) !== undefined && nameIn(other) === nameIn(one)))

const nameIn = ({ args }: PlannedStep): unknown => args['name'] ?? args['text']

/** What gives a name would give the same to something else. */
const namesAgain = ({ pending, said }: Reply): boolean =>
  pending.steps.some((step) => typeof nameIn(step) === 'string') &&
  (said.args.length !== 1 || said.args.some(({ is }) => is.content.kind !== 'point'))

/** "a bit more": as it went before, and how much is to be asked. */
export function readMore({ message, pending, means }: Reply): ReplyReading | null {
  const plain = wordsIn(message).filter(({ text }) => !means.wording.afterYes.has(text))
  if (!means.wording.more.has(plain.map(({ text }) => text).join(' '))) return null
  const steps = pending.steps.map((step) => withoutAmount(step, means))
  return steps.includes(null) ? null : { kind: 'addition', steps: steps as readonly PlannedStep[] }
}

/** What a step changes by so much, with the amount left open; null where it does not. */
function withoutAmount(step: PlannedStep, { framesOfTool }: Reply['means']): PlannedStep | null {
  const changes = framesOfTool(step.tool)
    .flatMap(({ slots }) => slots ?? [])
    .filter(({ convert, needed }) => needed === true && (convert === 'decibels' || convert === 'change'))
  const [param] = changes.map((slot) => slot.param).filter((name) => typeof step.args[name] === 'number')
  if (param === undefined) return null
  const args = without(step.args, param)
  if (step.said === undefined) return { ...step, args }
  const act = { ...step.said.act, args: without(step.said.act.args, param), missing: [param] }
  return { ...step, args, said: { ...step.said, act } }
}

const without = (args: PlannedStep['args'], param: string): PlannedStep['args'] =>
  Object.fromEntries(Object.entries(args).filter(([key]) => key !== param))

/**
 * "solo the vocals", "take the kick too": with what was done goes what is taken to it, and it is not only picked. Where
 * things were picked before, that is what is gone on with.
 */
export function readTaken({ message, pending, means, said }: Reply): ReplyReading | null {
  const isJoined = said.marks.has('also') || wordsIn(message).some(({ text }) => means.wording.joins.has(text))
  const { outcome, readings } = means.read(message)
  const verbs = (readings[0]?.clauses ?? []).flatMap(({ edges }) =>
    edges.flatMap(({ category, meaning }) => (category === 'verb' ? [meaning as Verb] : [])),
  )
  const isTaken = verbs.length === 1 && verbs.every(takes) && !pending.steps.some(picks)
  const isOther = outcome.kind === 'steps' && outcome.steps.some(({ act }) => act.frame.picks !== true)
  if (!isJoined || !isTaken || isOther || !namesOnly(said)) return null
  const steps = correctSteps(pending.steps, { ...said, acts: false }, meansOf(means), 'instead')
  return steps === null ? null : { kind: 'addition', steps }

  function picks({ tool }: PlannedStep): boolean {
    return means.framesOfTool(tool).some((frame) => frame.picks === true)
  }
}

/** "take" and "nimm" only say what is used. */
const takes = ({ senses }: Verb): boolean => senses.some(({ act, particle }) => act === 'useAs' && particle === null)
