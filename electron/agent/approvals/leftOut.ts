import type { Approval } from '../../../shared/schemas/conversation.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { PreparedStep } from '../tools/contract/defineTool.ts'
import { stepKey } from './fingerprint.ts'

/** A step that the person took out of what waits: it stays in sight, and can be put back where it was. */
export interface LeftOut {
  readonly sentence: string
  /** Null of an earlier version, which kept the sentence alone. */
  readonly step: PlannedStep | null
  /** How many of the planned steps stand before it. */
  readonly at: number
  /** The one with the highest was left out last. */
  readonly turn: number
  /** What it was prepared as: it is refused as long as it is out. */
  readonly keys: readonly string[]
}

/** What a request plans and what was left out of it, in one order. */
export type Listed =
  | { readonly step: PlannedStep; readonly out: null }
  | { readonly step: PlannedStep | null; readonly out: LeftOut }

interface Parts {
  readonly planned: readonly PlannedStep[]
  readonly leftOut: readonly LeftOut[]
}

interface Shown {
  readonly approval: Pick<Approval, 'steps'>
  readonly prepared: readonly PreparedStep[]
  readonly origins: readonly number[]
}

export function listSteps({ planned, leftOut }: Parts): Listed[] {
  const outAt = (at: number): Listed[] =>
    leftOut.filter((out) => Math.min(out.at, planned.length) === at).map((out) => ({ step: out.step, out }))
  return [...planned.flatMap((step, at): Listed[] => [...outAt(at), { step, out: null }]), ...outAt(planned.length)]
}

export function partSteps(listed: readonly Listed[]): Parts {
  const planned: PlannedStep[] = []
  const leftOut: LeftOut[] = []
  for (const one of listed) {
    if (one.out === null) planned.push(one.step)
    else leftOut.push({ ...one.out, at: planned.length })
  }
  return { planned, leftOut }
}

/** A step as it is left out; `indexes` are those of what it was prepared as. */
export function leave(
  step: PlannedStep,
  { approval, prepared }: Shown,
  indexes: readonly number[],
  before: readonly LeftOut[],
): LeftOut {
  const sentences = indexes.flatMap((at) => approval.steps.find(({ index }) => index === at)?.sentence ?? [])
  const shown = indexes.flatMap((at) => prepared[at] ?? [])
  return {
    sentence: sentences.length === 0 ? step.words : sentences.join('; '),
    step,
    at: 0,
    turn: Math.max(0, ...before.map(({ turn }) => turn)) + 1,
    keys: shown.map(stepKey),
  }
}

export interface Chosen extends Parts {
  /** Keys of what was taken out by it, and of what came back. */
  readonly refused: readonly string[]
  readonly allowed: readonly string[]
}

/** Of all that is shown, these stay; the others are left out, and what was left out before comes back. */
export function staySteps(parts: Parts, stage: Shown, staying: ReadonlySet<PlannedStep>): Chosen {
  const listed = listSteps(parts).map((one): Listed => {
    if (one.step === null || staying.has(one.step) === (one.out === null)) return one
    if (one.out !== null) return { step: one.step, out: null }
    const at = parts.planned.indexOf(one.step)
    const indexes = stage.origins.flatMap((origin, index) => (origin === at ? [index] : []))
    return { step: one.step, out: leave(one.step, stage, indexes, parts.leftOut) }
  })
  const after = partSteps(listed)
  const keysBut = (some: Parts, others: Parts): string[] => {
    const known = new Set(others.leftOut.map(({ step }) => step))
    return some.leftOut.filter(({ step }) => !known.has(step)).flatMap(({ keys }) => keys)
  }
  return { ...after, refused: keysBut(after, parts), allowed: keysBut(parts, after) }
}

/** As the approval shows them: each with the number of prepared steps that stand before it. */
export function showLeftOut(leftOut: readonly LeftOut[], origins: readonly number[]): NonNullable<Approval['leftOut']> {
  return leftOut.flatMap(({ sentence, step, at }, index) =>
    step === null ? [] : [{ index, sentence, before: origins.filter((origin) => origin < at).length }],
  )
}
