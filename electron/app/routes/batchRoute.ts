import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Result } from '../../../shared/result.ts'
import { zipFiles } from '../zip/zipFiles.ts'
import { answer, answerJson, answerText, answerWrongMethod } from './answers.ts'
import { nameParts } from './downloadRoute.ts'
import { keepBody } from './keepBody.ts'
import { nameIn } from './readFileName.ts'

export interface BatchSource {
  /** Where the page's files lie as long as they are on the list. */
  readonly folder: string
  readonly add: (files: readonly { readonly path: string; readonly name: string }[]) => Result<void>
  /** Full paths of what was written. */
  readonly written: () => readonly string[]
}

const mostBytes = 64 * 1024 ** 3

/** POST puts a file of the page on the list of a batch, GET gives all that was written. */
export async function batchRoute(request: Request, source: BatchSource): Promise<Response> {
  if (request.method === 'POST') return take(request, source)
  if (request.method !== 'GET') return answerWrongMethod('GET, POST')
  const files = source.written()
  if (files.length === 0) return answerText(409, 'The batch has written no files yet.')
  const zip = await zipFiles(files)
  const headers = {
    'content-type': 'application/zip',
    'content-length': String(zip.size),
    'content-disposition': `attachment; ${nameParts('batch.zip')}`,
  }
  return answer(200, Readable.toWeb(Readable.from(zip.bytes())) as ReadableStream<Uint8Array>, headers)
}

/** In a folder of its own, under its own name: what is written is called after it. */
async function take(request: Request, { folder, add }: BatchSource): Promise<Response> {
  const named = nameIn(request)
  if (!named.ok) return answerJson(named)
  const name = named.value
  const own = path.join(folder, 'in', randomUUID())
  const file = path.join(own, path.basename(name))
  const kept = await keepBody(request, file, name, mostBytes)
  const added = kept.ok ? add([{ path: file, name }]) : kept
  if (!added.ok) await rm(own, { recursive: true, force: true })
  return answerJson(added)
}
