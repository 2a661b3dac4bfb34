import { z } from 'zod'
import type { Slot, Target } from '../../../reader/frames/frame.ts'
import { sound } from '../../../reader/frames/slots.ts'
import type { ReadBack } from '../../contract/defineTool.ts'
import { confirmAll, expectSameClips, rangeOf } from '../../readBack/confirming.ts'
import { monoParameter, monoSlot, sayDual } from '../../schema/monoParameter.ts'
import { sayNames, sayNotes, sayRange } from '../../sentences/saying.ts'
import { defineEffect } from '../defineEffect.ts'
import { type DeliveryGoal, goalOf, goalParameters, sayGoal } from './deliveryGoal.ts'
import { expectMastered, masteredLevels } from './expectMastered.ts'

/** What is delivered is rather all of it. */
const recording: Target = { ...sound, thisWhole: true }
const target: Slot = { param: 'target', choice: 'delivery', needed: true }
const loudness: Slot = { param: 'target_lufs', ties: ['to', 'at', 'bare'], dimensions: ['loudness'] }
const ceiling: Slot = { param: 'ceiling_dbtp', settings: ['ceiling', 'peak'], dimensions: ['gain', 'plain'] }
const levelling = ['loudness', 'normalize', 'change', 'light:loudness', 'gain']

export const applyMaster = defineEffect({
  name: 'apply_master',
  title: 'Master',
  description:
    'Brings the mix of the tracks to the loudness and below the true peak of a delivery target, or of values: one gain, and a limiter only where peaks would pass. Length stays.',
  parameters: z.strictObject({ ...goalParameters, mono: monoParameter }),
  frames: [
    {
      acts: ['master', 'deliver', 'light:deliver', 'bare', ...levelling],
      bare: true,
      target: recording,
      aspects: ['loudness', 'gain', 'peak'],
      aspectOptional: true,
      slots: [target, ceiling, monoSlot],
      options: { together: {} },
    },
    // "… for Spotify, but to -16 LUFS" is said of what is mastered.
    {
      acts: ['master', 'deliver', 'light:deliver'],
      target: recording,
      aspects: ['loudness'],
      aspectOptional: true,
      slots: [target, { ...loudness, needed: true }, ceiling, monoSlot],
      options: { together: {} },
    },
    {
      acts: ['master', 'deliver', 'light:deliver', 'bare', 'limit', ...levelling],
      bare: true,
      target: recording,
      aspects: ['loudness', 'gain', 'peak'],
      aspectOptional: true,
      slots: [{ ...loudness, needed: true }, { ...ceiling, needed: true }, monoSlot],
      options: { together: {} },
    },
  ],
  words: ['master', 'master for', 'master to', 'prepare for spotify', 'deliver for', 'make ready for apple podcasts'],
  examples: ['for Apple Podcasts', 'for Spotify', 'for ACX'],
  request: (args) => {
    const { level, ceilingDb } = goalOf(args)
    return { kind: 'master', level, ceilingDb, mono: args.mono }
  },
  sentence: (step, names) => {
    const goal = goalOf(step.args)
    return `Master ${sayRange(step.range)} of ${sayNames(names)}${sayFor(goal)} to ${sayGoal(goal)}${sayDual(step.args)}`
  },
  done: (step, names, seen) => {
    const goal = goalOf(step.args)
    const where = `${sayRange(step.range)} of ${sayNames(names)}`
    if (!seen.outcome.changed) return `${where} is at ${sayGoal(goal)} already${sayNotes(seen.outcome)}`
    return `Mastered ${where}${sayFor(goal)}: ${sayLevels(goal, seen)}${sayNotes(seen.outcome)}`
  },
  // The ceiling holds in any case; a level that it keeps the sound from is said.
  confirm: (step, seen) =>
    confirmAll(step.tool, [expectSameClips(seen), ...expectMastered(goalOf(step.args), seen.outcome, rangeOf(step))]),
})

const sayFor = ({ name }: DeliveryGoal): string => (name === null ? '' : ` for ${name}`)

function sayLevels(goal: DeliveryGoal, { outcome }: ReadBack): string {
  const levels = masteredLevels(outcome)
  if (levels === null) return sayGoal(goal)
  const { level, truePeakDb: peak } = levels
  const unit = goal.level.unit === 'lufs' ? 'LUFS' : 'dB RMS'
  return `${say(level.before)} → ${say(level.after)} ${unit}, true peak ${say(peak.before)} → ${say(peak.after)} dBTP`
}

const say = (db: number): string => db.toFixed(1)
