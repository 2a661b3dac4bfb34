import { chmod, rm, stat } from 'node:fs/promises'
import { causeOf, failure } from '../../shared/failures/index.ts'
import { err, ok } from '../../shared/result.ts'
import { readIfThere } from './readIfThere.ts'
import type { Secrets } from './secrets.ts'
import { writeOwnerOnly } from './writeOwnerOnly.ts'

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
    async write(secret) {
      try {
        await writeOwnerOnly(path, `${secret}\n`)
        return ok()
      } catch (error) {
        return err(failure('settings/cannot-write', { cause: causeOf(error) }))
      }
    },
    async remove() {
      try {
        await rm(path, { force: true })
        return ok()
      } catch (error) {
        return err(failure('settings/cannot-write', { cause: causeOf(error) }))
      }
    },
  }
}

/** A file that was copied or restored may have become readable for all. */
async function closeToOthers(path: string): Promise<void> {
  if (process.platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600)
}
