import { z } from 'zod'
import type { Engine } from '../../engine/index.ts'
import { answer, answerText, answerWrongMethod } from './answers.ts'

const seconds = z.coerce.number().min(-1e6).max(1e6)
const querySchema = z
  .object({
    track: z.string().min(1).max(100),
    from: seconds,
    to: seconds,
    columns: z.coerce.number().int().min(1).max(8192),
    entry: z.string().min(1).max(100).optional(),
    side: z.enum(['before', 'after']).optional(),
  })
  .refine(({ from, to, entry, side }) => from < to && (entry === undefined) === (side === undefined))

export async function peaksRoute(request: Request, engine: Pick<Engine, 'readPeaks'>): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return answerText(400, 'The waveform needs a track, a range in seconds and 1 to 8192 columns.')
  const { track, entry, side, ...window } = query.data
  const at = entry !== undefined && side !== undefined ? { at: { entry, side } } : {}
  const { peaks } = await engine.readPeaks({ trackId: track, ...window, ...at })
  const bytes = new Uint8Array(peaks.byteLength)
  bytes.set(new Uint8Array(peaks.buffer, peaks.byteOffset, peaks.byteLength))
  return answer(200, bytes, { 'content-type': 'application/octet-stream' })
}
