import { playCase } from './playCase.ts'
import { checkCase, type Played } from './checkCase.ts'
import type { Problem } from './problem.ts'
import type { ReadCase } from './readCases.ts'

export interface CaseResult {
  readonly id: string
  readonly problems: readonly Problem[]
  /** Null where it could not be played. */
  readonly played: Played | null
}

/** A case that is not done by then has lost its way. */
const longest = 60_000

export async function runCase(read: ReadCase): Promise<CaseResult> {
  if (read.kind === 'malformed')
    return {
      id: read.id,
      problems: [{ field: 'case', expected: 'a case as FORMAT.md says', actual: read.reason }],
      played: null,
    }
  try {
    const played = await within(longest, playCase(read.case, read.project))
    return { id: read.id, problems: checkCase(read.case.expect, played), played }
  } catch (error) {
    return {
      id: read.id,
      problems: [{ field: 'case', expected: 'to be played to its end', actual: reasonOf(error) }],
      played: null,
    }
  }
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
