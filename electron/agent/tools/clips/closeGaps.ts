import { z } from 'zod'
import type { RangeView, TrackView } from '../../../../shared/schemas/projectView.ts'
import { confirmAll, type Expectation } from '../readBack/confirming.ts'
import { defineTool, type PreparedStep, type ReadBack } from '../contract/defineTool.ts'
import { sameTime, trackById, tracksOf } from '../readBack/measureTracks.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { anywhere } from '../../reader/frames/slots.ts'

export const closeGaps = defineTool({
  name: 'close_gaps',
  group: 'clips',
  title: 'Close Gaps',
  description:
    'Closes the gaps between clips in a range or the whole: what follows moves up, no sound changes. For pauses in the sound use apply_truncate_silence.',
  parameters: z.strictObject({
    mode: z
      .enum(['together', 'each'])
      .default('together')
      .describe('Only what all acted-on tracks leave free, so that they stay in step; or each track by itself.'),
  }),
  reads: rangeOnTracks('optional'),
  writes: ['content', 'timeSelection'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['closeGaps'],
      target: { object: ['track', 'part', 'clip', 'any'], place: anywhere, ties: ['bare', 'on', 'from', 'at'] },
      options: { each: { mode: 'each' } },
    },
  ],
  words: [
    'close gaps',
    'close the gaps',
    'close all gaps',
    'close the gap between the clips',
    'butt the clips together',
  ],
  request: ({ mode }) => ({ kind: 'closeGaps', mode }),
  idleBecause: (step, view) => {
    const tracks = tracksOf(view, step.trackIds)
    if (gapsFor(step, tracks).some((gaps) => gaps.length > 0)) return null
    const isOneByOne = tracks.some((track) => gapsIn(track.clips, step.range).length > 0)
    return isOneByOne
      ? `${sayNames(tracks.map((track) => track.name))} have no gap at the same time. To close those of each track by itself, say so.`
      : `There is no gap between clips ${where(step)}${sayNames(tracks.map((track) => track.name))}.`
  },
  sentence: (step, names) =>
    `Close the gaps between the clips ${where(step)}${sayNames(names)}${step.args.mode === 'each' ? ', each by itself' : ''}`,
  done: (step, names, { outcome }) => {
    const count = new Set((outcome.removed ?? []).map(({ start, end }) => `${start} ${end}`)).size
    return outcome.changed
      ? `Closed ${count === 1 ? 'one gap' : `${count} gaps`} between the clips ${where(step)}${sayNames(names)}`
      : `There was no gap between clips ${where(step)}${sayNames(names)}`
  },
  confirm: (step, seen) => confirmAll(step.tool, expectMovedUp(step, seen)),
})

type GapStep = PreparedStep<{ readonly mode: 'together' | 'each' }>

const where = ({ range }: Pick<PreparedStep, 'range'>): string => (range === null ? 'of ' : `in ${sayRange(range)} of `)

/** The gaps that go on each of the tracks. */
function gapsFor({ args, range }: GapStep, tracks: readonly TrackView[]): readonly (readonly RangeView[])[] {
  if (args.mode === 'each') return tracks.map((track) => gapsIn(track.clips, range))
  const gaps = gapsIn(
    tracks.flatMap((track) => track.clips).toSorted((one, other) => one.start - other.start),
    range,
  )
  return tracks.map(() => gaps)
}

function gapsIn(clips: readonly RangeView[], range: RangeView | null): readonly RangeView[] {
  const gaps: RangeView[] = []
  let behind = clips[0]?.start ?? 0
  for (const clip of clips) {
    const start = Math.max(behind, range?.start ?? 0)
    const end = Math.min(clip.start, range?.end ?? clip.start)
    if (start < end) gaps.push({ start, end })
    behind = Math.max(behind, clip.end)
  }
  return gaps
}

/**
 * Every clip is as long as it was and stands earlier by the gaps before it; clips of other tracks stand where they did.
 */
function expectMovedUp(step: GapStep, { before, after }: ReadBack): Expectation[] {
  const acted = tracksOf(before, step.trackIds)
  const gaps = gapsFor(step, acted)
  return before.tracks.map((track): Expectation => {
    const closed = gaps[acted.indexOf(track)] ?? []
    const now = trackById(after, track.id)?.clips ?? []
    const astray = track.clips.find((clip, index) => {
      const found = now[index]
      const by = closed.reduce((sum, { start, end }) => (end <= clip.start ? sum + end - start : sum), 0)
      return (
        found?.id !== clip.id ||
        !sameTime(found.start, clip.start - by, after) ||
        !sameTime(found.end, clip.end - by, after)
      )
    })
    return {
      holds: astray === undefined && now.length === track.clips.length,
      expected: { kind: 'clips-in-place' },
      found: { kind: 'clips-moved', track: track.name },
    }
  })
}
