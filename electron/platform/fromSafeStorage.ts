import { rm } from 'node:fs/promises'
import { failure } from '../../shared/failures/index.ts'
import { err } from '../../shared/result.ts'
import { readIfThere } from './readIfThere.ts'
import type { Secrets } from './secrets.ts'
import { orCannotWrite, writeOwnerOnly } from './ownerOnlyFile.ts'

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
      return orCannotWrite(async () => writeOwnerOnly(path, storage.encryptString(secret)))
    },
    remove: async () => orCannotWrite(async () => rm(path, { force: true })),
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
