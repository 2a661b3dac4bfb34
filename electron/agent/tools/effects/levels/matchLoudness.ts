import { z } from 'zod'
import type { MeasureRequest } from '../../../../editor/index.ts'
import { chaptersWithin } from '../../../../../shared/chapterRanges.ts'
import { sayChange } from '../../../../../shared/notes/sayChange.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { confirmAll, type Expectation, expectSameClips, rangeOf } from '../../readBack/confirming.ts'
import type { PreparedStep, ReadBack, Tool } from '../../contract/defineTool.ts'
import { defineEffect } from '../defineEffect.ts'
import { sayNames, sayNotes, sayRange } from '../../sentences/saying.ts'

const tolerableLu = 0.2
/** A gain is exact but for rounding. */
const tolerableGainDb = 0.02

export const applyMatchLoudness = defineMatch({
  name: 'apply_match_loudness',
  title: 'Match Loudness',
  description:
    'Makes two or more tracks equally loud: each by its own gain, to the mean of their loudness. Microphones that hear the others too are measured while their own person speaks.',
  frames: [
    {
      acts: ['match', 'light:match'],
      target: { object: ['track', 'any'], place: ['part', 'track', 'any'] },
      aspects: ['loudness', 'gain'],
      aspectOptional: true,
      options: { each: {}, together: {} },
    },
  ],
  words: ['match loudness', 'make equally loud', 'make … equally loud', 'same loudness', 'same volume'],
  between: 'tracks',
  what: (names) => sayNames(names),
})

export const applyMatchLabels = defineMatch({
  name: 'apply_match_labels',
  title: 'Match Loudness of Labels',
  description:
    'Makes what lies under the labels equally loud, chapter by chapter: each by its own gain, to their mean.',
  frames: [
    {
      acts: ['match', 'light:match'],
      target: { object: ['label'], place: ['track', 'any'], needed: true },
      aspects: ['loudness', 'gain'],
      aspectOptional: true,
      options: { each: {}, together: {} },
      together: true,
    },
  ],
  words: ['match the loudness of the labels', 'even out the chapters', 'make the chapters equally loud'],
  between: 'labels',
  what: (names) => `what lies under the labels on ${sayNames(names)}`,
})

interface MatchLiteral extends Pick<Tool, 'name' | 'title' | 'description' | 'frames' | 'words'> {
  readonly between: 'tracks' | 'labels'
  readonly what: (names: readonly string[]) => string
}

function defineMatch({ between, what, ...literal }: MatchLiteral): Tool {
  return defineEffect({
    ...literal,
    parameters: z.strictObject({}),
    request: () => ({ kind: 'matchLoudness', between }),
    sentence: (step, names) => `Make ${what(names)} equally loud in ${sayRange(step.range)}`,
    done: (step, names, { outcome }) => {
      if (!outcome.changed) return `${what(names)} are equally loud in ${sayRange(step.range)} already`
      const levels = (outcome.changes ?? []).map((change) => {
        const { before, after } = sayChange(change)
        return `${change.track ?? sayRange(change.range)} ${before} → ${after}`
      })
      return `Made ${what(names)} equally loud: ${levels.join(', ')}${sayNotes(outcome)}`
    },
    proof: (step, view) => (between === 'tracks' ? eachTrack(step) : eachLabel(step, view)),
    confirm: (step, seen) => {
      const isNew = !seen.outcome.changed || seen.after.contentRevision !== seen.before.contentRevision
      return confirmAll(step.tool, [
        { holds: isNew, expected: { kind: 'rendered-anew' }, found: { kind: 'nothing-changed' } },
        expectSameClips(seen),
        ...(between === 'tracks' ? expectGains(step, seen) : expectEqual(seen)),
      ])
    },
  })
}

function eachTrack(step: PreparedStep): MeasureRequest[] {
  return step.trackIds.map((id) => ({ range: rangeOf(step), trackIds: [id], facts: 'levels' as const }))
}

const eachLabel = (step: PreparedStep, { labels, duration }: ProjectView): MeasureRequest[] =>
  chaptersWithin(labels, duration, rangeOf(step)).map(({ start, end }) => ({
    range: { start, end },
    trackIds: step.trackIds,
    facts: 'loudness',
  }))

/**
 * Each track is louder or quieter by the gain that was planned for it. How loud it is as a whole says less: a gain
 * opens the gate of a loudness to what was too quiet before, and a microphone that hears the others too was measured
 * while its own person speaks.
 */
function expectGains({ trackIds }: PreparedStep, { outcome, sound }: ReadBack): Expectation[] {
  return trackIds.flatMap((id, index): Expectation[] => {
    const [was, is] = [sound?.before[index]?.rmsDb ?? -Infinity, sound?.after[index]?.rmsDb ?? -Infinity]
    if (was === -Infinity) return []
    const by = outcome.gains?.find(({ trackId }) => trackId === id)?.db ?? 0
    return [
      {
        holds: Math.abs(was + by - is) <= tolerableGainDb,
        expected: { kind: 'level', db: was + by },
        found: { kind: 'level', db: is },
      },
    ]
  })
}

/** Of those that are heard, none is further from the first than what can be measured. */
function expectEqual({ sound }: ReadBack) {
  const heard = (sound?.after ?? []).map(({ lufs = -Infinity }) => lufs).filter((lufs) => lufs > -Infinity)
  const [first = 0] = heard
  return heard.map((lufs) => ({
    holds: Math.abs(lufs - first) <= tolerableLu,
    expected: { kind: 'loudness', lufs: first } as const,
    found: { kind: 'loudness', lufs } as const,
  }))
}
