import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool, type PreparedStep } from '../contract/defineTool.ts'
import { sayRange } from '../sentences/saying.ts'

type Args = { state: 'toggle' | 'on' | 'off' }

export const toggleLoop = defineTool({
  name: 'toggle_loop',
  group: 'playback',
  title: 'Loop',
  description:
    'Turns looping on or off. While it is on, playing repeats the time selection, or everything where nothing is selected. Changes no audio.',
  parameters: z.strictObject({
    state: z.enum(['toggle', 'on', 'off']).default('toggle').describe('The other way round, or on, or off.'),
  }),
  reads: [{ state: 'timeSelection', need: 'optional' }],
  writes: ['transport', 'timeSelection'],
  impact: 'transport',
  regions: 'none',
  frames: [
    {
      acts: ['loop'],
      target: { object: ['part', 'clip', 'label', 'any', 'track'], place: ['part'] },
      slots: [{ param: 'state', choice: 'state' }],
    },
    {
      also: ['play'],
      acts: ['playLoop'],
      target: { object: ['part', 'clip', 'label', 'any'], place: ['part', 'clip', 'label'], ties: ['bare', 'on'] },
    },
    { acts: ['loopOn'], target: { object: ['any'], place: [] } },
    { acts: ['loopOff'], target: { object: ['any'], place: [] } },
  ],
  words: [
    'loop',
    'toggle loop',
    'toggle looping',
    'loop playback',
    'turn on looping',
    'turn on loop',
    'turn looping on',
    'turn looping off',
    'turn off looping',
    'turn off loop',
    'turn off the loop',
    'turn the loop off',
    'turn the loop on',
    'stop looping',
    'enable looping',
    'disable looping',
    'repeat playback',
    'play in a loop',
    'play … in a loop',
  ],
  request: (args, step) => ({ kind: 'setLoop', loop: wanted({ ...step, args }) }),
  sentence: (step) => {
    const how = wanted(step)
    if (how === 'toggle') return 'Turn looping on or off'
    return how === 'off' ? 'Turn looping off' : `Loop ${sayLooped(step.range)}`
  },
  done: (step, _names, { after }) =>
    after.transport.loop ? `Looping ${sayLooped(after.transport.region ?? step.range)}` : 'Looping is off',
  confirm: (step, { before, after }) => {
    const how = wanted(step)
    const on = how === 'toggle' ? !before.transport.loop : how === 'on'
    return confirmAll(step.tool, [
      {
        holds: after.transport.loop === on,
        expected: { kind: 'looping', on },
        found: { kind: 'switch', on: after.transport.loop },
      },
    ])
  },
})

/** "Loop the chorus" means on, also where something else is looped already. */
function wanted(step: PreparedStep<Args>): Args['state'] {
  const named = step.sources.some(({ what, source }) => what === 'range' && source !== 'the time selection')
  return step.args.state === 'toggle' && named ? 'on' : step.args.state
}

const sayLooped = (range: Parameters<typeof sayRange>[0] | null) => (range === null ? 'everything' : sayRange(range))
