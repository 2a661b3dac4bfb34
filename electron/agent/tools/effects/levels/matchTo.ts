import { z } from 'zod'
import { limits } from '../../../../../shared/schemas/limits.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { sayChange } from '../../../../../shared/notes/sayChange.ts'
import type { MeasureRequest } from '../../../../editor/index.ts'
import type { Slot } from '../../../reader/frames/frame.ts'
import { sound } from '../../../reader/frames/slots.ts'
import type { PreparedStep, ReadBack } from '../../contract/defineTool.ts'
import { confirmAll, type Expectation, expectSameClips, rangeOf } from '../../readBack/confirming.ts'
import { numberIn } from '../../schema/parameters.ts'
import { sayDb, sayName, sayNames, sayNotes, sayRange } from '../../sentences/saying.ts'
import { defineEffect } from '../defineEffect.ts'

const tolerableLu = 0.2

type Args = {
  readonly reference: string
  readonly offset_db: number
}

const target = { ...sound, needed: true, place: ['part', 'track', 'clip', 'label'] } as const
const named: Omit<Slot, 'ties'> = { param: 'reference', content: 'named', needed: true }
const offset: Slot = {
  param: 'offset_db',
  ties: ['by', 'bare'],
  dimensions: ['gain', 'percent', 'factor', 'loudness'],
  convert: 'decibels',
}

export const applyMatchTo = defineEffect({
  name: 'apply_match_to',
  title: 'Match Loudness to a Reference',
  description:
    'Makes tracks or a range as loud as `reference`, or `offset_db` louder than it, by gain alone; the reference stays as it is. To bring several to their mean use apply_match_loudness.',
  parameters: z.strictObject({
    reference: z
      .string()
      .min(1)
      .max(limits.nameLength)
      .describe('Name of the track, clip or label whose loudness is the measure.'),
    offset_db: numberIn(limits.gainDb).describe('How much louder than that, dB: 0 is as loud, negative is quieter.'),
  }),
  frames: [
    {
      acts: ['match', 'matchTo', 'light:match'],
      target,
      aspects: ['loudness', 'gain'],
      aspectOptional: true,
      slots: [{ ...named, ties: ['to', 'like'], said: true }],
      implies: { offset_db: 0 },
    },
    {
      acts: ['gain', 'change', 'loudness', 'match', 'matchTo', 'bare'],
      bare: true,
      target,
      aspects: ['loudness', 'gain'],
      aspectOptional: true,
      slots: [{ ...named, ties: ['like'], said: true }],
      implies: { offset_db: 0 },
    },
    {
      acts: ['gain', 'change', 'bare'],
      bare: true,
      target,
      aspects: ['loudness', 'gain'],
      aspectOptional: true,
      slots: [
        { ...named, ties: ['than'] },
        { ...offset, needed: true },
      ],
    },
    // "keep the music 12 dB under the host"; to lower it by so much under him is to duck it.
    {
      acts: ['change', 'move', 'retain', 'keep', 'bare'],
      bare: true,
      target,
      slots: [
        { ...named, ties: ['under'], said: true },
        { ...offset, dimensions: ['gain', 'loudness'], convert: 'down', needed: true },
      ],
      cost: 0.6,
    },
  ],
  words: ['as loud as', 'make … as loud as', 'bring … to the level of', 'match … to'],
  examples: ['by 3 dB', 'by 6 dB', 'by -6 dB'],
  request: (args) => ({ kind: 'matchTo', reference: args.reference, offsetDb: args.offset_db }),
  sentence: (step, names) => `Make ${sayRange(step.range)} of ${whatOf(step, names)} ${sayMeasure(step.args)}`,
  done: (step, names, { outcome }) => {
    const what = `${sayRange(step.range)} of ${whatOf(step, names)}`
    if (!outcome.changed) return `${what} is ${sayMeasure(step.args)} already${sayNotes(outcome)}`
    const levels = (outcome.changes ?? []).map((change) => {
      const { before, after } = sayChange(change)
      return `${change.track === null ? '' : `${change.track} `}${before} → ${after}`
    })
    return `Made ${what} ${sayMeasure(step.args)}: ${levels.join(', ')}${sayNotes(outcome)}`
  },
  proof: measuredGroups,
  // What was to be as loud is measured once more; silence has no loudness, and stays.
  confirm: (step, seen) => confirmAll(step.tool, [expectSameClips(seen), ...expectGained(seen)]),
})

/** The reference is not made as loud as itself. */
export const withoutReference = (names: readonly string[], { reference }: Args): string[] =>
  names.filter((name) => name.toLowerCase() !== reference.toLowerCase())

const whatOf = ({ args }: PreparedStep<Args>, names: readonly string[]): string =>
  sayNames(withoutReference(names, args))

function sayMeasure({ reference, offset_db: db }: Args): string {
  if (db === 0) return `as loud as ${sayName(reference)}`
  return `${sayDb(Math.abs(db))} ${db > 0 ? 'louder' : 'quieter'} than ${sayName(reference)}`
}

/** Beside a track each of the others by itself, beside a part all of them together: in the order of the changes. */
function measuredGroups({ args, trackIds, ...step }: PreparedStep<Args>, view: ProjectView): MeasureRequest[] {
  const isReference = ({ name }: { readonly name: string }): boolean =>
    name.toLowerCase() === args.reference.toLowerCase()
  const acted = view.tracks.filter((track) => trackIds.includes(track.id) && !isReference(track)).map(({ id }) => id)
  const groups = view.tracks.some(isReference) ? acted.map((id) => [id]) : [acted]
  return groups.map((ids) => ({ range: rangeOf({ ...step, args, trackIds }), trackIds: ids, facts: 'loudness' }))
}

/** What is heard got as much louder as was planned for it; what got no gain is as loud as before. */
function expectGained({ outcome, sound: heard }: ReadBack): Expectation[] {
  const planned = (outcome.changes ?? []).map(({ before, after }) =>
    before.kind === 'loudness' && after.kind === 'loudness' ? after.lufs - before.lufs : 0,
  )
  const found = (heard?.after ?? []).flatMap((after, index) => {
    const [was, is] = [heard?.before[index]?.lufs ?? -Infinity, after.lufs ?? -Infinity]
    return was === -Infinity || is === -Infinity ? [] : [{ was, is }]
  })
  const moved = found.filter(({ was, is }) => Math.abs(is - was) > tolerableLu)
  return planned
    .filter((by) => Math.abs(by) > tolerableLu)
    .map((by, index): Expectation => {
      const { was = 0, is = 0 } = moved[index] ?? {}
      return {
        holds: heard === null || Math.abs(was + by - is) <= tolerableLu,
        expected: { kind: 'loudness', lufs: was + by },
        found: { kind: 'loudness', lufs: is },
      }
    })
}
