import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { confirmAll, rangeOf } from '../confirming.ts'
import { defineTool, type PreparedStep } from '../defineTool.ts'
import { tracksOf } from '../measureTracks.ts'
import { sayName, sayNames, sayRange } from '../saying.ts'

export const renameClip = defineTool({
  name: 'rename_clip',
  group: 'clips',
  title: 'Rename clip',
  description: 'Gives a clip another name. Changes no audio.',
  parameters: z.strictObject({ name: z.string().trim().min(1).max(limits.nameLength).describe('The new name.') }),
  reads: [
    { state: 'timeSelection', need: 'clip' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  words: ['rename', 'rename clip'],
  examples: ['to Intro'],
  request: (args) => ({ kind: 'renameClips', name: args.name }),
  sentence: (step, names) => `Rename ${said(step, names)} to “${sayName(step.args.name)}”`,
  done: (step, names, { outcome }) =>
    outcome.changed
      ? `Renamed ${said(step, names)} to “${sayName(step.args.name)}”`
      : `${said(step, names)} had that name already`,
  confirm: (step, { after }) => {
    const { start, end } = rangeOf(step)
    const inside = tracksOf(after, step.trackIds).flatMap((track) =>
      track.clips.filter((clip) => clip.end > start && clip.start < end),
    )
    const other = inside.find((clip) => clip.name !== step.args.name)
    return confirmAll(step.tool, [
      {
        holds: inside.length > 0 && other === undefined,
        expected: `a clip called “${sayName(step.args.name)}”`,
        found: `“${sayName(other?.name ?? '')}”`,
      },
    ])
  },
})

function said(step: PreparedStep, names: readonly string[]): string {
  return step.thing === undefined
    ? `the clips in ${sayRange(step.range)} of ${sayNames(names)}`
    : `the clip “${sayName(step.thing.name)}”`
}
