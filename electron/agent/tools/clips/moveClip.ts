import { z } from 'zod'
import { confirmAll, rangeOf } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { audioOf, sameTime, trackById, tracksOf } from '../readBack/measureTracks.ts'
import { timeParameter } from '../schema/parameters.ts'
import { sayClips, sayTime } from '../sentences/saying.ts'
import { rangeOnTracks } from '../contract/target.ts'

export const moveClip = defineTool({
  name: 'move_clip',
  group: 'clips',
  title: 'Move clip',
  description:
    'Moves a clip along its track so that it starts at `to`; nothing else moves. It can’t lie over another clip.',
  parameters: z.strictObject({ to: timeParameter.describe('Where the clip is to start, in seconds.') }),
  reads: rangeOnTracks('clip'),
  writes: ['content', 'timeSelection'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['move', 'start', 'seek'],
      target: { object: ['clip', 'track', 'any'], place: ['track'], needed: true },
      slots: [{ param: 'to', content: 'point', ties: ['to', 'at', 'after', 'before'], needed: true }],
    },
    {
      acts: ['move', 'change'],
      target: { object: ['clip', 'track', 'any'], place: ['track'], needed: true },
      slots: [{ param: 'to', content: 'point', ties: ['ending'], needed: true }],
      byEnd: true,
    },
    {
      acts: ['end'],
      target: { object: ['clip', 'track', 'any'], place: ['track'], needed: true },
      slots: [{ param: 'to', content: 'point', ties: ['at', 'to', 'before', 'ending'], needed: true }],
      byEnd: true,
    },
    {
      acts: ['move', 'gain', 'change', 'start'],
      target: { object: ['clip', 'track', 'any'], place: ['track'], needed: true },
      aspects: ['time'],
      slots: [{ param: '#by', ties: ['by', 'bare'], dimensions: ['duration'], convert: 'decibels', needed: true }],
    },
  ],
  words: ['move', 'shift', 'drag', 'slide', 'nudge', 'move clip'],
  examples: ['to 30 seconds'],
  request: (args) => ({ kind: 'moveClips', to: args.to }),
  sentence: (step, names) => `Move ${sayClips(step, names)} to ${sayTime(step.args.to)}`,
  done: (step, names, { outcome }) =>
    outcome.changed
      ? `Moved ${sayClips(step, names)} to ${sayTime(step.args.to)}`
      : `${sayClips(step, names)} was there already`,
  confirm: (step, { before, after }) => {
    const { start, end } = rangeOf(step)
    const moved = tracksOf(before, step.trackIds).flatMap((track) =>
      track.clips.filter((clip) => clip.end > start && clip.start < end),
    )
    const first = Math.min(...moved.map((clip) => clip.start))
    const now = after.tracks.flatMap((track) => track.clips)
    const astray = moved.find((clip) => {
      const found = now.find((one) => one.id === clip.id)
      return (
        found === undefined ||
        !sameTime(found.start, clip.start - first + step.args.to, after) ||
        !sameTime(found.end - found.start, clip.end - clip.start, after)
      )
    })
    const lost = tracksOf(before, step.trackIds).find(
      (track) => !sameTime(audioOf(track), audioOf(trackById(after, track.id) ?? track), after),
    )
    return confirmAll(step.tool, [
      {
        holds: moved.length > 0 && astray === undefined,
        expected: { kind: 'clip-start', time: step.args.to },
        found: { kind: 'time', time: now.find((one) => one.id === (astray ?? moved[0])?.id)?.start ?? null },
      },
      {
        holds: lost === undefined,
        expected: { kind: 'as-much-audio' },
        found: { kind: 'other-amount', track: lost?.name ?? null },
      },
    ])
  },
})
