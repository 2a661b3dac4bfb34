/**
 * Seconds from what people type into a time field: `1:30`, `1:02:03.5`, `90`, `12,5`. Null where it is no time; never
 * negative.
 */
export function parseTime(text: string): number | null {
  const parts = text.trim().replace(',', '.').split(':')
  if (
    parts.length > 3 ||
    !parts.every(
      (part, index) => /^\d+$/u.test(part) || (index === parts.length - 1 && /^(?:\d+\.?\d*|\.\d+)$/u.test(part)),
    )
  )
    return null
  const numbers = parts.map(Number)
  // In 1:75 nobody knows what is meant.
  if (numbers.slice(1).some((part) => part >= 60)) return null
  return numbers.reduce((seconds, part) => seconds * 60 + part, 0)
}
