import { z } from 'zod'
import type { Engine } from '../../engine/index.ts'
import { answer, answerText, answerWrongMethod } from './answers.ts'

const querySchema = z.object({ track: z.string().min(1).max(100) })

export async function pausesRoute(request: Request, engine: Pick<Engine, 'readPauses'>): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return answerText(400, 'The pauses need a track.')
  const pauses = await engine.readPauses({ trackId: query.data.track })
  return answer(200, Float64Array.from(pauses), { 'content-type': 'application/octet-stream' })
}
