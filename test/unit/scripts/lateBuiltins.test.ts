import * as crypto from 'node:crypto'
import fs from 'node:fs'
import * as threads from 'node:worker_threads'
import { expect, test } from 'vitest'
import { lateBuiltins } from '../../../scripts/lateBuiltins.mjs'

/** The part of Node as the build puts it into a bundle. */
async function built(id: string): Promise<Record<string, unknown>> {
  const found = lateBuiltins.resolveId(id)
  const code = lateBuiltins.load(found?.id ?? '') ?? ''
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>
}

test('functions of a late part do what those of Node do', async () => {
  const { createHash, randomUUID } = (await built('node:crypto')) as unknown as typeof crypto
  expect(createHash('md5').update('a').digest('hex')).toBe(crypto.createHash('md5').update('a').digest('hex'))
  expect(randomUUID()).toMatch(/^[\da-f-]{36}$/)
})

test('what is constructed is of the class of Node', async () => {
  const { MessageChannel } = (await built('node:worker_threads')) as unknown as typeof threads
  const channel = new MessageChannel()
  channel.port1.close()
  expect(channel).toBeInstanceOf(threads.MessageChannel)
})

test('constants, and functions with something on them, are those of Node', async () => {
  const { constants, realpathSync, default: whole } = await built('node:fs')
  expect(constants).toBe(fs.constants)
  expect(realpathSync).toBe(fs.realpathSync)
  expect(whole).toBe(fs)
})

test('other parts are left to Node', () => {
  expect(lateBuiltins.resolveId('node:path')).toBeNull()
  expect(lateBuiltins.load('node:fs')).toBeNull()
})
