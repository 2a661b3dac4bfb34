import { queries } from '../../agent/tools/index.ts'
import type { RanReport } from '../../headless/index.ts'
import type { EvalCase, EvalProject, ExpectedRan } from './caseSchema.ts'
import type { Played } from './checkCase.ts'
import { checkRan } from './checkRan.ts'
import { sameEffect } from './effect/sameEffect.ts'
import type { Problem } from './problem.ts'

/** `wrongAct`: something other than what was said was done. `tooTimid`: what was clear was asked or refused. */
export type Outcome = 'right' | 'wrongAct' | 'tooTimid' | 'otherwise'

export interface Judged {
  readonly outcome: Outcome
  readonly problems: readonly Problem[]
}

const isQuery = new Set<string>(queries.map((query) => query.name))

/**
 * What came of a case beside what it `expect`s. Where it does not say what is acceptable, what it expects to have run
 * is. Nothing done is never a wrong act.
 */
export function judge(one: EvalCase, project: EvalProject, played: Played, problems: readonly Problem[]): Judged {
  const acts = played.requests.flatMap((request) => request.ran).filter((ran) => !isQuery.has(ran.tool))
  const { allowed, want } = demandsOf(one)
  const outcome = verdictOf({ project, allowed, want, messages: one.say.length }, acts)
  if (one.allow === undefined && one.want === undefined) {
    if (problems.length === 0) return { outcome: 'right', problems }
    return { outcome: outcome === 'right' ? 'otherwise' : outcome, problems }
  }
  if (outcome === 'wrongAct')
    return { outcome, problems: [...problems, { field: 'allow', expected: allowed, actual: acts }] }
  if (outcome === 'tooTimid')
    return { outcome, problems: [...problems, { field: 'want', expected: want, actual: acts }] }
  return { outcome: problems.length === 0 ? 'right' : 'otherwise', problems }
}

interface Demands {
  /** Null: whatever it does is judged by what it `expect`s alone. */
  readonly allowed: readonly (readonly ExpectedRan[])[] | null
  readonly want: EvalCase['want']
}

function demandsOf(one: EvalCase): Demands {
  const { ran } = one.expect
  const implied = ran !== undefined && ran.length > 0 ? 'do' : undefined
  const want = one.want ?? (one.allow === undefined ? implied : undefined)
  if (one.allow !== undefined) return { allowed: one.allow, want }
  if (ran !== undefined) return { allowed: [ran], want }
  return { allowed: want === 'ask' || want === 'refuse' ? [[]] : null, want }
}

function verdictOf(
  { project, allowed, want, messages }: Demands & { project: EvalProject; messages: number },
  acts: readonly RanReport[],
): 'right' | 'wrongAct' | 'tooTimid' {
  if (acts.length === 0) return want === 'do' && isSomething(allowed) ? 'tooTimid' : 'right'
  if (allowed === null || allowed.some((outcome) => matches(project, outcome, acts))) return 'right'
  const begun = want === 'do' && messages > 1 && allowed.some((outcome) => isBeginning(project, outcome, acts))
  return begun ? 'tooTimid' : 'wrongAct'
}

/** Something was to be done; a case that says nothing of it (only `want: do`) means so too. */
const isSomething = (allowed: readonly (readonly ExpectedRan[])[] | null): boolean =>
  allowed === null || allowed.some((outcome) => outcome.length > 0)

/** Looking at something on the way to doing something is no act of its own; alone it is what was asked for. */
const looksAt = /^(set_time_selection|select|select_\w+|clear_selection|seek)$/

/** By what it comes to where the case says enough for that, else operation by operation. */
function matches(project: EvalProject, outcome: readonly ExpectedRan[], acts: readonly RanReport[]): boolean {
  const counted = outcome.length === 0 ? acts : acts.filter((act) => !looksAt.test(act.tool) || names(outcome, act))
  return sameEffect(project, outcome, counted) ?? checkRan(outcome, counted).length === 0
}

const names = (outcome: readonly ExpectedRan[], act: RanReport): boolean =>
  outcome.some(({ tool }) => tool === act.tool)

/** Of several messages some were carried out, and the others did nothing. */
function isBeginning(project: EvalProject, outcome: readonly ExpectedRan[], acts: readonly RanReport[]): boolean {
  return outcome.some((_, count) => count > 0 && matches(project, outcome.slice(0, count), acts))
}
