import { chmod, rm, stat, mkdir, open, rename } from 'node:fs/promises'
import { readIfThere } from './readIfThere.ts'
import type { Secrets } from './secrets.ts'
import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { causeOf, failure } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'

/** A plain file that only its owner can read: for the loopback host and the command line, which have no key chain. */
export function ownerOnlyFile(path: string): Secrets {
  return {
    async read() {
      const found = await readIfThere(path)
      if (found === null) return null
      await closeToOthers(path)
      const secret = found.toString('utf8').trim()
      return secret === '' ? null : secret
    },
    write: async (secret) => orCannotWrite(async () => writeOwnerOnly(path, `${secret}\n`)),
    remove: async () => orCannotWrite(async () => rm(path, { force: true })),
  }
}

/** A file that was copied or restored may have become readable for all. */
async function closeToOthers(path: string): Promise<void> {
  if (process.platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600)
}

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
