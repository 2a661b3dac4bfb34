/**
 * Seconds from what people type into a time field: `1:30`, `1:02:03.5`, `90`, `12,5`. Null where it is no time; never
 * negative.
 */
export function parseTime(text: string): number | null {
  const parts = plainDigits(text).trim().replace(',', '.').split(':')
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

/** Digits of any script as those of ours: `１０` and `١٠` are 10. Letters that hold a fraction stay what they are. */
export const plainDigits = (text: string): string => text.replace(/\p{Nd}/gu, digitOf)

/** The ten digits of a script stand in a row, from its zero. */
function digitOf(letter: string): string {
  const wide = letter.normalize('NFKC')
  if (/^[0-9]$/u.test(wide)) return wide
  const code = letter.codePointAt(0) ?? 0
  const isDigit = (back: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code - back))
  const before = Array.from({ length: 10 }, (_, back) => back + 1).findIndex((back) => !isDigit(back))
  return `${Math.max(0, before)}`
}
