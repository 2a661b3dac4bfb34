import type { Engine } from '../../engine/index.ts'
import { answer, answerWrongMethod } from './answers.ts'
import { readRange } from './readRange.ts'
import { readWavBytes } from './readWavBytes.ts'
import { bytesPerFrame, wavHeaderBytes } from './wavHeader.ts'

/** The mix as a WAV that does not exist: its length is known, and any part of it is mixed when it is read. */
export async function mixRoute(request: Request, engine: Pick<Engine, 'mixFormat' | 'readMix'>): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerWrongMethod('GET, HEAD')
  const { sampleRate, frames } = await engine.mixFormat()
  const size = wavHeaderBytes + frames * bytesPerFrame
  const range = readRange(request.headers.get('range'), size)
  const head = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' }
  if (range.kind === 'outside') return answer(416, null, { ...head, 'content-range': `bytes */${size}` })

  const { from, to } = range.kind === 'part' ? range : { from: 0, to: size }
  const body = request.method === 'HEAD' ? null : readWavBytes(engine, { sampleRate, frames, from, to })
  const headers = { ...head, 'content-length': String(to - from) }
  return range.kind === 'part' ? answer(206, body, { ...headers, 'content-range': `bytes ${from}-${to - 1}/${size}` }) : answer(200, body, headers)
}
