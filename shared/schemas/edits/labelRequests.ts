import { z } from 'zod'
import { limits } from '../limits.ts'
import { ids, time } from './values.ts'

const text = z.string().max(limits.nameLength)
const label = z.strictObject({ text, start: time, end: time })

export const labelRequests = [
  /** Over the time selection, or at the cursor when nothing is selected. */
  z.strictObject({ kind: z.literal('addLabel'), text }),
  /** At given times, as one step. */
  z.strictObject({ kind: z.literal('addLabels'), labels: z.array(label).min(1).max(limits.labelCount) }),
  z.strictObject({ kind: z.literal('renameLabel'), labelId: z.string(), text }),
  /** Gives a label another place; edges may come in any order. */
  z.strictObject({ kind: z.literal('moveLabel'), labelId: z.string(), start: time, end: time }),
  z.strictObject({ kind: z.literal('deleteLabels'), labelIds: ids.min(1) }),
] as const
