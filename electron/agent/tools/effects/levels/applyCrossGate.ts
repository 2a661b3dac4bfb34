import { z } from 'zod'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { milliseconds } from '../../../reader/frames/slots.ts'
import type { ToolFrame } from '../../../reader/frames/frame.ts'
import { onEachTrack, rangeOf } from '../../readBack/confirming.ts'
import { leftOutParameter, numberIn } from '../../schema/parameters.ts'
import { sayAllBut, sayDb, sayNames, sayRange } from '../../sentences/saying.ts'
import { defineEffect } from '../defineEffect.ts'
import { confirmQuieter, rmsPairs } from './expectLevel.ts'

const frame: Omit<ToolFrame, 'acts'> = {
  target: { object: ['track', 'any'], place: ['part', 'track', 'any'], ties: ['bare', 'on', 'from'] },
  slots: [
    {
      param: 'reduction_db',
      ties: ['by', 'bare', 'with'],
      settings: ['reduction'],
      dimensions: ['gain', 'plain'],
      convert: 'plain',
    },
    milliseconds('hold_ms', 'hold'),
    milliseconds('fade_ms', 'fade'),
  ],
  way: -1,
}

export const applyCrossGate = defineEffect({
  name: 'apply_cross_gate',
  title: 'Cross-Gate',
  description:
    'For microphones that hear each other: turns each down while its own person is silent and another speaks, with a hold and fades. Finds who speaks by itself: no range for each.',
  parameters: z.strictObject({
    reduction_db: numberIn(limits.crossGateDb)
      .default(limits.crossGateDb.default)
      .describe('How far a microphone goes down, dB.'),
    hold_ms: numberIn(limits.crossGateHoldMs)
      .default(limits.crossGateHoldMs.default)
      .describe('How long it stays up behind the last word, ms.'),
    fade_ms: numberIn(limits.crossGateFadeMs)
      .default(limits.crossGateFadeMs.default)
      .describe('How long going down and coming up take, ms.'),
    except: leftOutParameter('Parts'),
  }),
  frames: [
    { ...frame, acts: ['gain:idleVoices', 'duck:idleVoices', 'gate:idleVoices', 'change:idleVoices'] },
    { ...frame, acts: ['crossGate', 'light:crossGate'] },
    { ...frame, acts: ['remove:bleed', 'cut:bleed', 'gain:bleed', 'denoise:bleed', 'gate:bleed', 'change:bleed'] },
  ],
  words: [
    'cross-gate',
    'cross gate',
    'turn down whoever is not speaking',
    'turn down … not speaking',
    'reduce the bleed',
    'microphone bleed',
    'crosstalk',
  ],
  examples: ['by 6 dB'],
  request: (args) => ({
    kind: 'crossGate',
    reductionDb: args.reduction_db,
    holdMs: args.hold_ms,
    fadeMs: args.fade_ms,
    except: args.except,
  }),
  sentence: ({ range, args }, names) =>
    `Turn down each of ${sayNames(names)} by ${sayDb(args.reduction_db)} in ${sayRange(range)} while somebody else speaks${sayAllBut(args.except)}`,
  done: ({ range, args }, _names, { outcome }) => {
    const parts = (outcome.changes ?? []).filter(({ left }) => !left)
    const tracks = [...new Set(parts.flatMap(({ track }) => track ?? []))]
    return `Turned down ${sayNames(tracks)} by ${sayDb(args.reduction_db)} in ${parts.length === 1 ? '1 part' : `${parts.length} parts`} of ${sayRange(range)} in which somebody else speaks`
  },
  proof: (step) => onEachTrack(step, [rangeOf(step)], 'levels'),
  // Nobody is louder, and whoever was told of is quieter.
  confirm: (step, seen) => {
    const pairs = rmsPairs(seen)
    return confirmQuieter(step, seen, pairs.some(([was, is]) => is < was) && pairs.every(([was, is]) => is <= was))
  },
})
