import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Engine } from '../../engine/index.ts'
import { formatExtension, type WindowExport, windowExportSchema } from '../../../shared/schemas/exportRequest.ts'
import { answer, answerText, answerWrongMethod } from './answers.ts'

export interface DownloadSource {
  readonly engine: Pick<Engine, 'exportAudio' | 'view'>
  /** Where the file is made; it is removed when it was sent. */
  readonly folder: string
  /** Tells what there is to know of the file beside its bytes. */
  readonly notice: (text: string) => void
}

/** One file that the browser saves: the same export as the native hosts write. */
export async function downloadRoute(request: Request, { engine, folder, notice }: DownloadSource): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  const wanted = readWanted(new URL(request.url).searchParams.get('wanted'))
  if (wanted === null) return answerText(400, 'The export needs a format and a range that are known here.')
  const extension = formatExtension[wanted.format]
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${randomUUID()}.${extension}`)
  const remove = () => rm(file, { force: true })
  const { name } = await engine.view()
  const exported = await engine.exportAudio({ ...wanted, path: file, overwrite: 'never' })
  if (!exported.ok) {
    await remove()
    return answerText(409, exported.error.message)
  }
  for (const note of exported.value.notes) notice(note)
  const { size } = await stat(file)
  const stream = createReadStream(file).once('close', () => void remove())
  const headers = { 'content-type': types[extension] ?? 'application/octet-stream', 'content-length': String(size), 'content-disposition': `attachment; ${nameParts(`${name}.${extension}`)}` }
  return answer(200, Readable.toWeb(stream) as ReadableStream<Uint8Array>, headers)
}

const types: Readonly<Record<string, string>> = { wav: 'audio/wav', flac: 'audio/flac', mp3: 'audio/mpeg', ogg: 'audio/ogg' }

/** Null where it is nothing that can be sent as one file. */
function readWanted(text: string | null): (WindowExport & { readonly range: 'all' | 'selection' }) | null {
  if (text === null) return { range: 'all', format: 'wav16', channels: 'auto' }
  const read = windowExportSchema.safeParse(parseJson(text))
  const range = read.data?.range
  return read.success && (range === 'all' || range === 'selection') ? { ...read.data, range } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Both spellings of a name that RFC 6266 has, so that letters beyond ASCII arrive. */
export function nameParts(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%/]/g, '_')
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`
}
