import { z } from 'zod'
import { anywhere, onNewTrack } from '../../reader/frames/slots.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { defineTool } from '../contract/defineTool.ts'
import { confirmAll, expectAudioLeft } from '../readBack/confirming.ts'
import { nameParameter } from '../schema/parameters.ts'
import { sayName } from '../sentences/saying.ts'
import { expectOnNewTracks, sayNewTracks, sayTaken } from './onNewTracks.ts'

export const moveToNewTrack = defineTool({
  name: 'move_to_new_track',
  group: 'clips',
  title: 'Move to New Track',
  description:
    'Moves a clip, or a range, onto a new track below its own, at the same time; a gap stays where it was. Nothing is heard of it. To copy it there use duplicate_clip.',
  parameters: z.strictObject({ name: nameParameter.optional().describe('Name of the new track.') }),
  reads: rangeOnTracks('clip'),
  writes: ['content', 'selectedTracks'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['move', 'split', 'change'],
      target: { object: ['clip', 'label', 'part', 'any'], place: anywhere, ties: ['bare', 'on', 'from'], needed: true },
      slots: [
        { ...onNewTrack, said: true, needed: true },
        { param: 'name', content: 'text', ties: ['called', 'as'] },
      ],
      cost: -0.3,
    },
  ],
  words: ['move to a new track', 'put … on a track of its own', 'put … on a new track', 'split to a new track'],
  request: (args) => ({ kind: 'moveToNewTrack', ...(args.name === undefined ? {} : { name: args.name }) }),
  sentence: (step, names) =>
    `Move ${sayTaken(step, names)} to a new track${step.args.name === undefined ? '' : ` called “${sayName(step.args.name)}”`}`,
  done: (step, names, seen) => `Moved ${sayTaken(step, names)} to ${sayNewTracks(seen)}`,
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      ...expectOnNewTracks(step, seen),
      ...expectAudioLeft(step, seen, (all, inside) => all - inside),
    ]),
})
