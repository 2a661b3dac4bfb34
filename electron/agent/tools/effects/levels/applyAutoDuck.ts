import { z } from 'zod'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { onEachTrack, rangeOf } from '../../readBack/confirming.ts'
import { defineEffect } from '../defineEffect.ts'
import { sayDb, sayName, sayNames, sayRange } from '../../sentences/saying.ts'
import { confirmQuieter, rmsPairs } from './expectLevel.ts'
import { numberIn } from '../../schema/parameters.ts'
import { setting, milliseconds } from '../../../reader/frames/slots.ts'
import type { Slot, Target } from '../../../reader/frames/frame.ts'

const ducked: Target = { object: ['track', 'any'], place: ['part', 'track'], needed: true }
const control: Slot = { param: 'control', content: 'track', ties: ['under', 'while'], needed: true }
const amount: Slot = { param: 'duck_db', ties: ['by', 'bare'], dimensions: ['gain', 'plain'], convert: 'decibels' }
const settings: readonly Slot[] = [milliseconds('fade_ms', 'fade'), setting('threshold_db', 'gain', 'threshold')]

export const applyAutoDuck = defineEffect({
  name: 'apply_auto_duck',
  title: 'Auto Duck',
  description: 'Makes tracks quieter wherever the `control` track is heard, for music under speech.',
  parameters: z.strictObject({
    control: z
      .string()
      .min(1)
      .max(limits.nameLength)
      .describe('Name of the track that makes the others quieter; it stays as it is.'),
    duck_db: numberIn(limits.duckDb).default(limits.duckDb.default).describe('How far they go down, dB.'),
    fade_ms: numberIn(limits.duckFadeMs)
      .default(limits.duckFadeMs.default)
      .describe('How long going down and coming up take, ms.'),
    threshold_db: numberIn(limits.duckThresholdDb)
      .default(limits.duckThresholdDb.default)
      .describe('Level from which on the control track counts, dBFS.'),
  }),
  frames: [
    {
      acts: ['duck', 'light:duck'],
      target: ducked,
      slots: [control, { ...amount, convert: 'down' }, ...settings],
      cost: 0.3,
    },
    {
      acts: ['gain'],
      way: -1,
      target: ducked,
      slots: [control, amount, ...settings],
      cost: 0.3,
    },
    // "the music 4 dB down while the host is talking".
    {
      acts: ['bare', 'change'],
      bare: true,
      target: ducked,
      slots: [
        { ...control, ties: ['while'] },
        { ...amount, needed: true },
      ],
      cost: 0.3,
    },
  ],
  words: ['duck', 'auto duck', 'autoduck', 'auto-duck', 'sidechain'],
  examples: ['under the host'],
  request: (args) => ({
    kind: 'autoDuck',
    control: args.control,
    duckDb: args.duck_db,
    fadeMs: args.fade_ms,
    thresholdDb: args.threshold_db,
  }),
  sentence: (step, names) =>
    `Duck ${sayNames(others(names, step.args.control))} by ${sayDb(-step.args.duck_db)} under ${sayName(step.args.control)} in ${sayRange(step.range)}`,
  done: (step, _names, { outcome }) =>
    `Ducked ${sayNames(outcome.tracks)} by ${sayDb(-step.args.duck_db)} under ${sayName(step.args.control)} in ${sayRange(step.range)}`,
  proof: (step) => onEachTrack(step, [rangeOf(step)], 'levels'),
  // Quieter on the whole where there was sound to duck; the control track, and a track that is silent there, stay.
  confirm: (step, seen) => {
    const pairs = rmsPairs(seen)
    const isSilent = pairs.every(([before]) => before === Number.NEGATIVE_INFINITY)
    const isQuieter =
      (isSilent || pairs.some(([before, after]) => after < before)) && pairs.every(([before, after]) => after <= before)
    return confirmQuieter(step, seen, step.args.duck_db === 0 || isQuieter)
  },
})

const others = (names: readonly string[], control: string): string[] =>
  names.filter((name) => name.toLowerCase() !== control.toLowerCase())
