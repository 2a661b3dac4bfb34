import { formatTime } from '../../../../shared/wording/formatTime.ts'
import { sayDb, sayNames, sayRange } from '../../../../shared/wording/saying.ts'

/** How values are written within sentences. */
export const say = {
  time: formatTime,
  range: sayRange,
  names: sayNames,
  db: sayDb,
  number: (value: number): string => String(value),
  quoted: (text: string): string => `“${text}”`,
}
