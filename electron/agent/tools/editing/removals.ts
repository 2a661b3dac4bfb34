import { z } from 'zod'
import { defineTool, type PreparedStep, type Tool, type ToolLiteral } from '../contract/defineTool.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { confirmAll, rangeOf } from '../readBack/confirming.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { expectOnClipboard, expectRemoved, removalProof, type Removal } from './expectRemoved.ts'
import { anywhere, gap, point, stretches } from '../../reader/frames/slots.ts'

/** What a removal can be told of the rest. Left out: the gap is closed, on the acted-on tracks. */
const removalParameters = z.strictObject({
  gap: z
    .enum(['close', 'leave'])
    .optional()
    .describe('Whether what follows moves up (usual), or stays and leaves a gap.'),
  scope: z
    .enum(['tracks', 'all'])
    .optional()
    .describe('Where the range is removed: on the acted-on tracks (usual), or on all, so that they stay in step.'),
})

export const cut = defineRemoval({
  name: 'cut',
  title: 'Cut',
  description: 'Removes a range, puts it on the clipboard and closes the gap on the acted-on tracks.',
  parameters: removalParameters,
  frames: [
    {
      acts: ['cut'],
      target: { ...stretches, ties: ['bare', 'from', 'on', 'at'], needed: true },
      options: { ...gap, 'to clipboard': {} },
      effect: 'removes',
    },
    {
      follower: 'paste',
      acts: ['move'],
      target: { object: ['part', 'label'], place: ['track', 'clip'], needed: true, unsaid: true },
      slots: [{ ...point('to', 'at', 'after', 'before'), needed: true }],
      cost: 0.2,
    },
  ],
  words: ['cut', 'cut out', 'cut … out', 'cut to the clipboard', 'cut away', 'snip', 'snip out'],
  request: (args) => ({ kind: 'cut', ...removalOf(args) }),
  to: 'clipboard',
  removalOf,
  after: (where) => `Cut ${where}`,
})

export const deleteSelection = defineRemoval({
  name: 'delete_selection',
  title: 'Delete',
  description:
    'Removes a range and closes the gap on the acted-on tracks. To keep a range and remove the rest use trim_to_selection; to keep the length use silence_selection.',
  parameters: removalParameters,
  frames: [
    {
      acts: ['closeGap'],
      target: { object: ['part'], place: ['track'], needed: true, gap: true },
      effect: 'removes',
    },
    {
      acts: ['remove'],
      target: { ...stretches, ties: ['bare', 'from', 'on', 'at'], needed: true },
      options: { ...gap, each: {} },
      complement: 'trim_to_selection',
      inner: 'split_delete',
      effect: 'removes',
    },
    // "sponsor out": of a track nobody could tell whether it is only to be heard no more.
    {
      acts: ['out'],
      target: {
        object: ['part', 'clip', 'label', 'pause'],
        place: anywhere,
        ties: ['bare', 'from', 'on', 'at'],
        needed: true,
      },
      options: gap,
      effect: 'removes',
    },
    // "shorten the intro to 5 seconds": what is behind those goes.
    {
      acts: ['keep'],
      target: { object: ['label', 'clip', 'part'], place: anywhere, needed: true },
      slots: [{ param: '#kept', ties: ['to'], dimensions: ['duration'], needed: true }],
      options: gap,
      complement: 'trim_to_selection',
      cost: -0.1,
    },
    // It takes nothing away by itself: which end is asked.
    {
      acts: ['truncate'],
      target: { object: ['any', 'track', 'label', 'clip', 'part'], place: ['track'] },
      slots: [{ param: '#off', ties: ['by'], dimensions: ['duration'], needed: true }],
      cost: 0.3,
    },
    {
      acts: ['remove'],
      target: { object: ['track'], place: ['part', 'track', 'clip', 'label', 'any'], needed: true },
      options: gap,
      effect: 'removes',
      cost: 0.8,
    },
  ],
  words: [
    'delete',
    'del',
    'bin',
    'erase',
    'remove',
    'drop',
    'get rid of',
    'take out',
    'take … out',
    'take away',
    'take … away',
    'take off',
    'take … off',
    'chop',
    'chop off',
    'chop … off',
    'chop out',
    'chop … out',
    'cut off',
    'cut … off',
    'cut … away',
    'trim off',
    'trim … off',
    'trim away',
    'trim … away',
    'trim out',
    'trim … out',
    'shave off',
    'shave … off',
    'shave',
    'lop off',
    'lop … off',
    'throw away',
    'throw … away',
    'throw out',
    'throw … out',
    'strip',
    'strip out',
    'discard',
    'ditch',
    'lose',
    'wipe',
    'scrap',
    'clear',
    'clear out',
    'eliminate',
    'excise',
    'kill',
    'dump',
    'clip off',
    'clip … off',
    'cut off',
    'axe',
    'omit',
  ],
  request: (args) => ({ kind: 'deleteSelection', ...removalOf(args) }),
  to: 'nowhere',
  removalOf,
  after: (where) => `Deleted ${where}`,
})

