import { z } from 'zod'
import type { Measurement } from '../../../editor/index.ts'
import {
  confirmAll,
  edgesOf,
  expectAudioLeft,
  expectSameLength,
  rangeOf,
  type Expectation,
} from '../readBack/confirming.ts'
import type { PreparedStep, ReadBack } from '../contract/defineTool.ts'
import { defineEffect } from './defineEffect.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { tracksOf } from '../readBack/measureTracks.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { sound } from '../../reader/frames/slots.ts'

const tolerableDb = 0.5
/** Parts that are measured; more would take longer than the edit. */
const looked = 4

export const applyReverse = defineEffect({
  name: 'apply_reverse',
  title: 'Reverse',
  description: 'Turns a range round, so that it plays backwards. Length stays.',
  parameters: z.strictObject({}),
  frames: [{ acts: ['reverse', 'light:reverse'], target: sound, options: { each: { '#each': true } } }],
  words: [
    'reverse',
    'play backwards',
    'play … backwards',
    'play … in reverse',
    'put … in reverse',
    'turn round',
    'turn … round',
    'turn around',
    'turn … around',
    'make backwards',
    'make … backwards',
    'flip backwards',
    'flip … backwards',
    'run backwards',
    'backwards',
    'flip … around',
    'put … backwards',
  ],
  request: () => ({ kind: 'reverse' }),
  sentence: (step, names) => `Reverse ${sayRange(step.range)} of ${sayNames(names)}`,
  done: (step, names) => `Reversed ${sayRange(step.range)} of ${sayNames(names)}`,
  proof: (step, view) =>
    partsOf(step, view).flatMap(({ range, trackId }) =>
      edgesOf(range, 2).map((edge) => ({ range: edge, trackIds: [trackId] })),
    ),
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      ...expectAudioLeft(step, seen, (all) => all),
      expectSameLength(seen),
      ...expectTurned(seen),
    ]),
})

/** A few of the clips' parts in the range: each of them is turned round in its own place. */
function partsOf(step: PreparedStep, view: ProjectView) {
  const { start, end } = rangeOf(step)
  return tracksOf(view, step.trackIds)
    .flatMap((track) =>
      track.clips.map((clip) => ({
        trackId: track.id,
        range: { start: Math.max(start, clip.start), end: Math.min(end, clip.end) },
      })),
    )
    .filter(({ range }) => range.end > range.start)
    .slice(0, looked)
}

/**
 * What was at one edge of a part is at its other edge now, and it is another sound. Measurements come in pairs: a
 * part's first and last moments.
 */
function expectTurned({ sound, outcome }: ReadBack): Expectation[] {
  if (sound === null || !outcome.changed) return []
  const near = (a: number, b: number) => a === b || Math.abs(a - b) <= tolerableDb
  const levels = Array.from({ length: Math.floor(sound.before.length / 2) }, (_, part): Expectation => {
    const [first = 0, last = 0] = sound.before.slice(part * 2, part * 2 + 2).map((one) => one.rmsDb)
    const [head = 0, tail = 0] = sound.after.slice(part * 2, part * 2 + 2).map((one) => one.rmsDb)
    return {
      holds: near(first, tail) && near(last, head),
      expected: { kind: 'levels-at-ends', first: last, last: first },
      found: { kind: 'levels', first: head, last: tail },
    }
  })
  const telling = sound.before.filter((one) => !isEvenLevel(one))
  const same = telling.every((one) => sound.after[sound.before.indexOf(one)]?.soundHash === one.soundHash)
  return [
    ...levels,
    { holds: telling.length === 0 || !same, expected: { kind: 'other-sound' }, found: { kind: 'same-sound' } },
  ]
}

/** Silence, and a signal of one level throughout, sound the same both ways. */
function isEvenLevel({ peakDb, rmsDb }: Measurement): boolean {
  return peakDb === rmsDb || Math.abs(peakDb - rmsDb) < 0.01
}
