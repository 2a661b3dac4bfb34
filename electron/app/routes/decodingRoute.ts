import { z } from 'zod'
import { pcmBytes } from '../../../shared/dsp/pcmEncodings.ts'
import { windowMessageSchema, type WindowMessage } from '../../../shared/schemas/windowSound.ts'
import type { WindowDecoding } from '../windows/windowDecoding.ts'
import { answer, answerJson, answerText, answerWrongMethod } from './answers.ts'
import { jsonText } from './jsonText.ts'

/** Of one request, in either direction. */
const mostBytes = 16 << 20

const id = z.uuid()
const readSchema = z
  .object({ id, from: z.coerce.number().int().min(0), to: z.coerce.number().int().max(Number.MAX_SAFE_INTEGER) })
  .refine(({ from, to }) => from < to && to - from <= mostBytes)
const saidSchema = z.object({
  id,
  message: jsonText(2000).pipe(windowMessageSchema),
})

/** Between the engine and a window that decodes a file for it: the file's bytes go there, its sound comes back. */
export async function decodingRoute(request: Request, windows: WindowDecoding): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  if (request.method === 'GET') return giveBytes(query, windows)
  if (request.method !== 'POST') return answerWrongMethod('GET, POST')
  const said = saidSchema.safeParse(query)
  if (!said.success) return answerText(400, 'It has to be said which file it is, and what came of it.')
  const { message } = said.data
  const bytes = await bodyOf(request)
  if (bytes === null || !isWhole(message, bytes)) return answerText(400, 'The sound has to come in whole frames.')
  return answerJson(await windows.hear(said.data.id, message, bytes))
}

async function giveBytes(query: Readonly<Record<string, string>>, windows: WindowDecoding): Promise<Response> {
  const wanted = readSchema.safeParse(query)
  if (!wanted.success) return answerText(400, 'It has to be said which bytes of which file.')
  const bytes = await windows.read(wanted.data.id, wanted.data.from, wanted.data.to)
  if (bytes === null) return answer(204, null, {})
  return answer(200, bytes, { 'content-type': 'application/octet-stream', 'content-length': String(bytes.length) })
}

/** Null where it is too much, or its sender has gone. */
async function bodyOf(request: Request): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of request.body ?? []) {
      length += part.byteLength
      if (length > mostBytes) return null
      parts.push(part)
    }
  } catch {
    return null
  }
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : Buffer.concat(parts, length)
}

function isWhole(message: WindowMessage, bytes: Uint8Array): boolean {
  if (message.kind !== 'sound') return bytes.length === 0
  const { encoding, channels } = message.format
  return bytes.length > 0 && bytes.length % (pcmBytes[encoding] * channels) === 0
}
