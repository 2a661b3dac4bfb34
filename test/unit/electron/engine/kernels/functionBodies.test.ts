import { describe, expect, it } from 'vitest'
import { exportedBody, withBody } from '../../../../../electron/engine/kernels/functionBodies.ts'

interface Compiler {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: Record<string, () => number> }
}
const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: Compiler }).WebAssembly

const returning = (value: number): number[] => [0, 0x41, value, 0x0b]

/** Two functions that give these numbers, the first as "one", the second as "two". */
function makeModule(one: number, two: number): Uint8Array {
  const name = (text: string): number[] => [3, ...Buffer.from(text)]
  const sections = [
    [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    [1, 5, 1, 0x60, 0, 1, 0x7f],
    [3, 3, 2, 0, 0],
    [7, 13, 2, ...name('one'), 0, 0, ...name('two'), 0, 1],
    [10, 11, 2, 4, ...returning(one), 4, ...returning(two)],
  ]
  return Uint8Array.from(sections.flat())
}

const run = (code: Uint8Array): number[] => {
  const { exports } = new Instance(new Module(code))
  return [exports['one']?.() ?? Number.NaN, exports['two']?.() ?? Number.NaN]
}
const isFirst = (body: Uint8Array): boolean => body[2] === 5

describe('functions of compiled code', () => {
  it('are found by the name under which they are known outside', () => {
    expect([...exportedBody(makeModule(5, 6), 'two')]).toEqual(returning(6))
    expect(() => exportedBody(makeModule(5, 6), 'three')).toThrow('The kernels have no three.')
  })

  it('are put in the place of others, of whatever size', () => {
    const long = Uint8Array.from([0, ...Array.from({ length: 300 }, () => 1), 0x41, 9, 0x0b])

    expect(run(makeModule(5, 6))).toEqual([5, 6])
    expect(run(withBody(makeModule(5, 6), isFirst, exportedBody(makeModule(5, 7), 'two')) as Uint8Array)).toEqual([
      7, 6,
    ])
    expect(run(withBody(makeModule(5, 6), isFirst, long) as Uint8Array)).toEqual([9, 6])
  })

  it('are nowhere where none is the one', () => {
    expect(withBody(makeModule(4, 6), isFirst, Uint8Array.from(returning(1)))).toBeNull()
  })
})