export const splitCut = defineRemoval({
  name: 'split_cut',
  title: 'Split cut',
  description: 'Removes a range, puts it on the clipboard and leaves a gap: nothing moves.',
  parameters: z.strictObject({}),
  frames: [
    {
      acts: ['splitCut'],
      target: { ...stretches, object: [...stretches.object, 'track'], needed: true },
      effect: 'removes',
    },
    {
      acts: ['cut'],
      target: { ...stretches, ties: ['bare', 'from', 'on', 'at'], needed: true },
      options: { 'leave gap': {}, 'to clipboard': {} },
      needsOption: 'leave gap',
      effect: 'removes',
      cost: -0.1,
    },
  ],
  words: [
    'split cut',
    'cut … leave a gap',
    'cut … leave the gap',
    'cut … leaving a gap',
    'cut … leaving the gap',
    'cut … without closing the gap',
    'cut … keep the gap',
  ],
  request: () => ({ kind: 'cut', gap: 'leave' }),
  to: 'clipboard',
  removalOf: leavesGap,
  after: (where) => `Cut ${where} and left a gap`,
})

export const splitDelete = defineRemoval({
  name: 'split_delete',
  title: 'Split delete',
  description: 'Removes a range and leaves a gap: nothing moves. To close the gap use delete_selection.',
  parameters: z.strictObject({}),
  frames: [
    {
      acts: ['remove'],
      target: {
        ...stretches,
        object: [...stretches.object, 'track'],
        ties: ['bare', 'from', 'on', 'at'],
        needed: true,
      },
      options: { 'leave gap': {} },
      needsOption: 'leave gap',
      effect: 'removes',
    },
    {
      acts: ['out'],
      target: {
        object: ['part', 'clip', 'label', 'pause'],
        place: anywhere,
        ties: ['bare', 'from', 'on', 'at'],
        needed: true,
      },
      options: { 'leave gap': {} },
      needsOption: 'leave gap',
      effect: 'removes',
    },
    {
      acts: ['splitDelete'],
      target: { ...stretches, object: [...stretches.object, 'track'], needed: true },
      effect: 'removes',
    },
  ],
  words: [
    'split delete',
    'delete … leave a gap',
    'delete … leave the gap',
    'delete … leaving a gap',
    'delete … leaving the gap',
    'delete … keep the gap',
    'delete … without closing the gap',
    'remove … leave a gap',
    'remove … leave the gap',
    'remove … leaving a gap',
    'remove … without closing the gap',
    'delete … without moving',
    'remove … without moving',
  ],
  request: () => ({ kind: 'deleteSelection', gap: 'leave' }),
  to: 'nowhere',
  removalOf: leavesGap,
  after: (where) => `Deleted ${where} and left a gap`,
})

interface RemovalLiteral<Shape extends z.ZodObject> extends Pick<
  ToolLiteral<Shape>,
  'name' | 'title' | 'description' | 'parameters' | 'frames' | 'words' | 'request'
> {
  readonly to: 'clipboard' | 'nowhere'
  readonly removalOf: (args: z.output<Shape>) => Removal
  readonly after: (where: string) => string
}

function defineRemoval<Shape extends z.ZodObject>({
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
    done: (step, names) => after(where(step, names)),
    proof: (step, view) => removalProof(step, view, read(step.args)),
    confirm: (step, seen) =>
      confirmAll(step.tool, [
        ...expectRemoved(step, seen, read(step.args)),
        ...(isCut ? [expectOnClipboard(rangeOf(step), seen)] : []),
      ]),
  })
}

function removalOf({ gap, scope }: z.output<typeof removalParameters>): Removal {
  return { gap: gap ?? 'close', scope: scope ?? 'tracks' }
}

function leavesGap(): Removal {
  return { gap: 'leave', scope: 'tracks' }
}
