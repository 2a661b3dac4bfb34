import { z } from 'zod'
import { answer, answerText, answerWrongMethod } from './answers.ts'
import type { KeptMixes, Mix } from './keptMixes.ts'
import { readWavBytes } from './readWavBytes.ts'
import { bytesPerFrame, wavHeaderBytes } from './wavHeader.ts'
import { withoutRange } from './withoutRange.ts'

/** The mix as a WAV that does not exist: its length is known, and any part of it is mixed when it is read. */
export async function mixRoute(request: Request, open: Mix, kept: KeptMixes): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerWrongMethod('GET, HEAD')
  const query = new URL(request.url).searchParams
  const skip = readSkip(query)
  if (skip === 'wrong')
    return answerText(400, 'What is left out of the mix needs a start and, behind it, an end in seconds.')
  const whole = await kept.mixOf(query.get('rev'), open)
  const engine = skip === null ? whole : withoutRange(whole, skip)
  const { sampleRate, frames } = await engine.mixFormat()
  const size = wavHeaderBytes + frames * bytesPerFrame
  const range = readRange(request.headers.get('range'), size)
  const head = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' }
  if (range.kind === 'outside') return answer(416, null, { ...head, 'content-range': `bytes */${size}` })

  const { from, to } = range.kind === 'part' ? range : { from: 0, to: size }
  // A player asks for a part, from where it is to the end; who wants the file as a whole does not wait for it.
  const pace = range.kind === 'part' ? 'listening' : 'at once'
  const body = request.method === 'HEAD' ? null : readWavBytes(engine, { sampleRate, frames, from, to, pace })
  const headers = { ...head, 'content-length': String(to - from) }
  return range.kind === 'part'
    ? answer(206, body, { ...headers, 'content-range': `bytes ${from}-${to - 1}/${size}` })
    : answer(200, body, headers)
}

const seconds = z.coerce.number().min(0).max(1e6)
const skipSchema = z.object({ skipFrom: seconds, skipTo: seconds }).refine(({ skipFrom, skipTo }) => skipFrom < skipTo)

function readSkip(query: URLSearchParams): { start: number; end: number } | 'wrong' | null {
  if (!query.has('skipFrom') && !query.has('skipTo')) return null
  const read = skipSchema.safeParse(Object.fromEntries(query))
  return read.success ? { start: read.data.skipFrom, end: read.data.skipTo } : 'wrong'
}

type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly from: number; readonly to: number }
  | { readonly kind: 'outside' }

/**
 * What a Range header asks for of `size` bytes; `to` is exclusive. As RFC 9110 wants it, a header that is not
 * understood, or that asks for several parts, counts as none.
 */
export function readRange(header: string | null, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return { kind: 'whole' }
  if (first === '')
    return last === '0' || size === 0
      ? { kind: 'outside' }
      : { kind: 'part', from: Math.max(0, size - Number(last)), to: size }
  const from = Number(first)
  const to = last === '' ? size : Math.min(size, Number(last) + 1)
  if (last !== '' && Number(last) < from) return { kind: 'whole' }
  return from >= size ? { kind: 'outside' } : { kind: 'part', from, to }
}
