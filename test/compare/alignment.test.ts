import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { SoundAnswer } from '../../electron/editor/index.ts'
import { openEngine, value } from '../support/openEngine.ts'
import { hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'

const hasSpeech = spawnSync('espeak-ng', ['--version'], { stdio: 'ignore' }).status === 0
const sentences = [
  'Welcome back to the show. Today we talk about the history of radio. ...',
  'Let us begin at the beginning, when somebody switched a light on and off. ...',
  'And what did they hear at the other end? Nothing at all, for an hour; then a click.',
].join(' ')

const speeches = mkdtempSync(path.join(tmpdir(), 'tapehand-speech-'))
afterAll(() => rmSync(speeches, { recursive: true, force: true }))

/** Two minutes of somebody who speaks, at 22,050 Hz; said once. */
function speech(voice: string, pitch: string): string {
  const file = path.join(speeches, `${voice}${pitch}.wav`)
  if (existsSync(file)) return file
  const text = Array.from({ length: 8 }, (_, k) => `Part ${k * 37}. ${sentences}`).join(' ')
  spawnSync('espeak-ng', ['-v', voice, '-p', pitch, '-s', '150', '-w', file, text])
  return file
}

type Found = Extract<SoundAnswer, { kind: 'sync' }>['found'][number]['alignment']

async function compare(one: string, other: string): Promise<Found> {
  const editor = (await openEngine()).editorFor('test')
  value(await editor.importAudio([one, other].map((file) => ({ path: file, name: path.basename(file) }))))
  const answer = value(await editor.analyse({ kind: 'sync', range: null, trackIds: [] })) as unknown as Extract<
    SoundAnswer,
    { kind: 'sync' }
  >
  return answer.found[0]?.alignment ?? null
}

const near = (found: Found, offset: number, ppm: number): string => {
  if (found === null) return 'nothing found'
  const wrong = Math.abs(found.offset - offset) * 1000
  const drift = Math.abs(found.driftPpm - ppm)
  return wrong < 1 && drift < 8 ? 'within 1 ms' : `${wrong.toFixed(2)} ms and ${drift.toFixed(1)} ppm away`
}

describe.skipIf(!hasSox || !hasSpeech)('recordings of one event (skipped where SoX or espeak-ng is missing)', () => {
  it.each([
    ['later', 1.2345, 0],
    ['later, with a slow clock', 0.352, 60],
    ['later, with a fast clock', 3.5, -100],
  ] as const)('are found where the other one is %s', async (_, late, ppm) => {
    const folder = makeFolder()
    const one = speech('en', '40')
    const other = path.join(folder, 'other.wav')
    // Another microphone in a room, with noise of its own: fewer highs, an echo of the walls.
    const room = ['lowpass', '4000', 'highpass', '150', 'reverb', '20', '50', '40', 'pad', `${late}`, 'gain', '-8']
    runPeer('sox', '-D', one, other, 'speed', `${1 / (1 + ppm / 1e6)}`, 'rate', '-v', '22050', ...room)
    const noise = path.join(folder, 'noise.wav')
    runPeer('sox', '-R', '-n', '-r', '22050', '-b', '16', '-c', '1', noise, 'synth', '140', 'pinknoise', 'gain', '-40')
    const noisy = path.join(folder, 'noisy.wav')
    runPeer('sox', '-m', '-v', '1', other, '-v', '1', noise, noisy)
    expect(near(await compare(one, noisy), late, ppm)).toBe('within 1 ms')
    const turned = await compare(noisy, one)
    expect(Math.abs((turned?.offset ?? 0) + late) < 0.01 + Math.abs(late * ppm) / 1e6).toBe(true)
  })

  it('of two voices with their bleed are found too', async () => {
    const folder = makeFolder()
    const [host, guest] = [speech('en', '40'), speech('en-us', '80')]
    const [one, other] = [path.join(folder, 'one.wav'), path.join(folder, 'two.wav')]
    const answer = path.join(folder, 'answer.wav')
    runPeer('sox', '-D', guest, answer, 'pad', '11')
    runPeer('sox', '-m', '-v', '1', host, '-v', '0.15', answer, one)
    runPeer('sox', '-m', '-v', '0.15', host, '-v', '1', answer, other, 'pad', '0.75')
    expect(near(await compare(one, other), 0.75, 0)).toBe('within 1 ms')
  })

  it('are not taken for the same where they are not', async () => {
    expect(await compare(speech('en', '40'), speech('de', '60'))).toBeNull()
    const noise = path.join(makeFolder(), 'noise.wav')
    runPeer('sox', '-R', '-n', '-r', '22050', '-b', '16', '-c', '1', noise, 'synth', '60', 'pinknoise')
    expect(await compare(speech('en', '40'), noise)).toBeNull()
  })

  it('are not taken for the same for one moment that is alike in ten seconds', async () => {
    const said = {
      'en-us 50':
        'Welcome to the show. Today we talk about tape machines, and why people still love the sound of them. My guest has repaired them for thirty years. Tell me, how did you begin?',
      'en-gb 30':
        "Well, I found one in my uncle's attic. It had not been switched on in twenty years. I opened it, cleaned the heads, and to my surprise it played.",
    }
    const folder = makeFolder()
    const [one, other] = Object.entries(said).map(([how, text]) => {
      const [voice = '', pitch = ''] = how.split(' ')
      const file = path.join(folder, `${voice}.wav`)
      spawnSync('espeak-ng', ['-v', voice, '-p', pitch, '-w', file, text])
      const level = how === 'en-us 50' ? '0' : '-8'
      runPeer('sox', '-R', file, '-r', '44100', `${file}.44.wav`, 'gain', level)
      return `${file}.44.wav`
    })
    expect(await compare(one ?? '', other ?? '')).toBeNull()
  })
})
