import { describe, expect, it } from 'vitest'
import { readBinaryXml } from '../../../../../../electron/engine/codecs/audacity/document/binaryXml.ts'
import { type Attributes, BadProject } from '../../../../../../electron/engine/codecs/audacity/document/elements.ts'
import { element, encodeDocument, recordWriter } from '../../../../../support/files/audacity/binaryXml.ts'

type Heard = [string, Record<string, unknown>] | 'end'

function hear(...parts: readonly Uint8Array[]): Heard[] {
  const heard: Heard[] = []
  readBinaryXml(parts, {
    open: (name: string, attributes: Attributes) => void heard.push([name, Object.fromEntries(attributes)]),
    close: () => void heard.push('end'),
  })
  return heard
}

function faultOf(...parts: readonly Uint8Array[]): string {
  try {
    hear(...parts)
    return 'none'
  } catch (error) {
    if (error instanceof BadProject) return error.fault
    throw error
  }
}

const tree = element('project', { name: 'Grüße 🎙', on: true, gain: 0.5, rate: { as: 'int', value: -8000 } }, [
  element('a', { l: { as: 'long', value: -1 }, ll: { as: 'longLong', value: -(2 ** 40) } }),
  element('b', { size: { as: 'size', value: 262_144 }, f: { as: 'float', value: 0.25 } }),
])

describe('documents of Audacity 3', () => {
  it.each([1, 2, 4] as const)('give every kind of value, in texts of %i bytes a letter', (charSize) => {
    const { dict, doc } = encodeDocument(tree, charSize)
    expect(hear(dict, doc)).toEqual([
      ['project', { name: 'Grüße 🎙', on: true, gain: 0.5, rate: -8000 }],
      ['a', { l: -1, ll: -(2 ** 40) }],
      'end',
      ['b', { size: 262_144, f: 0.25 }],
      'end',
      'end',
    ])
  })

  it('keep the names of a part to itself', () => {
    const { charSize, name, start, end, push, pop } = recordWriter()
    expect(hear(charSize(), name(0, 'out'), start(0), push(), name(0, 'in'), start(0), end(0), pop(), end(0))).toEqual([
      ['out', {}],
      ['in', {}],
      'end',
      'end',
    ])
  })

  it('say that they are cut short, wherever that is', () => {
    const { dict, doc } = encodeDocument(tree)
    const whole = Buffer.concat([dict, doc])
    for (let length = 0; length < whole.length; length++)
      expect(faultOf(whole.subarray(0, length)), `${length}`).toBe('project-cut-short')
  })

  it('are senseless with names that nobody told, and with what is closed before it is opened', () => {
    const { charSize, name, start, end, pop, value, push } = recordWriter()
    const begin = [charSize(), name(0, 'a'), start(0)]
    expect(faultOf(...begin, end(7))).toBe('project-senseless')
    expect(faultOf(...begin, name(1, 'b'), end(1))).toBe('project-senseless')
    expect(faultOf(...begin, end(0), end(0))).toBe('project-senseless')
    expect(faultOf(...begin, end(0), value(0, 'late'))).toBe('project-senseless')
    expect(faultOf(...begin, pop())).toBe('project-senseless')
    expect(faultOf(...begin, push(), end(0))).toBe('project-senseless')
    expect(faultOf(...begin, Buffer.of(99))).toBe('project-senseless')
    expect(faultOf(name(0, 'a'))).toBe('project-senseless')
    expect(faultOf(Buffer.of(0, 3))).toBe('project-senseless')
  })

  it('can claim no length that is not there', () => {
    const { charSize, name, start } = recordWriter()
    const begin = [charSize(), name(0, 'a'), start(0)]
    const text = (length: number): Buffer =>
      Buffer.concat([Buffer.of(3, 0, 0), Buffer.from(Int32Array.of(length).buffer)])
    expect(faultOf(...begin, text(0x7fff_ffff))).toBe('project-cut-short')
    expect(faultOf(...begin, text(-1))).toBe('project-senseless')
  })

  it('are refused when they go deeper, or have more of one thing, than any project', () => {
    const { charSize, name, start, value, push } = recordWriter()
    const names = Array.from({ length: 2000 }, (_, id) => name(id, `n${id}`))
    expect(faultOf(charSize(), ...names, ...Array.from({ length: 300 }, () => start(0)))).toBe('project-too-large')
    expect(faultOf(charSize(), ...names, start(0), ...names.map((_, id) => value(id, 1)))).toBe('project-too-large')
    expect(faultOf(charSize(), name(0, 'a'), start(0), ...Array.from({ length: 300 }, () => push()))).toBe(
      'project-too-large',
    )
  })
})
