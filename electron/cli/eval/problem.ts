import { isRecord } from '../../../shared/parse/isRecord.ts'

/** One expectation that was not met. */
export interface Problem {
  /** Path in `expect`, e.g. `after.clips.Voice`. */
  readonly field: string
  readonly expected: unknown
  readonly actual: unknown
}

/** Numbers in cases agree within this. */
const tolerance = 0.005

/** Deep equality with tolerant numbers. An object must have exactly the expected fields. */
export function agrees(expected: unknown, actual: unknown): boolean {
  if (typeof expected === 'number') return typeof actual === 'number' && Math.abs(expected - actual) <= tolerance + 1e-9
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => agrees(item, actual[index]))
    )
  }
  if (isRecord(expected)) {
    return isRecord(actual) && Object.keys(actual).length === Object.keys(expected).length && holds(expected, actual)
  }
  return expected === actual
}

/** Every expected field agrees; the others don't matter. */
export function holds(expected: Readonly<Record<string, unknown>>, actual: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(expected).every(([name, value]) => name in actual && agrees(value, actual[name]))
}

/** The problem in a list, or an empty one. */
export function compare(field: string, expected: unknown, actual: unknown): Problem[] {
  return agrees(expected, actual) ? [] : [{ field, expected, actual }]
}
