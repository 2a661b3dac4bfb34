import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Engine } from '../../engine/index.ts'
import { answer, answerText, answerWrongMethod } from './answers.ts'

export interface DownloadSource {
  readonly engine: Pick<Engine, 'exportAudio' | 'view'>
  /** Where the file is made; it is removed when it was sent. */
  readonly folder: string
  /** Tells what there is to know of the file beside its bytes. */
  readonly notice: (text: string) => void
}

/** The mix as a file that the browser saves: the same export as the native hosts write. */
export async function downloadRoute(request: Request, { engine, folder, notice }: DownloadSource): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${randomUUID()}.wav`)
  const remove = () => rm(file, { force: true })
  const { name } = await engine.view()
  const exported = await engine.exportAudio({ path: file, range: 'all', format: 'wav16', channels: 'auto', overwrite: 'never' })
  if (!exported.ok) {
    await remove()
    return answerText(409, exported.error.message)
  }
  for (const note of exported.value.notes) notice(note)
  const { size } = await stat(file)
  const stream = createReadStream(file).once('close', () => void remove())
  const headers = { 'content-type': 'audio/wav', 'content-length': String(size), 'content-disposition': `attachment; ${nameParts(`${name}.wav`)}` }
  return answer(200, Readable.toWeb(stream) as ReadableStream<Uint8Array>, headers)
}

/** Both spellings of a name that RFC 6266 has, so that letters beyond ASCII arrive. */
function nameParts(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%/]/g, '_')
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`
}
