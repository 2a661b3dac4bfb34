import type { EvalExpect } from './caseSchema.ts'
import { playCase, type RealModel } from './playCase.ts'
import { checkCase, type Played } from './checkCase.ts'
import { judge, type Outcome } from './judge.ts'
import type { Problem } from './problem.ts'
import type { ReadCase } from './readCases.ts'

export interface CaseResult {
  readonly id: string
  readonly problems: readonly Problem[]
  readonly outcome: Outcome
  /** The kind of sentence, where the case names it. */
  readonly class: string | null
  /** Null where it could not be played. */
  readonly played: Played | null
}

/** A case that is not done by then has lost its way; a model may take longer for each of its messages. */
const longest = 60_000
const longestWithModel = 900_000

export async function runCase(read: ReadCase, model: RealModel | null = null): Promise<CaseResult> {
  if (read.kind === 'malformed') return unplayed(read, 'a case as FORMAT.md says', read.reason)
  try {
    const time = model === null ? longest : longestWithModel * read.case.say.length
    const played = await within(time, playCase(read.case, read.project, model))
    const expected = model === null ? read.case.expect : whatHappens(read.case.expect)
    const judged = judge(read.case, read.project, played, checkCase(expected, played))
    return { id: read.id, ...judged, class: read.case.class ?? null, played }
  } catch (error) {
    return unplayed(read, 'to be played to its end', reasonOf(error))
  }
}

/** Its words, and how it asks, are a model's own; what it does is what counts. */
function whatHappens({ ran, after, unchanged }: EvalExpect): EvalExpect {
  return { ...(ran && { ran }), ...(after && { after }), ...(unchanged && { unchanged }) }
}

function unplayed(read: ReadCase, expected: string, actual: string): CaseResult {
  const named = read.kind === 'case' ? read.case.class : undefined
  const problems = [{ field: 'case', expected, actual }]
  return { id: read.id, problems, outcome: 'otherwise', class: named ?? null, played: null }
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no end within ${milliseconds / 1000} s`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
