import { failure, messageOf } from '../../../shared/failures/index.ts'
import { z } from 'zod'
import { err, ok, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { Agent, ToolHearing } from '../../agent/index.ts'
import type { Heard } from '../../editor/index.ts'
import type { Engine } from '../../engine/index.ts'
import { answer, answerJson, answerText, answerWrongMethod } from './answers.ts'
import { jsonText } from './jsonText.ts'
import { wavHeader } from './wavHeader.ts'

const wantedSchema = z.object({
  approval: z.string().min(1),
  step: z.coerce.number().int().min(0),
  side: z.enum(['before', 'after']),
  around: z.coerce.number().min(0).max(10).default(2),
  join: z.coerce.number().int().min(0).optional(),
  change: z.coerce.number().int().min(0).optional(),
  from: z.coerce.number().min(0).max(limits.time.max).optional(),
})

/** A few seconds of what waits for a yes, whole: it is short, and it is nowhere else. */
export async function hearRoute(request: Request, hear: Agent['hear']): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  const wanted = wantedSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!wanted.success)
    return answerText(400, 'It has to be said which step is to be heard, and whether before or after it.')
  const { approval, join, change, from, ...hearing } = wanted.data
  const place = {
    ...(join !== undefined && { join }),
    ...(change !== undefined && { change }),
    ...(from !== undefined && { from }),
  }
  return answerHeard(await hear({ approvalId: approval, ...hearing, ...place }))
}

const besideSchema = z.object({
  entry: z.string().min(1).max(100),
  side: z.enum(['before', 'after']),
  from: z.coerce.number().min(0).max(limits.time.max),
  to: z.coerce.number().min(0).max(limits.time.max),
})

/** A few seconds of what was done, as it was before and behind it. */
export async function heardRoute(request: Request, engine: Pick<Engine, 'hearBeside'>): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  const wanted = besideSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!wanted.success || wanted.data.to <= wanted.data.from)
    return answerText(
      400,
      'It has to be said what is to be heard: a change, before or after it, and a range in seconds.',
    )
  const { entry, side, from, to } = wanted.data
  const heard = await engine.hearBeside({ at: { entry, side }, range: { start: from, end: to } })
  return answerHeard(heard === null ? err(failure('agent/nothing-to-hear')) : ok(heard))
}

const previewSchema = z.object({
  tool: z.string().min(1).max(limits.nameLength),
  args: jsonText(10_000).pipe(z.record(z.string(), z.unknown())),
  from: z.coerce.number().min(0).max(limits.time.max),
  to: z.coerce.number().min(0).max(limits.time.max),
  side: z.enum(['before', 'after']),
})

/** How a tool would sound with these values, or what it would work on. */
export async function previewRoute(
  request: Request,
  hear: (hearing: ToolHearing) => Promise<Result<Heard>>,
): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  const wanted = previewSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!wanted.success || wanted.data.to <= wanted.data.from)
    return answerText(400, 'It has to be said which tool is to be heard, with which values, and where.')
  const { from, to, ...rest } = wanted.data
  const heard = await hear({ ...rest, window: { start: from, end: to } })
  return heard.ok ? answerHeard(heard) : answerJson(heard)
}

function answerHeard(heard: Result<Heard>): Response {
  if (!heard.ok) return answerText(409, messageOf(heard.error))
  const { sampleRate, samples } = heard.value
  const sound = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
  const head = wavHeader(sampleRate, samples.length / 2)
  const bytes = new Uint8Array(head.length + sound.length)
  bytes.set(head)
  bytes.set(sound, head.length)
  return answer(200, bytes, { 'content-type': 'audio/wav', 'content-length': String(bytes.length) })
}
