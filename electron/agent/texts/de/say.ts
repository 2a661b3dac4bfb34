import { sayDb, sayNames, sayNumber, sayRange, sayTime } from '../../../../shared/wording/sayingGerman.ts'
import type { say as english } from '../en/say.ts'

export const say: typeof english = {
  time: sayTime,
  range: sayRange,
  names: sayNames,
  db: sayDb,
  number: sayNumber,
  quoted: (text) => `„${text}“`,
}
