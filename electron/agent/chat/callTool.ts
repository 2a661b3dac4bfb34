import { z } from 'zod'
import { failure } from '../../../shared/failures/index.ts'
import { answerQuery } from '../prepare/answerQuery.ts'
import { readQuery } from '../tools/readQuery.ts'
import { readCall } from '../tools/readCall.ts'
import { type Desk, finish } from './desk.ts'
import { openRequest } from './planMessage.ts'
import { prepareRequest } from './prepareRequest.ts'
import { supersede } from './supersede.ts'

const callSchema = z.looseObject({ tool: z.string() })

/** One tool with explicit arguments, without a planner: the same preparation, gate, transaction and read-back as words get. */
export async function callTool(desk: Desk, raw: unknown): Promise<void> {
  const text = typeof raw === 'string' ? raw : JSON.stringify(raw)
  const request = openRequest(desk, text, 'offline')
  if (desk.chat().context.request !== null) await supersede(desk)
  desk.transcript.person(text, request.id, null)
  desk.send({ type: 'message' })
  desk.send({ type: 'opened', request })
  const refuse = (message: string) => finish(desk, request, { text: message, state: 'failed' })

  const call = callSchema.safeParse(raw)
  if (!call.success)
    return refuse(
      failure('agent/bad-arguments', { tool: 'call', reason: 'it must be an object with the name of a "tool"' })
        .message,
    )
  const { tool: name, ...args } = call.data
  const query = desk.registry.findQuery(name)
  if (query !== null) {
    const asked = readQuery(query, args, text)
    if (!asked.ok) return refuse(asked.error.message)
    const answered = await answerQuery(desk.editor, query, asked.value)
    return answered.ok
      ? finish(desk, request, { text: answered.value.text, state: 'talk' })
      : refuse(answered.error.message)
  }
  const tool = desk.registry.findTool(name)
  if (tool === null)
    return refuse(
      failure('agent/unknown-tool', { tool: name, nearest: desk.registry.nearest(name).join(', ') }).message,
    )
  const planned = readCall(tool, args, null, text)
  if (!planned.ok) return refuse(planned.error.message)
  return prepareRequest(desk, { ...request, planned: [planned.value] })
}
