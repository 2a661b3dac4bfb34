import { z } from 'zod'
import type { TrackView } from '../../../../shared/schemas/projectView.ts'
import { sound } from '../../reader/frames/slots.ts'
import { defineTool, type PreparedStep, type ReadBack } from '../contract/defineTool.ts'
import { defineEffect } from '../effects/defineEffect.ts'
import { confirmAll, expectSameClips, onEachTrack, rangeOf, type Expectation } from '../readBack/confirming.ts'
import { audioOf, extentOf, newTracks, sameTime, trackById, tracksOf } from '../readBack/measureTracks.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { expectOthersSame } from './expectOnTracks.ts'

const stereoOf = (tracks: readonly TrackView[]): TrackView[] => tracks.filter((track) => track.channels === 2)

/** Why nothing is to be done: there is one side only. */
function idleOnMono(step: PreparedStep, view: Parameters<typeof tracksOf>[0]): string | null {
  const tracks = tracksOf(view, step.trackIds)
  if (stereoOf(tracks).length > 0) return null
  return `${sayNames(tracks.map((track) => track.name))} ${tracks.length === 1 ? 'is' : 'are'} mono already.`
}

const sides = ['mix', 'left', 'right'] as const

export const makeMono = defineTool({
  name: 'make_mono',
  group: 'tracks',
  title: 'Mix Stereo Down to Mono',
  description: 'Makes stereo tracks mono: the average of both sides, or one of them. Length and clips stay.',
  parameters: z.strictObject({
    from: z.enum(sides).default('mix').describe('The average of both sides, or only one of them.'),
  }),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'none',
  frames: [
    {
      acts: ['change', 'mix', 'makeMono', 'exportAs'],
      target: { object: ['track'], place: ['track'], ties: ['bare', 'on', 'from'] },
      slots: [
        { param: '#channels', choice: 'channels', equals: 1, needed: true },
        { param: 'from', choice: 'channelSide' },
      ],
    },
    {
      acts: ['keep', 'change'],
      target: { object: ['track'], place: ['track'], ties: ['bare', 'on', 'from'] },
      slots: [{ param: 'from', choice: 'channelSide', needed: true }],
    },
    {
      acts: ['remove', 'cut'],
      target: { object: ['track'], place: ['track'], ties: ['bare', 'on', 'from'] },
      slots: [
        {
          param: '#side',
          choice: 'channelSide',
          presets: { left: { from: 'right' }, right: { from: 'left' } },
          needed: true,
        },
      ],
    },
  ],
  words: ['make … mono', 'make mono', 'convert to mono', 'mix stereo down to mono', 'stereo to mono', 'to mono'],
  examples: ['the music'],
  request: (args) => ({ kind: 'makeMono', from: args.from }),
  idleBecause: idleOnMono,
  sentence: ({ args }, names) => `Make ${sayNames(names)} mono, ${saySide(args.from)}`,
  done: ({ args }, names) => `Made ${sayNames(names)} mono, ${saySide(args.from)}`,
  proof: (step, view) =>
    stereoOf(tracksOf(view, step.trackIds)).flatMap((track) => {
      const range = extentOf(track)
      return range === null ? [] : onEachTrack({ ...step, trackIds: [track.id] }, [range], 'levels')
    }),
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      {
        holds: tracksOf(seen.after, step.trackIds).every((track) => track.channels === 1),
        expected: { kind: 'mono' },
        found: { kind: 'stereo' },
      },
      expectSameClips(seen),
      expectOthersSame(step.trackIds, seen.before, seen.after),
      ...noLouder(seen),
    ]),
})

const saySide = (from: (typeof sides)[number]): string =>
  from === 'mix' ? 'both sides mixed' : `from its ${from} channel`

const toleranceDb = 0.1

/** One side, or the average of both, never goes higher than both did. */
const noLouder = ({ sound: heard }: ReadBack): Expectation[] =>
  (heard?.after ?? []).map((after, index) => ({
    holds: after.peakDb <= (heard?.before[index]?.peakDb ?? 0) + toleranceDb,
    expected: { kind: 'no-louder' },
    found: { kind: 'peak', db: after.peakDb },
  }))

