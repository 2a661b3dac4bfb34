import { z } from 'zod'
import type { Tool } from '../contract/defineTool.ts'
import { endTime, startTime, timeParameter, tracksParameter } from './parameters.ts'
import { targetSourcesOf } from '../contract/target.ts'

/**
 * What a call may hold: the tool's own parameters, and the target of a tool that reads the selection, the tracks or the
 * cursor.
 */
export function callParameters(tool: Pick<Tool, 'parameters' | 'reads'>): z.ZodObject {
  const slots = targetSourcesOf(tool)
  const settable = (need: string | null) => need !== null && need !== 'own' && need !== 'everything'
  return z.strictObject({
    ...tool.parameters.shape,
    ...(settable(slots.range)
      ? {
          start_time: startTime.optional().describe('Range start, seconds; left out: the selection.'),
          end_time: endTime.optional().describe('Range end.'),
        }
      : {}),
    ...(settable(slots.at) ? { time: timeParameter.optional().describe('Where, seconds; left out: the cursor.') } : {}),
    ...(settable(slots.tracks)
      ? {
          tracks: tracksParameter
            .optional()
            .describe('Names, or numbers from 1; left out: the selected ones, else all.'),
        }
      : {}),
  })
}
