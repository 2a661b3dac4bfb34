import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { runCommand } from '../../electron/cli/runCommand.ts'
import { makeWav, storedFields, storeSamples } from '../support/files/makeWav.ts'
import { ffmpegFloats, hasFfmpeg, hasRubberBand, hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'

const root = path.join(import.meta.dirname, '../..')
const rate = 44_100
const seconds = 3

/** A voice-like tone with a pause and a hiss at its end. */
function recording(folder: string): string {
  const samples = Float32Array.from({ length: rate * seconds }, (_, at) => {
    const tone = 0.3 * Math.sin((2 * Math.PI * 220 * at) / rate) * (at % rate < rate / 2 ? 1 : 0.2)
    return tone + (at > rate * 2.5 ? 0.2 * Math.sin((2 * Math.PI * 7000 * at) / rate) : 0)
  })
  const file = path.join(folder, 'in.wav')
  writeFileSync(file, makeWav(storeSamples('f32', [...samples]), storedFields('f32', 1, rate)))
  return file
}

type Command = (args: readonly string[], env: NodeJS.ProcessEnv) => Promise<{ said: string; wrong: string }>

/** The command line as a process: starting it takes longer than what it does here, so it is done once. */
const asProcess: Command = async (args, env) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['electron/cli/main.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { said: stdout, wrong: `${stderr}${status === 0 ? '' : status}` }
}

/** The same in this process. */
const here: Command = async (args, env) => {
  const [said, wrong]: [string[], string[]] = [[], []]
  vi.stubEnv('TMPDIR', env['TMPDIR'])
  const status = await runCommand(args, {
    out: (text) => void said.push(text),
    note: (text) => void wrong.push(text),
    ask: null,
    env: { ...process.env, ...env },
    signal: new AbortController().signal,
    keepActivity: () => undefined,
  })
  vi.unstubAllEnvs()
  return { said: said.join('\n'), wrong: `${wrong.join('\n')}${status === 'done' ? '' : status}` }
}

/** As a person would, with the real programs. */
async function edit(say: string, command: Command = here) {
  const folder = makeFolder()
  const passing = path.join(folder, 'passing')
  mkdirSync(passing)
  const [input, output] = [recording(folder), path.join(folder, 'out.wav')]
  const how = ['--yes', '--offline', '--no-click-safe', '--bits', '32', '-o', output, '--json']
  const done = await command(['edit', input, '--say', say, ...how], {
    TAPEHAND_DATA: path.join(folder, 'data'),
    TMPDIR: passing,
  })
  expect(readdirSync(passing)).toEqual([])
  expect(done.wrong).toBe('')
  const { requests } = JSON.parse(done.said) as { requests: { reply: string }[] }
  return { input, output, reply: requests[0]?.reply, sound: ffmpegFloats(output) }
}

const difference = (a: Float32Array, b: Float32Array): number =>
  a.reduce((most, one, at) => Math.max(most, Math.abs(one - (b[at] ?? 0))), 0)

/** How often it goes through zero upwards, per second. */
function pitchOf(sound: Float32Array, from: number, to: number): number {
  let count = 0
  for (let at = Math.round(from * rate) + 1; at < to * rate; at++)
    if ((sound[at - 1] as number) < 0 && (sound[at] as number) >= 0) count++
  return count / (to - from)
}

describe('programs of the machine, run for real', () => {
  it.skipIf(!hasSox || !hasFfmpeg)('gives SoX’s own tremolo where it was asked for, and leaves the rest', async () => {
    const { input, sound, reply } = await edit('put a tremolo on the first 2 seconds', asProcess)
    const alone = path.join(path.dirname(input), 'sox.wav')
    runPeer('sox', input, '-b', '32', '-e', 'floating-point', alone, 'trim', '0', '2', 'tremolo', '5', '40')
    const before = ffmpegFloats(input)
    expect(reply).toBe('SoX Tremolo (speed 5 Hz, depth 40 %) was run on 0:00–0:02 of in.')
    expect(sound).toHaveLength(before.length)
    expect(difference(ffmpegFloats(alone), sound)).toBeLessThan(1e-6)
    expect(difference(before.slice(0, rate), sound.slice(0, rate))).toBeGreaterThan(0.05)
    expect(sound.slice(2 * rate)).toEqual(before.slice(2 * rate))
  })

  it.skipIf(!hasSox || !hasFfmpeg)('cuts the tail of SoX’s chorus', async () => {
    const { sound, input } = await edit('apply a chorus effect to everything')
    expect(sound).toHaveLength(rate * seconds)
    expect(difference(ffmpegFloats(input), sound)).toBeGreaterThan(0.05)
  })

  it.skipIf(!hasFfmpeg)('takes hiss out with FFmpeg’s de-esser, and leaves the tone', async () => {
    const { input, sound } = await edit('ffmpeg de-ess everything')
    const before = ffmpegFloats(input)
    expect(sound).toHaveLength(before.length)
    expect(difference(before.slice(2.6 * rate), sound.slice(2.6 * rate))).toBeGreaterThan(0.02)
    expect(pitchOf(sound, 0.05, 0.45)).toBeCloseTo(220, -1)
  })

  it.skipIf(!hasFfmpeg)('brings quiet passages up with FFmpeg’s leveler', async () => {
    const { input, sound } = await edit('level the speech of everything')
    const loudest = (all: Float32Array) => Math.max(...all.slice(1.6 * rate, 1.9 * rate).map(Math.abs))
    expect(loudest(sound)).toBeGreaterThan(1.5 * loudest(ffmpegFloats(input)))
  })

  it.skipIf(!hasRubberBand || !hasFfmpeg)('makes it faster at the same pitch with Rubber Band', async () => {
    const { sound, reply } = await edit('stretch everything with rubber band by 1.25')
    expect(sound.length / rate).toBeCloseTo(seconds / 1.25, 3)
    expect(pitchOf(sound, 0.05, 0.3)).toBeCloseTo(220, -1)
    expect(reply).toBe('Rubber Band Tempo (factor 1.25) was run on 0:00–0:03 of in: 0:03 → 0:02.4.')
  })

  it.skipIf(!hasRubberBand || !hasFfmpeg)('shifts the pitch by an octave with Rubber Band', async () => {
    const { sound } = await edit('change the pitch of everything with rubber band by 12 semitones')
    expect(sound).toHaveLength(rate * seconds)
    expect(pitchOf(sound, 0.1, 0.4)).toBeCloseTo(440, -1)
  })

  it('says what is not here, so that a skip is no secret', () => {
    const missing = [
      [hasSox, 'sox'],
      [hasFfmpeg, 'ffmpeg'],
      [hasRubberBand, 'rubberband'],
    ].flatMap(([has, name]) => (has === true ? [] : [name]))
    if (missing.length > 0) console.warn(`Not tested: ${missing.join(', ')} is not installed.`)
    expect(readFileSync(path.join(root, '.ci/run'), 'utf8')).toMatch(/sox[\s\S]*ffmpeg[\s\S]*rubberband-cli/)
  })
})
