import type { MissingPart } from '../../../../shared/schemas/projectView.ts'
import { isLost } from '../../disk/diskErrors.ts'

/** What could not be read of a file. Each part is read for itself: one that is lost does not take others along. */
export interface Findings {
  readonly missing: readonly MissingPart[]
  readonly note: (part: MissingPart) => void
  /** What `read` gives; where that part of the file is lost, it is noted, and `instead` is taken. */
  attempt<T>(part: MissingPart, read: () => T, instead: () => T): T
}

/** A list of a thousand says no more. */
const most = 1000

export function createFindings(): Findings {
  const missing: MissingPart[] = []
  const note = (part: MissingPart): void => {
    const isNew =
      part.place !== undefined || !missing.some(({ kind, name }) => kind === part.kind && name === part.name)
    if (isNew && missing.length < most) missing.push(part)
  }
  return {
    missing,
    note,
    attempt: (part, read, instead) => {
      try {
        return read()
      } catch (error) {
        if (!isLost(error)) throw error
        note(part)
        return instead()
      }
    },
  }
}
