import { z } from 'zod'
import { confirmAll, rangeOf } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { tracksOf } from '../readBack/measureTracks.ts'
import { sayClips, sayName } from '../sentences/saying.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { nameParameter } from '../schema/parameters.ts'

export const renameClip = defineTool({
  name: 'rename_clip',
  group: 'clips',
  title: 'Rename clip',
  description: 'Gives a clip another name. Changes no audio.',
  parameters: z.strictObject({ name: nameParameter.describe('The new name.') }),
  reads: rangeOnTracks('clip'),
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['rename'],
      target: { object: ['clip'], place: ['track'], ties: ['bare'], needed: true },
      slots: [{ param: 'name', content: 'text', ties: ['called', 'bare'], needed: true }],
      cost: 0.1,
    },
  ],
  words: ['rename', 'rename clip'],
  examples: ['to Intro'],
  request: (args) => ({ kind: 'renameClips', name: args.name }),
  sentence: (step, names) => `Rename ${sayClips(step, names, 'the clip ')} to “${sayName(step.args.name)}”`,
  done: (step, names, { outcome }) =>
    outcome.changed
      ? `Renamed ${sayClips(step, names, 'the clip ')} to “${sayName(step.args.name)}”`
      : `${sayClips(step, names, 'the clip ')} had that name already`,
  confirm: (step, { after }) => {
    const { start, end } = rangeOf(step)
    const inside = tracksOf(after, step.trackIds).flatMap((track) =>
      track.clips.filter((clip) => clip.end > start && clip.start < end),
    )
    const other = inside.find((clip) => clip.name !== step.args.name)
    return confirmAll(step.tool, [
      {
        holds: inside.length > 0 && other === undefined,
        expected: { kind: 'clip-called', name: step.args.name },
        found: { kind: 'called', name: other?.name ?? '' },
      },
    ])
  },
})
