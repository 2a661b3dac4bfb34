import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sayRange, sayTime } from '../sentences/saying.ts'
import { point } from '../../reader/frames/slots.ts'

export const play = defineTool({
  name: 'play',
  group: 'playback',
  title: 'Play',
  description: 'Starts playing at the cursor, or plays the time selection. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [
    { state: 'playing', need: 'optional' },
    { state: 'timeSelection', need: 'optional' },
    { state: 'cursor', need: 'optional' },
  ],
  writes: ['transport'],
  impact: 'transport',
  regions: 'none',
  frames: [
    {
      acts: ['play'],
      target: { object: ['part', 'clip', 'label', 'any'], place: ['part', 'clip', 'label'], ties: ['bare', 'on'] },
      slots: [point('from', 'at'), { ...point('bare'), rather: 'part' }],
      plays: true,
    },
    {
      acts: ['startPlaying'],
      target: { object: ['part', 'clip', 'label', 'any'], place: ['part', 'clip', 'label'], ties: ['bare', 'on'] },
      slots: [point('from', 'at', 'bare')],
      plays: true,
    },
  ],
  words: [
    'play',
    'start playing',
    'start playback',
    'play back',
    'listen',
    'listen to',
    'let me hear',
    'let me listen to',
    'hear',
    'preview',
    'audition',
    'resume',
    'continue playing',
    'continue playback',
    'start it',
  ],
  request: () => ({ kind: 'play' }),
  sentence: (step) => `Play${where(step.range, step.at)}`,
  done: (step) => `Playing${where(step.range, step.at)}`,
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      {
        holds: after.transport.state === 'playing',
        expected: { kind: 'transport', state: 'playing' },
        found: { kind: 'transport', state: after.transport.state },
      },
    ]),
})

function where(range: Parameters<typeof sayRange>[0], at: number | null): string {
  if (range !== null) return ` ${sayRange(range)}`
  return at === null ? '' : ` from ${sayTime(at)}`
}
