import { writeFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { edit, editAsJson, inOwnFolder, place } from '../support/editCommand.ts'
import { makeWav, storeSamples } from '../support/files/makeWav.ts'
import { noise, sine } from '../support/signals.ts'

inOwnFolder()

const rate = 16_000
/** Words of a made-up voice: a pitch with its overtones, and pauses of 80 ms between them. */
const words = [
  [0.1, 0.95, 140],
  [1.03, 2, 210],
  [2.08, 3.1, 120],
  [3.18, 4, 250],
] as const

beforeEach(() => {
  const sound = noise(rate * 4, 7, 0.001)
  for (const [start, end, pitch] of words)
    for (const overtone of [1, 2, 5]) {
      const tone = sine(pitch * overtone, rate, rate * 4, 0.25 / overtone)
      for (let k = Math.round(start * rate); k < end * rate; k++) sound[k] = (sound[k] ?? 0) + (tone[k] ?? 0)
    }
  const steps = Array.from(sound, (sample) => Math.round(sample * 32_767))
  writeFileSync(place.input, makeWav(storeSamples('s16', steps), { sampleRate: rate }))
})

const said = async (sentence: string, ...options: readonly string[]) =>
  (await editAsJson(place.input, '--offline', '--say', sentence, ...options)).printed
const lengthAfter = async (sentence: string, ...options: readonly string[]): Promise<number> =>
  (await said(sentence, '--yes', ...options)).project?.duration ?? 0
const replyTo = async (sentence: string, ...options: readonly string[]): Promise<string> =>
  (await said(sentence, ...options)).requests[0]?.reply ?? ''

describe('a cut in words', () => {
  test('lands in the pauses beside the words that it was asked for in', async () => {
    // Both edges are within a word; the pauses before 1.03 and behind 2.0 are within reach.
    const length = await lengthAfter('delete 1.06 to 2.0 s')
    expect(length).not.toBeCloseTo(4 - 0.94, 3)
    expect(Math.abs(length - (4 - 0.94))).toBeLessThan(0.2)
    expect(await replyTo('delete 1.06 to 2.0 s', '--yes')).not.toContain('may be heard')
  })

  test('is exact to the frame where that is asked for, and says when the join may be heard', async () => {
    expect(await lengthAfter('delete 1.5 to 2.03 s', '--no-click-safe')).toBeCloseTo(4 - 0.53, 6)
    expect(await replyTo('delete 1.5 to 2.03 s', '--yes', '--no-click-safe')).toContain(
      'the join may be heard, at 0:01.5',
    )
  })

  test('stays where its join is not heard anyway', async () => {
    expect(await lengthAfter('delete 0.99 to 2.04 s')).toBeCloseTo(4 - 1.05, 6)
  })

  test('moves no edge at the start or the end of what was recorded', async () => {
    expect(await lengthAfter('delete the first 1.06 s')).toBeCloseTo(4 - 1.06, 6)
    expect(await lengthAfter('delete the last 1.5 s')).toBeCloseTo(2.5, 6)
  })

  test('says in the approval where it was moved to', async () => {
    const { out, notes } = await edit([place.input, '--offline', '--say', 'delete 1.06 to 2.0 s'])
    expect(`${out} ${notes}`).toContain('The cut was moved from 0:01.06–0:02 to')
  })
})
