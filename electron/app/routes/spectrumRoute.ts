import { z } from 'zod'
import type { Engine } from '../../engine/index.ts'
import { answer, answerText, answerWrongMethod } from './answers.ts'

const seconds = z.coerce.number().min(-1e6).max(1e6)
const querySchema = z
  .object({
    track: z.string().min(1).max(100),
    from: seconds,
    to: seconds,
    columns: z.coerce.number().int().min(1).max(1024),
  })
  .refine(({ from, to }) => from < to)

export async function spectrumRoute(request: Request, engine: Pick<Engine, 'readSpectrum'>): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return answerText(400, 'The spectrogram needs a track, a range in seconds and 1 to 1024 columns.')
  const { track, ...window } = query.data
  const { levels } = await engine.readSpectrum({ trackId: track, ...window })
  const bytes = new Uint8Array(levels.length)
  bytes.set(levels)
  return answer(200, bytes, { 'content-type': 'application/octet-stream' })
}
