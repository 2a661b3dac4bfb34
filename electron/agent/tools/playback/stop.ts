import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'

export const stop = defineTool({
  name: 'stop',
  group: 'playback',
  title: 'Stop',
  description: 'Stops playing. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [],
  writes: ['transport'],
  impact: 'transport',
  regions: 'none',
  words: ['stop', 'stop playing', 'stop playback', 'halt', 'be quiet', 'shut up', 'stop the music'],
  request: () => ({ kind: 'stop' }),
  sentence: () => 'Stop playing',
  done: () => 'Stopped',
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      { holds: after.transport.state === 'stopped', expected: 'stopped', found: after.transport.state },
    ]),
})
