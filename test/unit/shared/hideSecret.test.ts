import { expect, test } from 'vitest'
import { hideSecret } from '../../../shared/hideSecret.ts'

const key = 'sk-proj-8Fq2ZkLm0vTxR7nWc4Yb'
const hide = hideSecret(key)
const inside = (before: string) => Buffer.from(`${before}${key} and more`).toString('base64')

test.each([
  ['as it is', key],
  ['in upper case', key.toUpperCase()],
  ['in lower case', key.toLowerCase()],
  ['its beginning', key.slice(0, 12)],
  ['its end', key.slice(-10)],
  ['its middle', key.slice(9, 19)],
  ['backwards', Array.from(key).toReversed().join('')],
  ['as hexadecimal digits', Buffer.from(key).toString('hex')],
  ['as base64', Buffer.from(key).toString('base64').replace(/=+$/, '').slice(0, -1)],
  ['as base64 for addresses', Buffer.from(key).toString('base64url').slice(0, -1)],
  ['in upper case as base64', Buffer.from(key.toUpperCase()).toString('base64').replace(/=+$/, '').slice(0, -1)],
])('hides the key %s', (_how, form) => expect(hide(`It is ${form}.`)).toBe('It is (key).'))

test.each(['', 'a', 'ab', 'abc'])('hides it in base64 of a longer text (behind "%s")', (before) => {
  const told = hide(inside(before))
  expect(told).toContain('(key)')
  const left = told.split('(key)').map((part) => Buffer.from(part, 'base64').toString('latin1'))
  for (const part of left)
    for (let at = 0; at + 6 <= key.length; at++) expect(part).not.toContain(key.slice(at, at + 6))
})

test('leaves all else as it is', () => {
  for (const text of ['', 'Cut the first 30 seconds of the project.', 'İstanbul ẞ sk-', key.slice(0, 7), 'proj'])
    expect(hide(text)).toBe(text)
})

test('finds it twice, and keeps what stands between', () =>
  expect(hide(`a ${key}, b ${key.slice(0, 9)}.`)).toBe('a (key), b (key).'))

test('a short key is hidden as a whole, none at all hides nothing', () => {
  expect(hideSecret('olla')('Ollama, ollo')).toBe('(key)ma, ollo')
  expect(hideSecret('')('all of it')).toBe('all of it')
})
