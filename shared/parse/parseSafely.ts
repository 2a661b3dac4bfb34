import { z } from 'zod'

export type SafelyParsed<Read> =
  | { readonly success: true; readonly data: Read }
  | { readonly success: false; readonly error: Pick<z.ZodError, 'issues'> }

/**
 * Zod's `safeParse`, which throws all the same for a value whose `length` is an object that can't become a number:
 * `{"length":{"toString":1,"valueOf":1}}`, which JSON can hold.
 */
export function parseSafely<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  context?: { readonly reportInput: boolean },
): SafelyParsed<z.output<Schema>> {
  try {
    return schema.safeParse(input, context)
  } catch (error) {
    if (!holdsImmeasurable(input)) throw error
    return { success: false, error: new z.ZodError([{ code: 'custom', path: [], message: 'unreadable', input }]) }
  }
}

function holdsImmeasurable(input: unknown): boolean {
  const waiting = [input]
  const seen = new Set<unknown>()
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if ('length' in value && !isMeasurable(value.length)) return true
    for (const one of Object.values(value)) waiting.push(one)
  }
  return false
}

function isMeasurable(length: unknown): boolean {
  try {
    Number(length)
    return true
  } catch {
    return false
  }
}
