import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { Slot } from '../../reader/frames/frame.ts'
import { bothEnds, numberIn } from '../schema/parameters.ts'
import { sayRange } from '../sentences/saying.ts'
import { defineGenerator, durationOf, durationParameter } from './defineGenerator.ts'

const source: Slot = { param: 'source_start', until: 'source_end', content: 'part', ties: ['sample', 'from'] }

export const generateRoomTone = defineGenerator({
  name: 'generate_room_tone',
  title: 'Room Tone',
  description:
    'Fills the range with the sound of the room, like a quiet stretch of the same track, without repeats; or puts it in at `time` where nothing is selected (what follows moves).',
  parameters: z
    .strictObject({
      duration: durationParameter,
      source_start: numberIn(limits.time)
        .optional()
        .describe('Start of a quiet range to make it like, in seconds. Left out: the quietest second.'),
      source_end: numberIn(limits.time).optional().describe('Its end.'),
    })
    .superRefine(bothEnds('source_start', 'source_end')),
  reads: [
    { state: 'timeSelection', need: 'optional' },
    { state: 'cursor', need: 'optional' },
    { state: 'selectedTracks', need: 'required' },
  ],
  frames: [
    {
      acts: ['light:roomTone', 'generate:roomTone'],
      makes: true,
      pointOrRange: true,
      target: {
        object: ['part', 'label', 'clip', 'pause', 'track'],
        place: ['part', 'track'],
        ties: ['bare', 'on', 'to'],
        bounded: true,
      },
      slots: [
        { param: 'time', content: 'point', ties: ['at', 'to', 'after', 'before'] },
        { param: 'duration', ties: ['over', 'by', 'bare'], dimensions: ['duration'], settings: ['duration'] },
        source,
      ],
    },
    {
      acts: ['roomTone'],
      target: { object: ['part', 'label', 'clip', 'pause', 'any'], place: ['part', 'track'], needed: true },
      slots: [source],
    },
  ],
  words: [
    'room tone',
    'add room tone',
    'add … room tone',
    'insert room tone',
    'insert … room tone',
    'fill … with room tone',
    'replace … with room tone',
    'cover … with room tone',
  ],
  request: (args, { range }) => ({
    kind: 'generateRoomTone',
    duration: durationOf(args, range),
    ...(args.source_start === undefined || args.source_end === undefined
      ? {}
      : { source: { start: args.source_start, end: args.source_end } }),
  }),
  before: (args) => `room tone ${sayLike(args)}`,
  after: () => 'room tone',
})

interface Source {
  readonly source_start?: number | undefined
  readonly source_end?: number | undefined
}

function sayLike({ source_start: start, source_end: end }: Source): string {
  if (start === undefined || end === undefined) return 'like the quietest second'
  return `like ${sayRange({ start: Math.min(start, end), end: Math.max(start, end) })}`
}
