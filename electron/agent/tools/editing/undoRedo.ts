import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { Result } from '../../../../shared/result.ts'
import type { Slot } from '../../reader/frames/frame.ts'
import { defineTool, type ReadBack, type Tool, type ToolLiteral } from '../contract/defineTool.ts'
import type { HistoryAsk } from '../contract/toolRequest.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { planRedo, planUndo, type HistoryPlan } from './historyMoves.ts'

const { min, max } = limits.historySteps

/** How far back, or on: so many, single steps of a request, or as far as what has a name. */
const howFar: readonly Slot[] = [
  { param: 'steps', ties: ['bare', 'by'], dimensions: ['count', 'plain', 'factor'] },
  { param: 'grain', choice: 'grain' },
  { param: '#named', content: 'text', ties: ['deed'] },
]

const grainParameter = z
  .enum(['request', 'step'])
  .default('request')
  .describe('A request is all that one message did; a step is one of the things that it did. Default: request.')

const stepsParameter = z
  .number()
  .int()
  .min(min)
  .max(max)
  .default(1)
  .describe(`How many requests or steps, ${min} to ${max}. Default: 1.`)

export const undo = defineHistoryMove({
  name: 'undo',
  title: 'Undo',
  description:
    'Takes back the last request as a whole, or only the last step of it, several of them, or all back to one that has a name. It can be redone.',
  parameters: z.strictObject({
    grain: grainParameter,
    steps: stepsParameter,
    to: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe(
        'What to undo, by a word of its label or of the request: the newest of that name. What came after it is undone with it, which asks first. Then grain and steps are not used.',
      ),
  }),
  impactOf: ({ args }, view) => {
    const plan = planUndo(view, args)
    return args.to !== undefined && plan.ok && plan.value.taken.length > 1 ? 'removes' : 'history'
  },
  frames: [
    {
      acts: ['undo'],
      target: { object: ['any', 'request'], place: [] },
      slots: [
        ...howFar,
        { param: '#after', content: 'text', ties: ['after'] },
        { param: '#before', content: 'text', ties: ['before'] },
      ],
    },
  ],
  words: [
    'undo',
    'take that back',
    'take it back',
    'revert',
    'put it back the way it was',
    'put it back how it was',
    'step back',
    'go back one step',
    'go back a step',
    'roll back',
    'reverse that change',
    'undo my',
  ],
  request: (args) => ({ kind: 'undo', ...args }),
  sentence: ({ args }, _names, before) => {
    const plan = before === undefined || args.to === undefined ? null : planUndo(before, args)
    return plan?.ok === true ? sayTo(plan.value.taken) : sayUndo(args)
  },
  plan: planUndo,
  past: ['Undone', 'Undid'],
  other: 'canRedo',
})

export const redo = defineHistoryMove({
  name: 'redo',
  title: 'Redo',
  description:
    'Does again what was undone last: a whole request (or the rest of one that was undone in part), or single steps.',
  parameters: z.strictObject({ grain: grainParameter, steps: stepsParameter }),
  frames: [
    {
      acts: ['redo'],
      target: { object: ['any', 'request'], place: [] },
      slots: howFar,
    },
    { acts: ['restore'], elseTool: 'undo' },
  ],
  words: ['redo', 'undo the undo', 'bring it back', 'bring that back', 'redo my'],
  request: (args) => ({ kind: 'redo', ...args }),
  sentence: ({ args }) =>
    args.grain === 'request' && args.steps === 1 ? 'Redo what was undone' : `Redo the next ${sayAsked(args)}`,
  plan: planRedo,
  past: ['Redone', 'Redid'],
  other: 'canUndo',
})

interface HistoryMoveLiteral<Shape extends z.ZodObject> extends Pick<
  ToolLiteral<Shape>,
  'name' | 'title' | 'description' | 'parameters' | 'impactOf' | 'frames' | 'words' | 'request' | 'sentence'
> {
  readonly plan: (view: ReadBack['before'], args: z.output<Shape>) => Result<HistoryPlan>
  /** Alone, and before what it was. */
  readonly past: readonly [alone: string, of: string]
  /** What must be possible afterwards: the way back. */
  readonly other: 'canUndo' | 'canRedo'
}

function defineHistoryMove<Shape extends z.ZodObject<{ grain: typeof grainParameter; steps: typeof stepsParameter }>>(
  literal: HistoryMoveLiteral<Shape>,
): Tool {
  const { plan: planOf, past, other, ...rest } = literal
  return defineTool<Shape>({
    ...rest,
    group: 'editing',
    reads: [],
    writes: ['content', 'history'],
    impact: 'history',
    regions: 'none',
    done: ({ args }, _names, { before, historyLabel }) => {
      const plan = planOf(before, args)
      const taken = plan.ok ? plan.value.taken : []
      if (taken.length === 0) return historyLabel === null ? past[0] : `${past[1]} “${historyLabel}”`
      const asked: HistoryAsk = args
      const short = asked.to === undefined && taken.length < asked.steps
      return `${past[1]} ${sayAll(taken)}${short ? ' (there was no more)' : ''}`
    },
    confirm: ({ tool, args }, { before, after }) => {
      const plan = planOf(before, args)
      if (!plan.ok) return plan
      const { position, stepsBack } = plan.value
      return confirmAll(tool, [
        {
          holds: after.historyPosition === position && (after.historyStepsBack ?? 0) === stepsBack && after[other],
          expected: { kind: 'history-step', step: position },
          found: { kind: 'step', step: after.historyPosition },
        },
      ])
    },
  })
}

function sayUndo(args: HistoryAsk): string {
  return args.to === undefined ? `Undo the last ${sayAsked(args)}` : `Undo back to before “${args.to}”`
}

/** The named one is the last that is undone. */
function sayTo(taken: readonly string[]): string {
  const named = `“${taken.at(-1) ?? ''}”`
  return taken.length === 1
    ? `Undo ${named}`
    : `Undo ${named}, and with it what was done after it: ${sayAll(taken.slice(0, -1))}`
}

/** More than these are counted, not named. */
const mostNamed = 5

function sayAll(taken: readonly string[]): string {
  const named = taken
    .slice(0, mostNamed)
    .map((one) => `“${one}”`)
    .join(', ')
  return taken.length <= mostNamed ? named : `${named} and ${taken.length - mostNamed} more`
}

/** "request", "3 steps". */
function sayAsked({ grain, steps }: Pick<HistoryAsk, 'grain' | 'steps'>): string {
  return steps === 1 ? grain : `${steps} ${grain}s`
}
