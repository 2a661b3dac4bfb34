import { chmod, rm, stat } from 'node:fs/promises'
import { readIfThere } from './readIfThere.ts'
import type { Secrets } from './secrets.ts'
import { orCannotWrite, writeOwnerOnly } from './writeOwnerOnly.ts'

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
