import { formatTime } from '../../shared/wording/formatTime.ts'
import { parseTime } from '../../shared/parse/parseTime.ts'

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

/**
 * What a field with a time says after a key: up and down move it by a tenth of a second, with Shift by a whole one.
 * Null for other keys, and where the field holds no time.
 */
export function nudgeTime(text: string, { key, shiftKey }: Key): string | null {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[key]
  const time = parseTime(text)
  if (direction === undefined || time === null) return null
  return formatTime(Math.max(0, time + direction * (shiftKey ? 1 : 0.1)))
}
