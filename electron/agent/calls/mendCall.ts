import type { z } from 'zod'
import { parseSafely } from '../../../shared/parse/parseSafely.ts'
import { parseTime, plainDigits } from '../../../shared/parse/parseTime.ts'
import { nameParameter } from '../tools/sentences/nameParameter.ts'

/** Digits as text, which small models send for numbers. Nothing but digits: "soon" stays what it is. */
const numeral = /^[-+]?\d+(?:\.\d+)?$/u

/**
 * Arguments of a model's call with what can only be meant in one way put right: digits as text for a number, of any
 * script and with its own unit ("−3 dB"), "1:30" for a time, one name where a list of names is wanted, "true" for true.
 * Everything else stays, and is refused by name.
 */
export function mendCall(
  schema: z.ZodObject,
  args: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const parsed = parseSafely(schema, args)
  if (parsed.success) return args
  const mended = parsed.error.issues.flatMap((issue): [string, unknown][] => {
    const [key] = issue.path
    if (issue.code !== 'invalid_type' || issue.path.length !== 1 || typeof key !== 'string') return []
    const value = mend(issue.expected, key, args[key])
    return value === undefined ? [] : [[key, value]]
  })
  return mended.length === 0 ? args : { ...args, ...Object.fromEntries(mended) }
}

function mend(expected: string, key: string, value: unknown): unknown {
  if ((expected === 'number' || expected === 'int') && typeof value === 'string')
    return mendNumber(expected, key, value)
  if (expected === 'array' && (typeof value === 'string' || typeof value === 'number') && value !== '') return [value]
  if (expected === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return undefined
}

function mendNumber(expected: 'number' | 'int', key: string, value: string): number | undefined {
  const plain = withoutUnit(plainDigits(value).replace('\u2212', '-').trim(), nameParameter(key).unit)
  if (numeral.test(plain)) return Number(plain)
  return expected === 'number' && key.endsWith('time') ? (parseTime(value) ?? undefined) : undefined
}

function withoutUnit(value: string, unit: string): string {
  const isIts = unit !== '' && value.toLowerCase().endsWith(unit.toLowerCase())
  return isIts ? value.slice(0, -unit.length).trimEnd() : value
}
