import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { grainParameter, stepsParameter } from './historyParameters.ts'
import { planUndo, type HistoryAsk } from './historyMoves.ts'
import { sayAll, sayAsked } from './sayHistory.ts'

export const undo = defineTool({
  name: 'undo',
  group: 'editing',
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
  reads: [],
  writes: ['content', 'history'],
  impact: 'history',
  impactOf: ({ args }, view) => {
    const plan = planUndo(view, args)
    return args.to !== undefined && plan.ok && plan.value.taken.length > 1 ? 'removes' : 'history'
  },
  regions: 'none',
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
  done: ({ args }, _names, { before, historyLabel }) => {
    const plan = planUndo(before, args)
    const taken = plan.ok ? plan.value.taken : []
    if (taken.length === 0) return historyLabel === null ? 'Undone' : `Undid “${historyLabel}”`
    const short = args.to === undefined && taken.length < args.steps
    return `Undid ${sayAll(taken)}${short ? ' (there was no more)' : ''}`
  },
  confirm: ({ tool, args }, { before, after }) => {
    const plan = planUndo(before, args)
    if (!plan.ok) return plan
    const { position, stepsBack } = plan.value
    return confirmAll(tool, [
      {
        holds: after.historyPosition === position && (after.historyStepsBack ?? 0) === stepsBack && after.canRedo,
        expected: `step ${position} of the history`,
        found: `step ${after.historyPosition}`,
      },
    ])
  },
})

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
