import { z } from 'zod'
import { defineTool, type PreparedStep, type Tool, type ToolLiteral } from '../contract/defineTool.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { confirmAll, rangeOf } from '../readBack/confirming.ts'
import { sayNames, sayNotes, sayRange } from '../sentences/saying.ts'
import { expectOnClipboard, expectRemoved, removalProof, type Removal } from './expectRemoved.ts'

/** What a removal can be told of the rest. Left out: the gap is closed, on the acted-on tracks. */
export const removalParameters = z.strictObject({
  gap: z
    .enum(['close', 'leave'])
    .optional()
    .describe('Whether what follows moves up (usual), or stays and leaves a gap.'),
  scope: z
    .enum(['tracks', 'all'])
    .optional()
    .describe('Where the range is removed: on the acted-on tracks (usual), or on all, so that they stay in step.'),
})

interface RemovalLiteral<Shape extends z.ZodObject> extends Pick<
  ToolLiteral<Shape>,
  'name' | 'title' | 'description' | 'parameters' | 'frames' | 'words' | 'request'
> {
  readonly to: 'clipboard' | 'nowhere'
  readonly removalOf: (args: z.output<Shape>) => Removal
  readonly after: (where: string) => string
}

/** A tool that takes a range away, to the clipboard or to nowhere; how it is confirmed follows from what it removes. */
export function defineRemoval<Shape extends z.ZodObject>({
  to,
  removalOf: read,
  after,
  ...literal
}: RemovalLiteral<Shape>): Tool {
  const isCut = to === 'clipboard'
  const where = (step: PreparedStep, names: readonly string[]): string =>
    `${sayRange(step.range)} from ${sayNames(names)}`
  const sayGap = (args: z.output<Shape>): string => (read(args).gap === 'close' ? 'close the gap' : 'leave a gap')
  return defineTool<Shape>({
    ...literal,
    group: 'editing',
    reads: rangeOnTracks('required'),
    writes: isCut ? ['content', 'clipboard', 'timeSelection'] : ['content', 'timeSelection'],
    impact: 'removes',
    regions: 'range removed',
    sentence: (step, names) =>
      isCut
        ? `Cut ${where(step, names)} to the clipboard and ${sayGap(step.args)}`
        : `Delete ${where(step, names)} and ${sayGap(step.args)}`,
    done: (step, names, { outcome }) => `${after(where(step, names))}${sayNotes(outcome)}`,
    proof: (step, view) => removalProof(step, view, read(step.args)),
    confirm: (step, seen) =>
      confirmAll(step.tool, [
        ...expectRemoved(step, seen, read(step.args)),
        ...(isCut ? [expectOnClipboard(rangeOf(step), seen)] : []),
      ]),
  })
}

export function removalOf({ gap, scope }: z.output<typeof removalParameters>): Removal {
  return { gap: gap ?? 'close', scope: scope ?? 'tracks' }
}

export function leavesGap(): Removal {
  return { gap: 'leave', scope: 'tracks' }
}
