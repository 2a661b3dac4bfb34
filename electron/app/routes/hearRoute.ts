import { messageOf } from '../../../shared/failures/index.ts'
import { z } from 'zod'
import type { Agent } from '../../agent/index.ts'
import { answer, answerText, answerWrongMethod } from './answers.ts'
import { wavHeader } from './wavHeader.ts'

const wantedSchema = z.object({
  approval: z.string().min(1),
  step: z.coerce.number().int().min(0),
  side: z.enum(['before', 'after']),
})

/** A few seconds of what waits for a yes, whole: it is short, and it is nowhere else. */
export async function hearRoute(request: Request, hear: Agent['hear']): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  const wanted = wantedSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!wanted.success)
    return answerText(400, 'It has to be said which step is to be heard, and whether before or after it.')
  const { approval, step, side } = wanted.data
  const heard = await hear({ approvalId: approval, step, side })
  if (!heard.ok) return answerText(409, messageOf(heard.error))
  const { sampleRate, samples } = heard.value
  const sound = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
  const head = wavHeader(sampleRate, samples.length / 2)
  const bytes = new Uint8Array(head.length + sound.length)
  bytes.set(head)
  bytes.set(sound, head.length)
  return answer(200, bytes, { 'content-type': 'audio/wav', 'content-length': String(bytes.length) })
}
