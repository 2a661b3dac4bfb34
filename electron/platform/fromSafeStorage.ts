import { rm } from 'node:fs/promises'
import { causeOf, failure } from '../../shared/failures/index.ts'
import { err, ok } from '../../shared/result.ts'
import { readIfThere } from './readIfThere.ts'
import type { Secrets } from './secrets.ts'
import { writeOwnerOnly } from './writeOwnerOnly.ts'

/** What is used of Electron's `safeStorage`; it answers only after the app is ready. */
export interface SafeStorage {
  isEncryptionAvailable(): boolean
  encryptString(text: string): Buffer
  decryptString(encrypted: Buffer): string
  /** Linux only. */
  getSelectedStorageBackend?(): string
}

/**
 * The key encrypted with the system's key chain. Where there is none, nothing is written: plain text must not look like
 * a safe place.
 */
export function fromSafeStorage(storage: SafeStorage, path: string): Secrets {
  const safe = () => storage.isEncryptionAvailable() && storage.getSelectedStorageBackend?.() !== 'basic_text'
  return {
    async read() {
      const found = await readIfThere(path)
      return found === null || !safe() ? null : decrypt(storage, found)
    },
    async write(secret) {
      if (!safe()) return err(failure('settings/no-safe-place'))
      try {
        await writeOwnerOnly(path, storage.encryptString(secret))
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

/** Null for what another machine or another key chain encrypted: the person enters the key again. */
function decrypt(storage: SafeStorage, encrypted: Buffer): string | null {
  try {
    return storage.decryptString(encrypted)
  } catch {
    return null
  }
}
