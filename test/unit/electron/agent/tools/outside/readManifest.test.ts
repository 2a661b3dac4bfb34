import { describe, expect, it } from 'vitest'
import { readManifest } from '../../../../../../electron/agent/tools/outside/readManifest.ts'

const speed = { type: 'number', description: 'Hz.', minimum: 1, maximum: 10, default: 5 }
const good = {
  name: 'wobble',
  title: 'Wobble',
  description: 'Wobbles.',
  command: ['wobble', '{input}', '{output}', '{speed}'],
  parameters: { type: 'object', properties: { speed } },
}
const read = (change: Readonly<Record<string, unknown>>) => readManifest(JSON.stringify({ ...good, ...change }))
const withSpeed = (change: object) =>
  read({ parameters: { type: 'object', properties: { speed: { ...speed, ...change } } } })

describe('a manifest', () => {
  it('is filled in where it says nothing', () => {
    expect(read({})).toMatchObject({
      ok: true,
      manifest: { input: 'wavFloat', output: 'wav', seconds: 300, length: 'same', words: {} },
    })
  })

  it.each([
    ['no JSON', () => readManifest('{'), { kind: 'not-json' }],
    ['an unknown field', () => read({ shell: true }), { kind: 'field', field: '' }],
    ['a name that is none', () => read({ name: 'Rm -rf' }), { kind: 'field', field: 'name' }],
    ['a command in one line', () => read({ command: 'sox {input} {output}' }), { kind: 'field', field: 'command' }],
    ['no input', () => read({ command: ['wobble', '{output}', '{speed}'] }), { kind: 'no-input' }],
    ['no output', () => read({ command: ['wobble', '{input}', '{speed}'] }), { kind: 'no-output' }],
    [
      'an unknown placeholder',
      () => read({ command: ['wobble', '{input}', '{output}', '{speed}', '{x}'] }),
      { kind: 'unknown-placeholder', name: 'x' },
    ],
    [
      'a program that is said',
      () => read({ command: ['{speed}', '{input}', '{output}', '{speed}'] }),
      { kind: 'unknown-placeholder', name: 'speed' },
    ],
    [
      'a parameter that nothing uses',
      () => read({ command: ['wobble', '{input}', '{output}'] }),
      { kind: 'unused-parameter', name: 'speed' },
    ],
    ['a text that anything can be', () => withSpeed({ type: 'string' }), { kind: 'field' }],
    [
      'a choice that looks like an option',
      () =>
        read({
          parameters: { type: 'object', properties: { speed: { type: 'string', description: 'x', enum: ['-rf'] } } },
        }),
      { kind: 'field' },
    ],
    [
      'neither default nor required',
      () => withSpeed({ default: undefined }),
      { kind: 'field', field: 'parameters.properties.speed' },
    ],
    [
      'a default outside its limits',
      () => withSpeed({ default: 99 }),
      { kind: 'field', field: 'parameters.properties.speed' },
    ],
    ['a length by nothing', () => read({ length: { times: 'factor' } }), { kind: 'no-factor', name: 'factor' }],
    [
      'the name of a target',
      () =>
        read({
          parameters: { type: 'object', properties: { tracks: speed } },
          command: ['wobble', '{input}', '{output}', '{tracks}'],
        }),
      { kind: 'name-taken', name: 'tracks' },
    ],
    [
      'words with signs of a grammar',
      () => read({ words: { en: ['a|b <verb>'] } }),
      { kind: 'field', field: 'words.en.0' },
    ],
  ])('with %s is refused', (_, readIt, fault) => expect(readIt()).toMatchObject({ ok: false, fault }))
})
