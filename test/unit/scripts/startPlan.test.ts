import { describe, expect, test } from 'vitest'
import { electronArguments, hostsToTry, isNewEnough, readStartArguments } from '../../../scripts/startPlan.mjs'

describe('what is said behind `npm start --`', () => {
  test.each([
    [[], { host: 'auto', files: [] }],
    [
      ['a.wav', '../b c.flac', '/x/d.wav'],
      { host: 'auto', files: ['/home/ann/music/a.wav', '/home/ann/b c.flac', '/x/d.wav'] },
    ],
    [['--host', 'none', 'a.wav'], { host: 'none', files: ['/home/ann/music/a.wav'] }],
    [['a.wav', '--host=electron'], { host: 'electron', files: ['/home/ann/music/a.wav'] }],
    [['--', '-odd.wav', '--host'], { host: 'auto', files: ['/home/ann/music/-odd.wav', '/home/ann/music/--host'] }],
  ])('%j', (args, expected) => expect(readStartArguments(args, '/home/ann/music')).toEqual(expected))

  test.each([
    [['--host']],
    [['--host', 'firefox']],
    [['--host=']],
    [['--host', 'auto']],
    [['--hots', 'none']],
    [['-h']],
  ])('%j is one sentence', (args) => {
    expect(readStartArguments(args, '/')).toEqual({ problem: expect.stringMatching(/^[^\n]+$/) })
  })
})

test('Node counts from 22.18 on', () => {
  expect(['20.20.2', '22.17.9', '22.18.0', '22.19.1', '24.0.0', '100.1.0'].map(isNewEnough)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ])
})

test('Electron comes first where a window can be shown; what was asked for is not replaced', () => {
  expect(hostsToTry({ host: 'auto', display: true, override: false })).toEqual(['electron', 'loopback'])
  expect(hostsToTry({ host: 'auto', display: false, override: false })).toEqual(['loopback'])
  expect(hostsToTry({ host: 'auto', display: false, override: true })).toEqual(['electron', 'loopback'])
  expect(hostsToTry({ host: 'electron', display: false, override: false })).toEqual(['electron'])
  for (const host of ['window', 'browser', 'none'])
    expect(hostsToTry({ host, display: true, override: true })).toEqual(['loopback'])
})

test('Electron runs as root on Linux only without its sandbox', () => {
  const words = (platform: string, isRoot: boolean) =>
    electronArguments({ root: '/app', files: ['/a.wav'], platform, isRoot })
  expect(words('linux', true)).toEqual(['/app', '--no-sandbox', '/a.wav'])
  expect(words('linux', false)).toEqual(['/app', '/a.wav'])
  expect(words('darwin', true)).toEqual(['/app', '/a.wav'])
})
