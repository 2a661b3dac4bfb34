import { z } from 'zod'
import type { Result } from '../../../../shared/result.ts'
import { defineTool, type PreparedStep, type ReadBack, type Tool } from '../contract/defineTool.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { newTracks } from '../readBack/measureTracks.ts'
import type { Slot, ToolFrame } from '../../reader/frames/frame.ts'
import type { Tie } from '../../reader/meaning/types.ts'
import { nameParameter } from '../schema/parameters.ts'
import { sayName } from '../sentences/saying.ts'
import { expectOthersSame } from './expectOnTracks.ts'

export const createMonoTrack = defineNewTrack({
  name: 'create_mono_track',
  title: 'New Mono Track',
  description: 'Adds an empty mono track behind the others and selects it.',
  words: [
    'new mono track',
    'add a mono track',
    'add a new mono track',
    'create a mono track',
    'create a new mono track',
    'make a mono track',
    'new track',
    'add a track',
    'add a new track',
    'create a track',
    'create a new track',
    'make a track',
  ],
  channels: 1,
})

export const createStereoTrack = defineNewTrack({
  name: 'create_stereo_track',
  title: 'New Stereo Track',
  description: 'Adds an empty stereo track behind the others and selects it.',
  words: [
    'new stereo track',
    'add a stereo track',
    'add a new stereo track',
    'create a stereo track',
    'create a new stereo track',
    'make a stereo track',
  ],
  channels: 2,
})

interface NewTrackLiteral extends Pick<Tool, 'name' | 'title' | 'description' | 'words'> {
  readonly channels: 1 | 2
}

/** Without a word about channels a track is mono. */
function newTrackSlots(channels: 1 | 2): readonly Slot[] {
  return [
    { param: 'name', content: 'text', ties: ['called', 'bare'] },
    { param: '#channels', choice: 'channels', equals: channels, ...(channels === 2 && { needed: true }) },
    { param: '#count', dimensions: ['plain', 'count'], ties: ['by', 'bare'] },
  ]
}

function newTrack(channels: 1 | 2): ToolFrame {
  return { acts: ['light:newTrack', 'generate:newTrack'], slots: newTrackSlots(channels) }
}

/** "a new track called notes below the host". */
function newTrackBeside(channels: 1 | 2, nextTo: 'above' | 'below', tie: Tie): ToolFrame {
  const slots: readonly Slot[] = [
    ...newTrackSlots(channels),
    { param: '#nextTo', content: 'track', ties: [tie], needed: true },
  ]
  return { ...newTrack(channels), slots, nextTo, moves: 'move_track_up' }
}

function defineNewTrack({ channels, ...literal }: NewTrackLiteral): Tool {
  const kind = channels === 1 ? 'mono' : 'stereo'
  return defineTool({
    ...literal,
    group: 'tracks',
    frames: [newTrack(channels), newTrackBeside(channels, 'above', 'over'), newTrackBeside(channels, 'below', 'under')],
    parameters: z.strictObject({ name: nameParameter.optional().describe('Left out: a number is its name.') }),
    reads: [],
    writes: ['content', 'selectedTracks'],
    impact: 'adds',
    regions: 'none',
    request: (args) => ({ kind: 'createTrack', channels, ...(args.name === undefined ? {} : { name: args.name }) }),
    sentence: ({ args }) => `Add a ${kind} track${args.name === undefined ? '' : ` called ${sayName(args.name)}`}`,
    done: (_step, _names, seen) => `Added the ${kind} track ${sayName(newTracks(seen)[0]?.name ?? '')}`,
    confirm: (step, seen) => confirmNewTrack(step, seen, { channels, name: step.args.name }),
  })
}

/** One empty track is new, as asked for, and the others are as they were. */
function confirmNewTrack(
  step: PreparedStep,
  seen: ReadBack,
  wanted: { readonly channels: 1 | 2; readonly name: string | undefined },
): Result<void> {
  const made = newTracks(seen)
  const [track] = made
  const fits =
    made.length === 1 &&
    track?.channels === wanted.channels &&
    track.clips.length === 0 &&
    (wanted.name === undefined || track.name === wanted.name)
  return confirmAll(step.tool, [
    {
      holds: fits,
      expected:
        wanted.name === undefined ? { kind: 'new-tracks', count: 1 } : { kind: 'new-track-called', name: wanted.name },
      found: { kind: 'new-tracks', count: made.length },
    },
    expectOthersSame([], seen.before, seen.after),
  ])
}
