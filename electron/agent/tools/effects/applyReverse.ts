import { z } from 'zod'
import type { MeasureRequest } from '../../../editor/index.ts'
import {
  confirmAll,
  expectAudioLeft,
  type Expectation,
  rangeOf,
  samplesOf,
  withoutJoins,
} from '../readBack/confirming.ts'
import type { PreparedStep, ReadBack } from '../contract/defineTool.ts'
import { defineEffect } from './defineEffect.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { sound } from '../../reader/frames/slots.ts'

/** Tracks that are listened to; more would take longer than the edit. */
const looked = 4

export const applyReverse = defineEffect({
  name: 'apply_reverse',
  title: 'Reverse',
  description: 'Turns a range round, with its gaps and clip boundaries, so that it plays backwards. Length stays.',
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
  proof: (step, view) => turnedProof(step, view),
  confirm: (step, seen) => confirmAll(step.tool, [...expectAudioLeft(step, seen, (all) => all), ...expectTurned(seen)]),
})

/**
 * Long ranges are listened to at both ends; what is beside the joins is backwards there to the sample. Of each end
 * comes first how it sounds, then how the other end sounds backwards.
 */
function turnedProof(step: PreparedStep, { sampleRate }: ProjectView): readonly MeasureRequest[] {
  const range = withoutJoins(rangeOf(step), sampleRate)
  if (range === null) return []
  const places = samplesOf(range)
  return step.trackIds.slice(0, looked).flatMap((id) =>
    places.flatMap((place, index): MeasureRequest[] => [
      { range: place, trackIds: [id] },
      { range: places[places.length - 1 - index] ?? place, trackIds: [id], backwards: true },
    ]),
  )
}

/** Each end sounds as the other one did backwards, and not as it did before, unless that was the same. */
function expectTurned({ sound, outcome }: ReadBack): Expectation[] {
  if (sound === null || !outcome.changed) return []
  return sound.after.flatMap(({ soundHash }, index): Expectation[] =>
    index % 2 === 1
      ? []
      : [
          {
            holds: soundHash === sound.before[index + 1]?.soundHash,
            expected: { kind: 'backwards' },
            found: { kind: soundHash === sound.before[index]?.soundHash ? 'same-sound' : 'other-sound' },
          },
        ],
  )
}
