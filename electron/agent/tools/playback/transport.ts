import { z } from 'zod'
import type { Result } from '../../../../shared/result.ts'
import { defineTool, type PreparedStep, type ReadBack, type Tool, type ToolLiteral } from '../contract/defineTool.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { sameTime } from '../readBack/measureTracks.ts'
import { point } from '../../reader/frames/slots.ts'

export const stop = defineTransport({
  name: 'stop',
  title: 'Stop',
  description: 'Stops playing. Changes no audio.',
  writes: ['transport'],
  frames: [{ acts: ['stop'], target: { object: ['any'], place: [] }, halts: true }],
  words: ['stop', 'stop playing', 'stop playback', 'halt', 'be quiet', 'shut up', 'stop the music'],
  request: () => ({ kind: 'stop' }),
  sentence: () => 'Stop playing',
  done: () => 'Stopped',
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      {
        holds: after.transport.state === 'stopped',
        expected: { kind: 'transport', state: 'stopped' },
        found: { kind: 'transport', state: after.transport.state },
      },
    ]),
})

export const pause = defineTransport({
  name: 'pause',
  title: 'Pause',
  description: 'Pauses playing where it is. Changes no audio.',
  writes: ['transport'],
  frames: [{ acts: ['pause'], target: { object: ['any'], place: [] } }],
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
        expected: { kind: 'transport', state: 'paused' },
        found: { kind: 'transport', state: after.transport.state },
      },
    ]),
})

export const rewindToStart = defineTransport({
  name: 'rewind_to_start',
  title: 'Rewind to start',
  description: 'Moves the cursor and the playhead to the beginning; the time selection ends. Changes no audio.',
  writes: ['transport', 'cursor', 'timeSelection'],
  frames: [{ acts: ['rewind'], slots: [{ ...point('to'), param: '#start' }] }],
  words: [
    'rewind to the start',
    'rewind',
    'rewind to start',
    'rewind to the beginning',
    'skip to the start',
    'skip to start',
    'skip to the beginning',
  ],
  request: () => ({ kind: 'skipTo', place: 'start' }),
  sentence: () => 'Rewind to the start',
  done: () => 'At the start',
  confirm: (step, seen) => confirmSkip(0, step, seen),
})

export const skipToEnd = defineTransport({
  name: 'skip_to_end',
  title: 'Skip to end',
  description:
    'Moves the cursor and the playhead to the end of the project; playing stops, the time selection ends. Changes no audio.',
  writes: ['transport', 'cursor', 'timeSelection'],
  frames: [{ acts: ['skipEnd'] }],
  words: ['skip to the end', 'skip to end', 'skip to the very end'],
  request: () => ({ kind: 'skipTo', place: 'end' }),
  sentence: () => 'Skip to the end',
  done: () => 'At the end',
  confirm: (step, seen) => confirmSkip(seen.before.duration, step, seen),
})

type NoArguments = z.ZodObject<Record<never, never>>
/** A button of the transport: reads nothing, changes no audio. */
function defineTransport(
  literal: Omit<ToolLiteral<NoArguments>, 'group' | 'parameters' | 'reads' | 'impact' | 'regions'>,
): Tool {
  return defineTool({
    ...literal,
    group: 'playback',
    parameters: z.strictObject({}),
    reads: [],
    impact: 'transport',
    regions: 'none',
  })
}

/**
 * Cursor and playhead are there, and nothing is selected. What plays goes on from there meanwhile, so its place is not
 * looked at.
 */
function confirmSkip(time: number, step: PreparedStep, { after }: ReadBack): Result<void> {
  const { state, position } = after.transport
  return confirmAll(step.tool, [
    {
      holds: sameTime(after.cursor, time, after),
      expected: { kind: 'cursor', time },
      found: { kind: 'time', time: after.cursor },
    },
    {
      holds: state === 'playing' || sameTime(position, time, after),
      expected: { kind: 'playhead', time },
      found: { kind: 'time', time: position },
    },
    {
      holds: after.selection === null,
      expected: { kind: 'no-selection' },
      found: { kind: 'range', range: after.selection },
    },
  ])
}
