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
import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { sound } from '../../reader/frames/slots.ts'

/** Tracks that are listened to; more would take longer than the edit. */
const measuredTracks = 4

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
 * comes first how it sounds, then how the other end sounds backwards; the same once more with the joins.
 */
function turnedProof(step: PreparedStep, { sampleRate }: ProjectView): readonly MeasureRequest[] {
  const range = withoutJoins(rangeOf(step), sampleRate)
  if (range === null) return []
  const inside = samplesOf(range)
  const whole = inside.length === 1 ? [rangeOf(step)] : samplesOf(rangeOf(step))
  return [inside, whole].flatMap((places) => mirrored(step, places))
}

function mirrored(step: PreparedStep, places: readonly RangeView[]): MeasureRequest[] {
  return step.trackIds.slice(0, measuredTracks).flatMap((id) =>
    places.flatMap((place, index): MeasureRequest[] => [
      { range: place, trackIds: [id] },
      { range: places[places.length - 1 - index] ?? place, trackIds: [id], backwards: true },
    ]),
  )
}

/**
 * Each end sounds as the other one did backwards, and not as it did before, unless that was the same. With the joins it
 * is only another sound: where all that is heard lies in them.
 */
function expectTurned({ sound, outcome }: ReadBack): Expectation[] {
  if (sound === null || !outcome.changed) return []
  const exact = sound.after.length / 2
  return sound.after.flatMap(({ soundHash }, index): Expectation[] => {
    if (index % 2 === 1) return []
    const [before, turned] = [sound.before[index]?.soundHash, sound.before[index + 1]?.soundHash]
    const isSame = soundHash === before
    return [
      {
        holds: index < exact ? soundHash === turned : !isSame || before === turned,
        expected: { kind: 'backwards' },
        found: { kind: isSame ? 'same-sound' : 'other-sound' },
      },
    ]
  })
}
