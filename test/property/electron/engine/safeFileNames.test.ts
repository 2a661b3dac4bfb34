import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeFileName, safeFileNames } from '../../../../electron/engine/export/safeFileNames.ts'

const nasty = fc.constantFrom(
  'CON',
  'con.txt',
  'aux',
  'NUL',
  'COM1',
  'lpt9.wav',
  '.',
  '..',
  '../..',
  '../../etc/passwd',
  'C:\\Windows',
  'a/b',
  'a\\b',
  '',
  ' ',
  '...',
  'name.',
  ' name ',
  '.hidden',
  'a:b',
  'a*?"<>|',
  'x\0y',
  'x\ny',
  '\u202Egnp.exe',
  'é',
  'e\u0301',
  'A'.repeat(400),
  '𝄞'.repeat(200),
  '\ud800',
  'ﬁ',
  'ß',
  'SS',
  '-',
  '--',
  '~',
  '$HOME',
  '%TEMP%',
  '\u200b',
  '\ufeff',
)
const anyName = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.tuple(nasty, nasty).map((pair) => pair.join('')),
)
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu

it('makes of any name one that every file system takes, in the folder that was meant', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const safe = safeFileName(name, 'Track')
      expect(safe).not.toBe('')
      expect(safe).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(safe).not.toMatch(/^[\s.]|[\s.]$/u)
      expect(safe).not.toMatch(deviceName)
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(201)
      expect(safeFileName(safe, 'Track')).toBe(safe)
    }),
  )
})

it('keeps a long name that begins as a device does within the length, too', () => {
  const safe = safeFileName(`lpt9.wav${'A'.repeat(300)}`, 'Track')
  expect(safe).toMatch(/^lpt9_\.wavA+$/u)
  expect(Buffer.byteLength(safe)).toBe(200)
  expect(safeFileName(safe, 'Track')).toBe(safe)
})

it('gives no two files of an export one name, also where cases are not told apart', () => {
  fc.assert(
    fc.property(fc.array(anyName, { maxLength: 20 }), (names) => {
      const safe = safeFileNames(names, 'Track').map((name) => name.normalize('NFKC').toUpperCase())
      expect(new Set(safe).size).toBe(names.length)
    }),
  )
})

it('leaves a name alone that is fine', () => {
  expect(safeFileNames(['Interview with Zoë', 'Take 2 (final)', '音楽', 'take 2 (final)'], 'Track')).toEqual([
    'Interview with Zoë',
    'Take 2 (final)',
    '音楽',
    'take 2 (final) 2',
  ])
})
