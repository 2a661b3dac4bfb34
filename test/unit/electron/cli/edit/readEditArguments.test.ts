import { expect, test } from 'vitest'
import { readEditArguments } from '../../../../../electron/cli/edit/readEditArguments.ts'

const read = (...args: string[]) => readEditArguments(args)
const value = (...args: string[]) => {
  const result = read(...args)
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

test('says and calls keep the order of the command line, however they are mixed', () => {
  const call = '{"tool":"apply_reverse","start_time":1,"end_time":2}'
  expect(value('a.wav', '--say', 'one', '--call', call, '--yes', '--say=two', 'b.wav')).toMatchObject({
    inputs: ['a.wav', 'b.wav'],
    steps: [{ kind: 'say', text: 'one' }, { kind: 'call', text: call, raw: { tool: 'apply_reverse', start_time: 1, end_time: 2 } }, { kind: 'say', text: 'two' }],
    approvals: 'yes',
  })
})

test('without options it asks, writes nothing, is click-safe and plans as the settings say', () => {
  expect(value('a.wav')).toEqual({
    inputs: ['a.wav'], steps: [], approvals: 'ask', output: null, overwrite: 'never', print: 'text', joins: 'clickSafe', planner: { kind: 'settings' },
  })
})

test('every option is understood', () => {
  expect(value('a.wav', '--deny', '-o', 'out.WAV', '--overwrite', '--json', '--no-click-safe', '--model', 'llama3', '--base-url', 'http://127.0.0.1:11434/v1')).toMatchObject({
    approvals: 'deny', output: 'out.WAV', overwrite: 'allowed', print: 'json', joins: 'exact', planner: { kind: 'model', model: 'llama3', baseUrl: 'http://127.0.0.1:11434/v1' },
  })
  expect(value('a.wav', '--offline').planner).toEqual({ kind: 'offline' })
  expect(value('--', '-odd.wav').inputs).toEqual(['-odd.wav'])
})

test.each<[string, string[], string]>([
  ['no input', ['--say', 'x'], 'at least one audio file'],
  ['an unknown option', ['a.wav', '--loud'], "Unknown option '--loud'"],
  ['an option without its value', ['a.wav', '--say'], '--say'],
  ['a value for a switch', ['a.wav', '--yes=no'], '--yes'],
  ['empty words', ['a.wav', '--say', '  '], '--say needs some words'],
  ['endless words', ['a.wav', '--say', 'x'.repeat(5000)], 'at most 4000'],
  ['a call that is no JSON', ['a.wav', '--call', '{tool:cut}'], '--call needs a JSON object'],
  ['a call without a tool', ['a.wav', '--call', '{"name":"cut"}'], '--call needs a JSON object'],
  ['a call that is a list', ['a.wav', '--call', '[]'], '--call needs a JSON object'],
  ['yes and no', ['a.wav', '--yes', '--deny'], 'exclude each other'],
  ['an output that is not WAV', ['a.wav', '-o', 'out.mp3'], 'ends in .wav'],
  ['an output without a name', ['a.wav', '-o', '.wav'], 'ends in .wav'],
  ['offline with a model', ['a.wav', '--offline', '--model', 'm'], '--offline excludes'],
  ['an address without a model', ['a.wav', '--base-url', 'http://x'], '--base-url needs --model'],
  ['an address that is none', ['a.wav', '--model', 'm', '--base-url', 'localhost:11434'], 'http:// or https://'],
  ['a model without a name', ['a.wav', '--model', ' '], '--model needs a name'],
])('wrong usage is said in words: %s', (_, args, words) => {
  const result = read(...args)
  expect(result).toMatchObject({ ok: false, error: { code: 'cli/usage' } })
  expect(result.ok ? '' : result.error.message).toContain(words)
})
