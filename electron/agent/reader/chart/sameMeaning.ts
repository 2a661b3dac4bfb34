/** Whether two meanings are the same tree. */
export function sameMeaning(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, at) => sameMeaning(one, b[at]))
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => sameMeaning((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}
