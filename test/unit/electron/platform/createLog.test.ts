import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../../../../electron/platform/index.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapehand-log-'))
  file = join(folder, 'logs', 'tapehand.log')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (secrets: string[] = []) => createLog({ file, now: () => new Date(0), secrets: () => secrets })

test('one event is one line of JSON with its time', () => {
  open().write('info', 'app/started', { host: 'loopback' })
  expect(readFileSync(file, 'utf8')).toBe(
    '{"at":"1970-01-01T00:00:00.000Z","level":"info","event":"app/started","host":"loopback"}\n',
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a key is never printed: not the known one, not in a field of that name, not inside an error, not in a header', () => {
  // given
  const log = open(['my"odd key'])
  // when
  log.write('problem', 'model/failed', {
    key: 'abcd',
    nested: [{ apiKey: 'efgh' }],
    error: new Error('401 for sk-proj-12345678'),
    headers: 'Bearer ijkl.mnop',
    text: 'it was my"odd key!',
  })
  // then
  const text = readFileSync(file, 'utf8')
  for (const secret of ['abcd', 'efgh', 'sk-proj', 'ijkl', 'odd key']) expect(text).not.toContain(secret)
  expect(JSON.parse(text)).toMatchObject({ event: 'model/failed', error: { message: '401 for (hidden)' } })
})

test('a long log moves aside and a new one begins', () => {
  open().write('info', 'first')
  writeFileSync(file, 'x'.repeat(2_000_001))
  open().write('info', 'second')
  expect(readFileSync(`${file}.1`, 'utf8')).toHaveLength(2_000_001)
  expect(readFileSync(file, 'utf8')).toContain('second')
})

test('a log that can not be written warns once and stops nothing', () => {
  // given
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  writeFileSync(join(folder, 'logs'), 'a file where the folder should be')
  const log = open()
  // when
  log.write('info', 'one')
  log.write('info', 'two')
  // then
  expect(warned).toHaveBeenCalledTimes(1)
})
