// Real encryption with a key that lies in the userData folder: right for tests, no protection for a person's secrets.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { app } from '../app/app.ts'
import { lifecycle } from '../app/lifecycle.ts'
import { strict } from '../strict.ts'

const algorithm = 'aes-256-gcm'
const mark = Buffer.from('v10')
const nonceBytes = 12
const tagBytes = 16

function readKey(): Buffer {
  const file = path.join(app.getPath('userData'), 'stand-in-key')
  try {
    writeFileSync(file, randomBytes(32), { flag: 'wx', mode: 0o600 })
  } catch {
    return readFileSync(file)
  }
  return readFileSync(file)
}

function mustBeReady(name: string): void {
  if (!lifecycle.ready) throw new Error(`safeStorage.${name} cannot be called before app is ready`)
}

export const safeStorage = strict('safeStorage', {
  isEncryptionAvailable: () => lifecycle.ready,
  getSelectedStorageBackend: () => process.env.STANDIN_STORAGE_BACKEND ?? 'basic_text',
  setUsePlainTextEncryption: (_usePlainText: boolean) => {},
  encryptString(text: string): Buffer {
    mustBeReady('encryptString')
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, readKey(), nonce)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([mark, nonce, cipher.getAuthTag(), sealed])
  },
  decryptString(encrypted: Uint8Array): string {
    mustBeReady('decryptString')
    try {
      const body = Buffer.from(encrypted)
      const sealedFrom = mark.length + nonceBytes + tagBytes
      if (!body.subarray(0, mark.length).equals(mark)) throw new Error('no version mark')
      const decipher = createDecipheriv(algorithm, readKey(), body.subarray(mark.length, mark.length + nonceBytes))
      decipher.setAuthTag(body.subarray(mark.length + nonceBytes, sealedFrom))
      return decipher.update(body.subarray(sealedFrom), undefined, 'utf8') + decipher.final('utf8')
    } catch (cause) {
      throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptString.', { cause })
    }
  },
})
