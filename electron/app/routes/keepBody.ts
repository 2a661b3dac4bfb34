import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { failure, type SystemCause } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'

/** Writes what a page sends to a file of our own, as it comes; no more than `most` bytes of it. */
export async function keepBody(request: Request, copy: string, name: string, most: number): Promise<Result<void>> {
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
