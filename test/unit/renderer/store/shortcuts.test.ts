import { expect, test } from 'vitest'
import { actionFor, keysOf, keysPressed, shortcuts } from '../../../../renderer/store/shortcuts.ts'
import { textsFor } from '../../../../shared/texts/index.ts'

const press = (key: string, change = {}) =>
  actionFor({ key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...change })

test.each([
  [' ', { code: 'Space' }, 'playOrStop'],
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', { metaKey: true }, 'redo'],
  ['i', { ctrlKey: true }, 'split'],
  ['t', { ctrlKey: true }, 'trim'],
  ['l', { ctrlKey: true }, 'silence'],
  ['!', { ctrlKey: true, code: 'Digit1' }, 'zoomIn'],
  ['3', { ctrlKey: true, code: 'Digit3' }, 'zoomOut'],
  ['Delete', {}, 'deleteSelection'],
  ['?', { shiftKey: true, code: 'Minus' }, 'showKeys'],
  ['F1', {}, 'showKeys'],
])('%s %j is %s', (key, change, command) => {
  expect(press(key, change)).toBe(command)
})

test('keys without a command, and all with Alt, are left alone', () => {
  expect(press('z')).toBeUndefined()
  expect(press('z', { ctrlKey: true, altKey: true })).toBeUndefined()
})

test('no two commands share their keys', () => {
  const keys = shortcuts.map((shortcut) => shortcut.keys)
  expect(new Set(keys).size).toBe(keys.length)
})

test("a person's own keys stand in the place of the usual ones", () => {
  const own = { split: ['Mod+M', 'F7'], trim: [] }
  const pressOwn = (key: string, change = {}) =>
    actionFor({ key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...change }, own)
  expect([pressOwn('m', { ctrlKey: true }), pressOwn('F7'), pressOwn('z', { ctrlKey: true })]).toEqual([
    'split',
    'split',
    'undo',
  ])
  expect([pressOwn('i', { ctrlKey: true }), pressOwn('t', { ctrlKey: true })]).toEqual([undefined, undefined])
  expect([
    keysOf('split', own, textsFor('en', 'en')),
    keysOf('trim', own, textsFor('en', 'en')),
    keysOf('undo', own, textsFor('en', 'en')),
  ]).toEqual(['Ctrl+M', '', 'Ctrl+Z'])
})

test('keys that only change others are none by themselves', () => {
  const held = { code: '', ctrlKey: true, metaKey: false, shiftKey: true, altKey: false }
  expect([keysPressed({ ...held, key: 'Shift' }), keysPressed({ ...held, key: 'm' })]).toEqual([null, 'Mod+Shift+M'])
})
