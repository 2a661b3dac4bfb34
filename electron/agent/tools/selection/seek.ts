import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sameTime } from '../readBack/measureTracks.ts'
import { timeParameter } from '../schema/parameters.ts'
import { sayTime } from '../sentences/saying.ts'
import { point } from '../../reader/frames/slots.ts'

export const seek = defineTool({
  name: 'seek',
  group: 'selection',
  title: 'Move the cursor',
  description: 'Moves the cursor to a time. Changes no audio.',
  parameters: z.strictObject({ time: timeParameter.describe('Seconds on the timeline.') }),
  reads: [],
  writes: ['cursor'],
  impact: 'focus',
  regions: 'none',
  frames: [
    {
      acts: ['change', 'move'],
      aspects: ['cursor'],
      slots: [{ ...point('to', 'at', 'bare', 'from', 'after', 'before'), needed: true }],
    },
    { acts: ['seek'], slots: [{ ...point('to', 'at', 'bare', 'from', 'after', 'before'), needed: true }], cost: 0.2 },
    {
      acts: ['seek'],
      slots: [
        { param: '#by', ties: ['by', 'bare', 'over'], dimensions: ['duration'], convert: 'decibels', needed: true },
      ],
    },
  ],
  words: [
    'seek to',
    'seek',
    'go to',
    'go back to',
    'go back',
    'go forward',
    'jump to',
    'jump back',
    'jump forward',
    'jump ahead',
    'jump',
    'skip to',
    'skip ahead',
    'skip forward',
    'skip back',
    'skip',
    'move to',
    'move … cursor',
    'put … cursor',
    'set … cursor',
    'place … cursor',
    'move … playhead',
    'put … playhead',
    'set … playhead',
    'place … playhead',
    'take … cursor',
    'bring … cursor',
    'position … cursor',
    'scrub to',
    'fast forward',
    'take me to',
    'get me to',
    'bring me to',
    'rewind to',
    'rewind',
    'back up',
  ],
  request: (args) => ({ kind: 'setCursor', time: args.time }),
  sentence: (step) => `Move the cursor to ${sayTime(step.args.time)}`,
  done: (step) => `The cursor is at ${sayTime(step.args.time)}`,
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      {
        holds: sameTime(after.cursor, step.args.time, after),
        expected: { kind: 'cursor', time: step.args.time },
        found: { kind: 'time', time: after.cursor },
      },
    ]),
})
