import { z } from 'zod'
import type { Engine } from '../../engine/index.ts'
import { answerText, answerWrongMethod } from './answers.ts'
import { answerColumns, columnsSchema } from './columns.ts'

const querySchema = columnsSchema(8192)
  .extend({
    entry: z.string().min(1).max(100).optional(),
    side: z.enum(['before', 'after']).optional(),
    clip: z.string().min(1).max(100).optional(),
  })
  .refine(({ from, to, entry, side }) => from < to && (entry === undefined) === (side === undefined))

export async function peaksRoute(request: Request, engine: Pick<Engine, 'readPeaks'>): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return answerText(400, 'The waveform needs a track, a range in seconds and 1 to 8192 columns.')
  const { track, entry, side, clip, ...window } = query.data
  const at = entry !== undefined && side !== undefined ? { at: { entry, side } } : {}
  const hidden = clip === undefined ? {} : { pulledOut: clip }
  const { peaks } = await engine.readPeaks({ trackId: track, ...window, ...at, ...hidden })
  return answerColumns(peaks)
}
