import { describe, expect, test } from 'vitest'
import { createWire } from '../../electron-stand-in/src/ipc/wire.ts'

const { encode, decode } = createWire()
const roundTrip = (value: unknown): unknown => decode(encode(value))

describe('wire', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['numbers JSON has no word for', [NaN, Infinity, -Infinity, -0]],
    ['a big integer', 12345678901234567890n],
    ['a date', new Date(1_700_000_000_000)],
    ['a pattern', /a+/gi],
    [
      'maps and sets',
      new Map<unknown, unknown>([
        ['a', new Set([1, { b: 2 }])],
        [{ key: true }, null],
      ]),
    ],
    ['an explicit undefined member', { a: undefined }],
    ['a key named __proto__', JSON.parse('{"__proto__": 1}')],
    ['bytes', new Uint8Array([0, 255, 128]).buffer],
    ['samples', new Float32Array([0.5, -1])],
    ['text with every kind of letter', 'ä 👍 \u2028 \0 "'],
  ])('%s comes back equal', (_name, value) => {
    expect(roundTrip(value)).toStrictEqual(value)
  })

  test('a view of part of a buffer takes only its part', () => {
    const back = roundTrip(new Float32Array([1, 2, 3, 4]).subarray(1, 3)) as Float32Array
    expect([...back]).toEqual([2, 3])
    expect(back.buffer.byteLength).toBe(8)
  })

  test('a Buffer arrives as a Uint8Array, as over Electron', () => {
    expect((roundTrip(Buffer.from('ab')) as object).constructor).toBe(Uint8Array)
  })

  test('an error keeps its kind, message and stack', () => {
    const error = new RangeError('too far')
    const back = roundTrip(error) as Error
    expect(back).toBeInstanceOf(RangeError)
    expect([back.message, back.stack]).toEqual([error.message, error.stack])
  })

  test('cycles and shared parts survive', () => {
    const part = { name: 'part' }
    const whole: Record<string, unknown> = { first: part, second: part }
    whole['self'] = whole
    const back = roundTrip(whole) as typeof whole
    expect(back['self']).toBe(back)
    expect(back['first']).toBe(back['second'])
  })

  test.each([
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a promise', Promise.resolve()],
  ])('%s is refused', (_name, value) => {
    expect(() => encode({ value })).toThrow('An object could not be cloned.')
  })
})
