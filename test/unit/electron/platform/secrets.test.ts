import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fromSafeStorage, ownerOnlyFile, type SafeStorage } from '../../../../electron/platform/index.ts'

let folder = ''
let path = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapehand-secrets-'))
  path = join(folder, 'deep', 'model-key')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Turns every byte round: enough to see that no plain text is written. */
const storage = (over: Partial<SafeStorage> = {}): SafeStorage => ({
  isEncryptionAvailable: () => true,
  encryptString: (text) => Buffer.from(text).map((byte) => byte ^ 0xff) as Buffer,
  decryptString: (bytes) => Buffer.from(bytes.map((byte) => byte ^ 0xff)).toString(),
  ...over,
})

test('an owner-only file gives back what was written, and null after removing', async () => {
  const secrets = ownerOnlyFile(path)
  expect(await secrets.read()).toBeNull()
  expect(await secrets.write('sk-1')).toEqual({ ok: true, value: undefined })
  expect(await secrets.read()).toBe('sk-1')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  await secrets.remove()
  expect(await secrets.read()).toBeNull()
  expect(await secrets.remove()).toMatchObject({ ok: true })
})

test('a key file that others could read is closed to them when it is read', async () => {
  await ownerOnlyFile(path).write('sk-1')
  await chmod(path, 0o644)
  expect(await ownerOnlyFile(path).read()).toBe('sk-1')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('with a key chain the file holds no plain text', async () => {
  const secrets = fromSafeStorage(storage(), path)
  await secrets.write('sk-plain')
  expect((await readFile(path)).toString('latin1')).not.toContain('sk-plain')
  expect(await secrets.read()).toBe('sk-plain')
})

test.each([
  ['without encryption', { isEncryptionAvailable: () => false }],
  ['where Linux would only hide it', { getSelectedStorageBackend: () => 'basic_text' }],
])('%s the key is refused and nothing is written', async (_, over) => {
  const secrets = fromSafeStorage(storage(over), path)
  expect(await secrets.write('sk-1')).toMatchObject({ ok: false, error: { code: 'settings/no-safe-place' } })
  await expect(stat(path)).rejects.toThrow('ENOENT')
})

test('what another key chain encrypted counts as no key', async () => {
  const secrets = fromSafeStorage(
    storage({
      decryptString: () => {
        throw new Error('wrong key')
      },
    }),
    join(folder, 'k'),
  )
  await writeFile(join(folder, 'k'), 'foreign')
  expect(await secrets.read()).toBeNull()
})
