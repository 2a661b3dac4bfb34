import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'

/** Parameters that several tools share, each with its unit and its limits in one place. */
export const numberIn = ({ min, max }: { readonly min: number; readonly max: number }): z.ZodNumber =>
  z.number().min(min).max(max)
export const timeParameter = numberIn(limits.time)
export const startTime = timeParameter.describe('Start in seconds on the timeline.')
export const endTime = timeParameter.describe('End in seconds on the timeline; later than the start.')
export const tracksParameter = z
  .array(z.union([z.string().min(1), z.number().int().min(-1000).max(1000)]))
  .min(1)
  .describe('Track names, or track numbers counted from 1; "all" for all tracks.')
export const nameParameter = z.string().trim().min(1).max(limits.nameLength)
/** A path of a file or folder; left out, the person chooses. */
export const pathParameter = z.string().min(1).max(1000).optional()
export const overwriteParameter = z
  .enum(['never', 'allowed'])
  .default('never')
  .describe('Whether a file of that name may be replaced. Only where the person says so.')
/** What a tool finds by itself and leaves as it is. */
export const leftOutParameter = (what: 'Places' | 'Parts' | 'Clicks' | 'Pauses') =>
  z
    .array(timeParameter)
    .max(limits.leftOutItems)
    .default([])
    .describe(`${what} that stay as they are: a time inside each.`)

/** A range has two ends; one alone would be left out of what is done without a word. */
export function bothEnds(start: string, end: string) {
  return (
    args: Readonly<Record<string, unknown>>,
    into: {
      addIssue(issue: {
        readonly code: 'invalid_type'
        readonly expected: 'number'
        readonly path: string[]
        readonly input: undefined
      }): void
    },
  ): void => {
    if ((args[start] === undefined) === (args[end] === undefined)) return
    into.addIssue({
      code: 'invalid_type',
      expected: 'number',
      path: [args[start] === undefined ? start : end],
      input: undefined,
    })
  }
}
