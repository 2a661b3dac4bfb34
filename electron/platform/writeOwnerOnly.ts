import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { causeOf, failure } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'

/**
 * Writes a file that only its owner can read: all of it or nothing, and on disk when it resolves. Throws what the file
 * system throws.
 */
export async function writeOwnerOnly(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const fresh = `${path}.${randomUUID()}.new`
  try {
    const file = await open(fresh, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(fresh, path)
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  }
}

/** What the file system throws is the failure of a setting that can't be kept. */
export async function orCannotWrite(work: () => Promise<void>): Promise<Result<void>> {
  try {
    await work()
    return ok()
  } catch (error) {
    return err(failure('settings/cannot-write', { cause: causeOf(error) }))
  }
}
