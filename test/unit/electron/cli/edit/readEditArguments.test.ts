import { messageOf } from '../../../../../shared/failures/index.ts'
import { expect, test } from 'vitest'
import { readEditArguments } from '../../../../../electron/cli/edit/readEditArguments.ts'

const read = (...args: string[]) => readEditArguments(args)
const value = (...args: string[]) => {
  const result = read(...args)
  if (!result.ok) throw new Error(messageOf(result.error))
  return result.value
}

test('says and calls keep the order of the command line, however they are mixed', () => {
  const call = '{"tool":"apply_reverse","start_time":1,"end_time":2}'
  expect(value('a.wav', '--say', 'one', '--call', call, '--yes', '--say=two', 'b.wav')).toMatchObject({
    inputs: ['a.wav', 'b.wav'],
    steps: [
      { kind: 'say', text: 'one' },
      { kind: 'call', text: call, raw: { tool: 'apply_reverse', start_time: 1, end_time: 2 } },
      { kind: 'say', text: 'two' },
    ],
    approvals: 'yes',
    differing: 'ask',
  })
})

test('without options it asks, writes nothing, is click-safe and plans as the settings say', () => {
  expect(value('a.wav')).toEqual({
    inputs: ['a.wav'],
    channels: 'fold',
    newTools: 'ask',
    steps: [],
    approvals: 'ask',
    differing: 'ask',
    output: null,
    sound: null,
    overwrite: 'never',
    print: 'text',
    joins: 'clickSafe',
    planner: { kind: 'settings' },
  })
})

test.each([
  ['out.wav', [], { kind: 'wav', bits: null, kbps: null, rate: null }],
  ['OUT.FLAC', ['--bits', '24'], { kind: 'flac', bits: 24, kbps: null, rate: null }],
  ['out.mp3', ['--kbps', '256', '--rate', '48000'], { kind: 'mp3', bits: null, kbps: 256, rate: 48_000 }],
  ['out.ogg', [], { kind: 'ogg', bits: null, kbps: null, rate: null }],
] as const)('the ending of %s says the format, and options say the rest', (output, options, sound) => {
  expect(value('a.wav', '-o', output, ...options).sound).toEqual(sound)
})

test('every option is understood', () => {
  expect(
    value(
      'a.wav',
      '--deny',
      '-o',
      'out.WAV',
      '--overwrite',
      '--json',
      '--no-click-safe',
      '--split-channels',
      '--model',
      'llama3',
      '--base-url',
      'http://127.0.0.1:11434/v1',
    ),
  ).toMatchObject({
    approvals: 'deny',
    output: 'out.WAV',
    overwrite: 'allowed',
    print: 'json',
    joins: 'exact',
    channels: 'split',
    planner: { kind: 'model', model: 'llama3', baseUrl: 'http://127.0.0.1:11434/v1' },
  })
  expect(value('a.wav', '--offline').planner).toEqual({ kind: 'offline' })
  expect(value('--', '-odd.wav').inputs).toEqual(['-odd.wav'])
})

test.each<[string, string[], string]>([
  ['no input', ['--say', 'x'], 'at least one audio file'],
  ['an unknown option', ['a.wav', '--loud'], 'There is no option --loud'],
  ['an option without its value', ['a.wav', '--say'], '--say needs a value'],
  ['a value for a switch', ['a.wav', '--yes=no'], '--yes takes no value'],
  ['an option where a value belongs', ['a.wav', '--say', '--yes'], '--say needs a value'],
  ['empty words', ['a.wav', '--say', '  '], '--say needs some words'],
  ['endless words', ['a.wav', '--say', 'x'.repeat(40_001)], 'at most 40000'],
  ['a call that is no JSON', ['a.wav', '--call', '{tool:cut}'], '--call needs a JSON object'],
  ['a call without a tool', ['a.wav', '--call', '{"name":"cut"}'], '--call needs a JSON object'],
  ['a call that is a list', ['a.wav', '--call', '[]'], '--call needs a JSON object'],
  ['yes and no', ['a.wav', '--yes', '--deny'], '--yes excludes --deny'],
  [
    'an output in no format that is written',
    ['a.wav', '-o', 'out.aac'],
    'ends in .wav, .aiff, .flac, .mp3, .ogg, .m4a or .opus',
  ],
  ['bits of an MP3 file', ['a.wav', '-o', 'out.mp3', '--bits', '16'], '--bits is for WAV, AIFF and FLAC'],
  ['floats in FLAC', ['a.wav', '-o', 'out.flac', '--bits', '32'], 'FLAC holds 16 or 24 bits'],
  ['bits that there are not', ['a.wav', '-o', 'out.wav', '--bits', '12'], '--bits takes 16, 24 or 32'],
  ['a bit rate that MP3 has not', ['a.wav', '-o', 'out.mp3', '--kbps', '200'], '--kbps takes 128, '],
  ['a bit rate of a FLAC file', ['a.wav', '-o', 'out.flac', '--kbps', '192'], '--kbps is for MP3'],
  ['a rate that is none', ['a.wav', '-o', 'out.wav', '--rate', 'fast'], '--rate takes a number'],
  ['a bit rate without an output', ['a.wav', '--kbps', '192'], 'need -o'],
  ['an output without a name', ['a.wav', '-o', '.wav'], 'ends in .wav'],
  ['offline with a model', ['a.wav', '--offline', '--model', 'm'], '--offline excludes'],
  ['an address without a model', ['a.wav', '--base-url', 'http://x'], '--base-url needs --model'],
  ['an address that is none', ['a.wav', '--model', 'm', '--base-url', 'localhost:11434'], 'http:// or https://'],
  ['a model without a name', ['a.wav', '--model', ' '], '--model needs a name'],
])('wrong usage is said in words: %s', (_, args, words) => {
  const result = read(...args)
  expect(result).toMatchObject({ ok: false, error: { code: 'cli/usage' } })
  expect(result.ok ? '' : messageOf(result.error)).toContain(words)
})
