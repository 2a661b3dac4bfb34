import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { failure, type SystemCause } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Engine } from '../../engine/index.ts'
import { isProjectFile } from '../projectNames.ts'
import { answerJson, answerWrongMethod } from './answers.ts'
import { extensionOf, readFileName } from './readFileName.ts'

/** Writes the bytes of a project to a file and opens it: its name, or why not. */
export type TakeProject = (
  name: string,
  write: (file: string) => Promise<Result<void>>,
) => Promise<Result<{ name: string }>>

export interface UploadTarget {
  /** Where the bytes wait while they are imported. */
  readonly folder: string
  readonly importAudio: Engine['importAudio']
  /** Tells the person what was not as it should be in a file that could be read. */
  readonly notice: (text: string) => void
  readonly largestBytes?: number
  readonly takeProject: TakeProject
}

const largest = 64 * 1024 ** 3

/** Takes a file's bytes from the page, imports them as a track, and lets the copy go. */
export async function uploadRoute(request: Request, target: UploadTarget): Promise<Response> {
  if (request.method !== 'POST') return answerWrongMethod('POST')
  const name = readFileName(new URL(request.url).searchParams.get('name'))
  if (name === null)
    return answerJson(err(failure('files/unreadable', { name: 'The file', cause: { kind: 'bad-name' } })))
  const most = target.largestBytes ?? largest
  if (isProjectFile({ path: name })) {
    const opened = await target.takeProject(name, (file) => keepBody(request, file, name, most))
    return answerJson(opened.ok ? ok({ names: [opened.value.name] }) : opened)
  }
  const file = path.join(target.folder, `${randomUUID()}${extensionOf(name)}`)
  try {
    const kept = await keepBody(request, file, name, most)
    if (!kept.ok) return answerJson(kept)
    const imported = await target.importAudio([{ path: file, name }])
    if (!imported.ok) return answerJson(imported)
    for (const note of imported.value.notes) target.notice(note)
    return answerJson(ok({ names: imported.value.names }))
  } finally {
    await rm(file, { force: true })
  }
}

async function keepBody(request: Request, copy: string, name: string, most: number): Promise<Result<void>> {
  if (request.body === null) return err(failure('files/empty', { name }))
  const tooLarge = err(failure('files/unreadable', { name, cause: { kind: 'too-large' } }))
  if (Number(request.headers.get('content-length') ?? 0) > most) return tooLarge
  let written = 0
  try {
    await mkdir(path.dirname(copy), { recursive: true, mode: 0o700 })
    await using file = await open(copy, 'wx', 0o600)
    for await (const piece of request.body) {
      written += piece.byteLength
      if (written > most) return tooLarge
      await writeAll(file, piece)
    }
  } catch (error) {
    return err(failure('files/unreadable', { name, cause: causeOfCopy(error) }))
  }
  return written === 0 ? err(failure('files/empty', { name })) : ok()
}

async function writeAll(
  file: { write(bytes: Uint8Array, offset: number): Promise<{ bytesWritten: number }> },
  bytes: Uint8Array,
): Promise<void> {
  for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten
}

function causeOfCopy(error: unknown): SystemCause {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOSPC') return { kind: 'drive-full' }
  return typeof code === 'string' ? { kind: 'copy-failed', code } : { kind: 'incomplete' }
}
