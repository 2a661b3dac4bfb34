import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Editor } from '../../electron/editor/index.ts'
import { messageOf } from '../../shared/failures/index.ts'
import type { Result } from '../../shared/result.ts'
import type { EditRequestInput } from '../../shared/schemas/editRequest.ts'
import type { Change } from '../../shared/schemas/change.ts'
import { makeWav } from '../support/files/makeWav.ts'
import { code, openEngine, value } from '../support/openEngine.ts'
import { makeFolder } from '../support/projectFolder.ts'
import { noise } from '../support/signals.ts'
import { addCompareRow } from './support/compareRow.ts'
import { conversation, hasSpeech, record, type Recorded, type Room, saidIn, speechRate } from './support/microphones.ts'

const names = ['Host', 'Guest', 'Caller']

async function openRecorded({ microphones }: Recorded): Promise<Editor> {
  const editor = (await openEngine()).editorFor('test')
  const folder = makeFolder()
  const files = microphones.map((sound, k) => {
    const file = path.join(folder, `${names[k]}.wav`)
    writeFileSync(file, makeWav(bytesIn(sound), { sampleRate: speechRate }))
    return { path: file, name: `${names[k]}.wav` }
  })
  value(await editor.importAudio(files))
  const { tracks, duration } = await editor.view()
  value(await editor.perform({ kind: 'selectTracks', trackIds: tracks.map(({ id }) => id) }))
  value(await editor.perform({ kind: 'setTimeSelection', start: 0, end: duration }))
  return editor
}

function bytesIn(sound: Float32Array): Uint8Array {
  const whole = Int16Array.from(sound, (sample) => Math.round(sample * 32_767))
  return new Uint8Array(whole.buffer)
}

const request = {
  kind: 'crossGate' as const,
  reductionDb: 12,
  holdMs: 500,
  fadeMs: 200,
  except: [],
} satisfies EditRequestInput

/** Of all that a person says, how much is turned down; of what others say while they are silent, how much is. */
function figures({ dry }: Recorded, changes: readonly Change[]) {
  const said = dry.map(saidIn)
  let [spoken, lost, idle, taken] = [0, 0, 0, 0]
  for (const [person, own] of said.entries()) {
    const parts = changes
      .filter(({ track }) => track === names[person])
      .map(({ range }) => range ?? { start: 0, end: 0 })
    const isDown = (step: number) => parts.some(({ start, end }) => start * 50 <= step && step + 1 <= end * 50)
    const isFullyDown = (step: number) =>
      parts.some(({ start, end }) => (start + 0.2) * 50 <= step && step + 1 <= (end - 0.2) * 50)
    for (let step = 0; step < own.length; step++) {
      const isOther = said.some((other, k) => k !== person && other[step])
      // Behind the hold and a fade, and before the next fade.
      const isIdle = !own.slice(Math.max(0, step - 45), step + 20).includes(true)
      if (own[step]) [spoken, lost] = [spoken + 1, lost + (isDown(step) ? 1 : 0)]
      else if (isOther && isIdle) [idle, taken] = [idle + 1, taken + (isFullyDown(step) ? 1 : 0)]
    }
  }
  return { lost: (100 * lost) / spoken, taken: (100 * taken) / idle }
}

const rooms: readonly (readonly [string, number, readonly number[], Room])[] = [
  ['two at a table', 2, [0.5, 0.5], { bleedDb: 14, reverb: 0.3, noiseDb: -60, gainsDb: [0, -8], seed: 1 }],
  ['two in a hall, close by', 2, [0.5, 0.5], { bleedDb: 9, reverb: 0.6, noiseDb: -55, gainsDb: [0, 4], seed: 2 }],
  ['a guest who says little', 2, [0.9, 0.1], { bleedDb: 12, reverb: 0.4, noiseDb: -55, gainsDb: [-6, 3], seed: 3 }],
  ['two booths', 2, [0.5, 0.5], { bleedDb: 40, reverb: 0.2, noiseDb: -65, gainsDb: [0, 0], seed: 4 }],
  ['three at a table', 3, [0.4, 0.3, 0.3], { bleedDb: 13, reverb: 0.35, noiseDb: -58, gainsDb: [0, -6, 3], seed: 5 }],
]

describe.skipIf(!hasSpeech)('microphones of those who do not speak (skipped where espeak-ng is missing)', () => {
  it.each(rooms)('are taken down, and no word is: %s', async (name, people, shares, room) => {
    const recorded = record(conversation(30, shares, room.seed), people, room)
    const editor = await openRecorded(recorded)
    const { changes = [] } = value(await editor.perform(request))
    const { lost, taken } = figures(recorded, changes)
    addCompareRow({
      operation: `microphones: ${name}`,
      peer: 'who was made to speak',
      tolerance: 'less than 1 % of words, more than 85 % of the rest',
      measured: `${lost.toFixed(1)} % of words, ${taken.toFixed(0)} % of the rest`,
    })
    expect([lost < 1, taken > 85]).toEqual([true, true])
  })

  it('are left as they are where all of them hear everybody alike, and where nothing pauses', async () => {
    const room = { bleedDb: 1, reverb: 0.4, noiseDb: -60, gainsDb: [0, 0], seed: 6 }
    const alike = await openRecorded(record(conversation(12, [0.5, 0.5], 6), 2, room))
    expect(code(await alike.perform(request))).toBe('engine/bad-value')
    const one = record(conversation(12, [1], 7), 1, { ...room, seed: 7 })
    const steady = noise(one.dry[0]?.length ?? 0, 8, 0.2)
    const music = await openRecorded({ ...one, microphones: [...one.microphones, steady] })
    expect(messageIn(await music.perform(request))).toContain('only one track on which somebody speaks')
  })

  it.each(rooms)('are made as loud as their people are while they speak: %s', async (name, people, shares, room) => {
    const recorded = record(conversation(30, shares, room.seed), people, room)
    const editor = await openRecorded(recorded)
    const { changes = [] } = value(await editor.perform({ kind: 'matchLoudness', between: 'tracks' }))
    // What each person says, without the room, by the gain of its microphone and by what was done to it.
    const made = recorded.dry.map((dry, k) => {
      const change = changes.find(({ track }) => track === names[k])
      const by =
        change?.before.kind === 'loudness' && change.after.kind === 'loudness'
          ? change.after.lufs - change.before.lufs
          : 0
      return spokenLevel(dry) + (room.gainsDb[k] ?? 0) + by
    })
    const spread = Math.max(...made) - Math.min(...made)
    addCompareRow({
      operation: `equally loud: ${name}`,
      peer: 'who was made to speak',
      tolerance: '0.5 dB',
      measured: `${spread.toFixed(2)} dB`,
    })
    expect(spread).toBeLessThan(0.5)
  })
})

/** Of what is said, pauses left out. */
function spokenLevel(dry: Float32Array): number {
  const size = speechRate / 50
  const steps = saidIn(dry)
  const said = dry.filter((_, i) => steps[Math.floor(i / size)] === true)
  return 10 * Math.log10(said.reduce((sum, sample) => sum + sample * sample, 0) / said.length)
}

const messageIn = (result: Result<unknown>): string => (result.ok ? 'done' : messageOf(result.error))
