import type { Reading } from '../../index.ts'
import type { PlannedStep } from '../../plan.ts'
import { readAnyPhrase } from '../grammar/source.ts'
import type { Source } from '../grammar/source.ts'
import type { Chunk } from '../steps/chunk.ts'
import { amend } from '../steps/amend.ts'
import { readSlots } from '../steps/slots.ts'
import { alsoWords, besideHeads, correctionHeads, insteadWords, notAboutIt } from '../words/enAnswers.ts'
import { changeLength } from './changeLength.ts'
import { chooseSteps } from './chooseSteps.ts'
import { correctSteps } from './completeStep.ts'
import type { Answering } from './readAnswer.ts'
import { readOtherPick } from './readOtherPick.ts'
import { withOtherTool } from './withOtherTool.ts'

const other: Reading = { kind: 'new' }
/** Less than the agent is sure of: it says what it would do, and asks. */
const toBeAsked = 0.4

type Mark = 'instead' | 'beside' | 'none'

function firstWord({ tokens }: Source): number {
  return Math.max(
    0,
    tokens.findIndex((token) => token.kind !== 'mark'),
  )
}

/** How the message says that it is about what was done last. */
function markOf(source: Source): Mark {
  const start = firstWord(source)
  if (readAnyPhrase(source, start, notAboutIt) !== null) return 'none'
  if (
    readAnyPhrase(source, start, correctionHeads) !== null ||
    source.tokens.some(({ text }) => insteadWords.has(text))
  )
    return 'instead'
  return besideHeads.has(source.tokens[start]?.text ?? '') || source.tokens.some(({ text }) => alsoWords.has(text))
    ? 'beside'
    : 'none'
}

const targets = new Set<Chunk['kind']>(['range', 'tracks', 'thing', 'time', 'point', 'whole', 'clips', 'amount'])

/** "no, don't mute it": all that was done is what it says not to do. */
function takesBack({ chunks, pending }: Answering): boolean {
  const not = chunks.findIndex((chunk) => chunk.kind === 'not')
  const behind = chunks.slice(not + 1)
  const verb = behind.find((chunk) => chunk.kind === 'verb' || chunk.kind === 'noun')
  if (not < 0 || (verb?.kind !== 'verb' && verb?.kind !== 'noun')) return false
  const tracks = behind.flatMap((chunk) =>
    chunk.kind === 'tracks' ? chunk.tracks.map((track) => JSON.stringify(track)) : [],
  )
  const others = behind.some(({ kind }) => kind !== 'tracks' && targets.has(kind))
  return (
    !others &&
    pending.steps.every(({ tool, target }) => {
      const covers =
        tracks.length === 0 || target.tracks?.every((track) => tracks.includes(JSON.stringify(track))) === true
      return covers && verb.matches.some(({ phrase }) => phrase.tools.has(tool))
    })
  )
}

/** "no, split at 25", "actually call it Rhodes": the same tool once more; what it leaves open is as it was. */
function withSameTool({ pending, plan, chunks }: Answering): readonly PlannedStep[] | null {
  const [only, more] = plan().steps
  const same = pending.steps.filter(({ tool }) => tool === only?.tool)
  const [step] = same
  if (only === undefined || more !== undefined || step === undefined || same.length > 1) return null
  const open = Object.keys(only.target).length === 0 || chunks.some(({ kind }) => kind === 'pronoun')
  return pending.steps.map((one) => (one === step ? { ...only, target: open ? step.target : only.target } : one))
}

/** "and the guitar 30% right", "the keys too": every step once more, with what is said now in its place. */
function besides({ pending, known, chunks }: Answering): readonly PlannedStep[] | null {
  if (chunks.some(({ kind }) => kind === 'unknown' || kind === 'feature' || kind === 'not')) return null
  const said = readSlots(chunks.filter(({ kind }) => kind !== 'generic' && kind !== 'pronoun'))
  const steps = said.flatMap((slots) =>
    pending.steps.map((step) => {
      const tool = known.byName.get(step.tool)
      return tool === undefined ? null : amend(step, slots, tool)
    }),
  )
  const changed = steps.filter((step) => step !== null)
  return changed.length === steps.length && changed.length > 0 ? changed : null
}

function corrected({ source, pending, known, chunks }: Answering): readonly PlannedStep[] | null {
  return (
    chooseSteps(source, pending, known) ??
    changeLength(source, pending.steps) ??
    correctSteps(pending.steps, chunks, known)
  )
}

/**
 * "the last 5 seconds" behind "fade out the guitar" fills in what was open; what would take the place of something said
 * is asked about.
 */
function asFarAsSure(before: readonly PlannedStep[], steps: readonly PlannedStep[]): readonly PlannedStep[] {
  const replaces =
    steps.length !== before.length ||
    steps.some((step, index) => {
      const was = before[index]
      const said = { ...was?.target, ...was?.args }
      const is: Readonly<Record<string, unknown>> = { ...step.target, ...step.args }
      return Object.entries(said).some(([key, value]) => JSON.stringify(value) !== JSON.stringify(is[key]))
    })
  return replaces ? steps.map((step) => ({ ...step, confidence: toBeAsked })) : steps
}

const asks = (chunk: Chunk): boolean => chunk.kind === 'verb' || chunk.kind === 'question'

/** What a message says of the request that was done last, or that it is one of its own. */
export function readDone(answering: Answering, text: string): Reading {
  const { source, pending, chunks } = answering
  if (pending.steps.length === 0) return other
  const mark = markOf(source)
  if (mark === 'instead' && takesBack(answering)) return { kind: 'takeBack' }
  if (chunks.some(asks)) {
    const steps = mark === 'instead' ? (withOtherTool(answering) ?? withSameTool(answering)) : null
    return steps === null ? other : { kind: 'correction', steps }
  }
  if (mark === 'beside') {
    const steps = answering.plan().steps.length > 0 ? null : besides(answering)
    return steps === null ? other : { kind: 'addition', steps }
  }
  const picked = readOtherPick(source, text, pending)
  if (picked !== null) return picked
  if (mark === 'none') {
    const plan = answering.plan()
    if (plan.steps.length > 0 || plan.replyState === 'talk') return other
  }
  const steps = corrected(answering)
  if (steps === null) return other
  return { kind: 'correction', steps: mark === 'none' ? asFarAsSure(pending.steps, steps) : steps }
}
