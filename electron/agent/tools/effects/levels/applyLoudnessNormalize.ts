import { z } from 'zod'
import { limits } from '../../../../../shared/schemas/limits.ts'
import type { MonoCount } from '../../../../../shared/schemas/edits/monoCount.ts'
import type { MeasureRequest } from '../../../../editor/index.ts'
import { confirmAll, expectSameClips, expectSound, rangeOf } from '../../readBack/confirming.ts'
import type { PreparedStep, ReadBack } from '../../contract/defineTool.ts'
import { defineEffect } from '../defineEffect.ts'
import { sayNames, sayNotes, sayRange } from '../../sentences/saying.ts'
import { monoParameter, monoSlot, sayDual } from '../../schema/monoParameter.ts'
import { numberIn } from '../../schema/parameters.ts'
import type { Slot } from '../../../reader/frames/frame.ts'
import { sound } from '../../../reader/frames/slots.ts'

const tolerableLu = 0.1

type Args = { readonly target_lufs: number; readonly mode: 'together' | 'each'; readonly mono: MonoCount }

const target: Slot = {
  param: 'target_lufs',
  ties: ['to', 'at', 'bare'],
  dimensions: ['loudness', 'plain', 'gain'],
}
const modes = { each: { mode: 'each' }, together: { mode: 'together' } }

export const applyLoudnessNormalize = defineEffect({
  name: 'apply_loudness_normalize',
  title: 'Loudness Normalization',
  description:
    'Brings a range to an integrated loudness of `target_lufs` (EBU R 128) by gain alone. For a peak level use apply_normalize.',
  parameters: z.strictObject({
    target_lufs: numberIn(limits.lufs).default(limits.lufs.default).describe('Loudness in LUFS.'),
    mode: z
      .enum(['together', 'each'])
      .default('together')
      .describe('One gain for all, so that their mix reaches it; or each track by itself.'),
    mono: monoParameter,
  }),
  frames: [
    {
      acts: ['normalize', 'loudness', 'master', 'change', 'light:loudness', 'gain', 'limit', 'bare'],
      bare: true,
      target: sound,
      aspects: ['loudness', 'gain'],
      aspectOptional: true,
      slots: [{ ...target, dimensions: ['loudness'], needed: true }, monoSlot],
      options: modes,
    },
    {
      acts: ['loudness', 'master', 'normalize', 'change'],
      target: sound,
      aspects: ['loudness'],
      slots: [target, monoSlot],
      options: modes,
      cost: 0.3,
    },
    {
      acts: ['loudness', 'master', 'light:loudness'],
      target: sound,
      slots: [target, monoSlot],
      options: modes,
      cost: 0.3,
    },
  ],
  words: [
    'loudness normalize',
    'normalize loudness',
    'normalize the loudness',
    'match loudness',
    'match the loudness',
    'set the loudness',
  ],
  request: (args) => ({ kind: 'loudnessNormalize', targetLufs: args.target_lufs, mode: args.mode, mono: args.mono }),
  sentence: (step, names) =>
    `Bring ${sayRange(step.range)} of ${sayNames(names)} to ${step.args.target_lufs} LUFS${isEach(step) ? ', each by itself' : ''}${sayDual(step.args)}`,
  done: (step, names, seen) => {
    const where = `${sayRange(step.range)} of ${sayNames(names)}`
    if (!seen.outcome.changed)
      return `${where} has a loudness of ${sayLufs(step.args.target_lufs)} already${sayNotes(seen.outcome)}`
    return `Loudness of ${where}: ${sayChange(step, names, seen)}${sayNotes(seen.outcome)}`
  },
  proof: (step) => proofOf(step),
  // A silent track has no loudness to bring anywhere and stays as it is.
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      expectSameClips(seen),
      ...expectSound(seen, ({ sound }, index) => {
        const found = sound?.after[index]?.lufs ?? 0
        return {
          holds: found === Number.NEGATIVE_INFINITY || Math.abs(found - step.args.target_lufs) <= tolerableLu,
          expected: { kind: 'loudness', lufs: step.args.target_lufs },
          found: { kind: 'loudness', lufs: found },
        }
      }),
    ]),
})

const isEach = (step: PreparedStep<Args>): boolean => step.args.mode === 'each' && step.trackIds.length > 1

function proofOf(step: PreparedStep<Args>): MeasureRequest[] {
  const range = rangeOf(step)
  const groups = isEach(step) ? step.trackIds.map((id) => [id]) : [step.trackIds]
  return groups.map((trackIds) => ({ range, trackIds, facts: 'loudness', mono: step.args.mono }))
}

function sayChange(step: PreparedStep<Args>, names: readonly string[], { sound }: ReadBack): string {
  const levels = (sound?.after ?? []).map(
    (after, index) => `${sayLufs(sound?.before[index]?.lufs ?? 0, '')} → ${sayLufs(after.lufs ?? 0)}`,
  )
  return isEach(step) ? levels.map((level, index) => `${names[index] ?? ''} ${level}`).join(', ') : levels.join('')
}

function sayLufs(lufs: number, unit = ' LUFS'): string {
  return lufs === Number.NEGATIVE_INFINITY ? 'silence' : `${lufs.toFixed(1)}${unit}`
}