export const splitStereo = defineTool({
  name: 'split_stereo',
  group: 'tracks',
  title: 'Split Stereo to Mono',
  description: 'Makes two mono tracks of each stereo track, its left and its right side, and selects them.',
  parameters: z.strictObject({}),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content', 'selectedTracks'],
  impact: 'rewrites',
  regions: 'none',
  frames: [
    {
      acts: ['split', 'change', 'exportAs'],
      target: { object: ['track'], place: ['track'], ties: ['bare', 'on', 'from'] },
      needsOption: 'both sides',
      options: { 'both sides': {} },
      cost: -0.4,
    },
  ],
  words: ['split stereo to mono', 'split the stereo track', 'split … into left and right', 'split … into mono tracks'],
  examples: ['the music'],
  request: () => ({ kind: 'splitStereo' }),
  idleBecause: idleOnMono,
  sentence: (_step, names) => `Split ${sayNames(names)} into a left and a right mono track`,
  done: (step, _names, seen) => `Split into ${sayNames(halvesOf(step, seen).map((track) => track.name))}`,
  confirm: (step, seen) => confirmAll(step.tool, expectHalves(step, seen)),
})

/** What is mono of the acted-on tracks afterwards, and what is new. */
const halvesOf = (step: PreparedStep, seen: ReadBack): TrackView[] => {
  const added = newTracks(seen)
  return seen.after.tracks.filter((track) => added.includes(track) || step.trackIds.includes(track.id))
}

function expectHalves(step: PreparedStep, seen: ReadBack): Expectation[] {
  const stereo = stereoOf(tracksOf(seen.before, step.trackIds))
  const added = newTracks(seen)
  return [
    {
      holds: added.length === stereo.length,
      expected: { kind: 'new-tracks', count: stereo.length },
      found: { kind: 'new-tracks', count: added.length },
    },
    ...stereo.flatMap((track, index) =>
      [trackById(seen.after, track.id), added[index]].map((half): Expectation => {
        const isHalf = half?.channels === 1 && half.clips.length === track.clips.length
        return {
          holds: isHalf && sameTime(audioOf(half), audioOf(track), seen.after),
          expected: { kind: 'audio-on', seconds: audioOf(track), track: track.name },
          found: { kind: 'length', seconds: half === undefined ? 0 : audioOf(half) },
        }
      }),
    ),
    expectOthersSame(step.trackIds, seen.before, seen.after),
  ]
}

export const swapChannels = defineEffect({
  name: 'swap_channels',
  title: 'Swap Stereo Channels',
  description: 'Exchanges the left and the right side of stereo tracks in a range. Level and length stay.',
  parameters: z.strictObject({}),
  frames: [
    {
      acts: ['swap:stereoSides', 'reverse:stereoSides', 'invert:stereoSides', 'change:stereoSides', 'swapSides'],
      target: { ...sound, ties: ['bare', 'on', 'from'] },
    },
  ],
  words: ['swap channels', 'swap left and right', 'swap the stereo channels', 'exchange left and right'],
  request: () => ({ kind: 'swapChannels' }),
  idleBecause: idleOnMono,
  sentence: (step, names) => `Swap left and right in ${sayRange(step.range)} of ${sayNames(names)}`,
  done: (step, names) => `Swapped left and right in ${sayRange(step.range)} of ${sayNames(names)}`,
  idleOn: ['engine/sides-alike'],
  // Both ends can be the same on both sides, and the middle not.
  proof: (step, view) =>
    stereoOf(tracksOf(view, step.trackIds)).map(({ id }) => ({ range: rangeOf(step), trackIds: [id] })),
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      {
        holds: seen.outcome.changed && seen.after.contentRevision !== seen.before.contentRevision,
        expected: { kind: 'rendered-anew' },
        found: { kind: 'nothing-changed' },
      },
      expectSameClips(seen),
      {
        holds: seen.sound?.after.some((one, index) => one.soundHash !== seen.sound?.before[index]?.soundHash) ?? true,
        expected: { kind: 'other-sound' },
        found: { kind: 'same-sound' },
      },
    ]),
})
