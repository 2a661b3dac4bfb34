import { expect, test } from 'vitest'
import { fileNameOf } from '../../../../../electron/app/handlers/exportHandlers.ts'

test('a name is one that every system takes, and never a path', () => {
  expect(fileNameOf('../../etc/passwd')).toBe('-..-etc-passwd')
  expect(fileNameOf('Talk: part 1/2?')).toBe('Talk- part 1-2-')
  expect(fileNameOf('  Köln.  ')).toBe('Köln')
  expect(fileNameOf('..')).toBe('Export')
})
