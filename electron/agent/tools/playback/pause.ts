import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'

export const pause = defineTool({
  name: 'pause',
  group: 'playback',
  title: 'Pause',
  description: 'Pauses playing where it is. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [],
  writes: ['transport'],
  impact: 'transport',
  regions: 'none',
  words: ['pause', 'hold', 'pause playback', 'pause playing'],
  request: () => ({ kind: 'pause' }),
  sentence: () => 'Pause',
  done: (_step, _names, { after }) =>
    after.transport.state === 'paused' ? 'Paused' : 'Nothing is playing, so there is nothing to pause',
  confirm: (step, { before, after }) =>
    confirmAll(step.tool, [
      {
        holds:
          after.transport.state !== 'playing' &&
          (before.transport.state === 'stopped' || after.transport.state === 'paused'),
        expected: 'paused',
        found: after.transport.state,
      },
    ]),
})
