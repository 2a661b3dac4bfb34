import { expect, test } from 'vitest'
import { readArguments } from '../../../../electron/loopback/readArguments.ts'
import { messageOf } from '../../../../shared/failures/index.ts'
import { ok } from '../../../../shared/result.ts'

test('files, host, port and note are read', () => {
  expect(readArguments([])).toEqual(ok({ show: 'auto', files: [], port: 0, note: '' }))
  expect(readArguments(['--host', 'none', '--port', '4711', '--note', 'Why.', '--', 'a b.wav', '--odd.wav'])).toEqual(
    ok({ show: 'none', files: ['a b.wav', '--odd.wav'], port: 4711, note: 'Why.' }),
  )
})

test.each([
  [['--host', 'electron']],
  [['--host']],
  [['--port', 'x']],
  [['--port', '65536']],
  [['--port=-1']],
  [['--unknown']],
])('%j is refused with one sentence', (args) => {
  const read = readArguments(args)
  expect(read.ok).toBe(false)
  if (!read.ok)
    expect([read.error.code, messageOf(read.error)]).toEqual(['cli/usage', expect.stringMatching(/^[^\n]+\.$/)])
})
