import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { defineTool } from '../contract/defineTool.ts'
import { confirmAll, expectSameTracks } from '../readBack/confirming.ts'
import { sayName } from '../sentences/saying.ts'

const { max } = limits.historyEntries

export const forgetHistory = defineTool({
  name: 'forget_history',
  group: 'project',
  title: 'Forget History',
  description:
    'Lets go of the oldest changes, so that the project file gets smaller; they can’t be undone any more, ever. The sound stays as it is. Without a value: of the whole history.',
  parameters: z.strictObject({
    keep_last: z
      .number()
      .int()
      .min(0)
      .max(max)
      .optional()
      .describe(`So many of the newest changes are kept, 0 to ${max}.`),
    older_than: z
      .number()
      .min(limits.historyAge.min)
      .max(limits.historyAge.max)
      .optional()
      .describe('Only changes that were made more than so many seconds ago are forgotten.'),
  }),
  reads: [],
  writes: ['history'],
  impact: 'outside',
  isFinal: true,
  regions: 'none',
  frames: [
    {
      acts: ['forgetHistory'],
      slots: [
        { param: 'keep_last', ties: ['bare'], dimensions: ['count', 'plain'] },
        { param: 'older_than', ties: ['over'], dimensions: ['duration'] },
      ],
    },
  ],
  words: ['forget the history', 'clear the history', 'limit the history', 'make the project file smaller'],
  settle: ({ keep_last: keep, older_than: age }, view, now) => {
    if (age === undefined) return null
    const left = { keep_last: Math.max(keep ?? 0, youngerThan(view, now - age * 1000)) }
    return left.keep_last < view.history.length
      ? { args: left }
      : { because: `No change is known to be older than ${sayDuration(age)}.` }
  },
  idleBecause: ({ args }, view) => {
    if (view.history.length === 0) return 'Nothing has been done yet, so there is no history to forget.'
    if (goingOf(args, view) > 0) return null
    return `The history has ${sayChanges(view.history.length)}, so there is nothing older to forget.`
  },
  request: (args) => ({ kind: 'limitHistory', most: args.keep_last ?? 0 }),
  sentence: ({ args }, _names, before) =>
    before === undefined
      ? `Forget all but the last ${sayChanges(args.keep_last ?? 0)}`
      : `Forget ${sayGoing(goingOf(args, before), before)}: this can’t be undone afterwards, nor can what is forgotten; the sound stays as it is`,
  done: (_step, _names, { before, after }) => {
    const left = after.history.length
    const still = left === 0 ? 'there is nothing to undo now' : `${sayChanges(left)} can still be undone`
    return `Forgot ${sayGoing(before.history.length - left, before)}; ${still}`
  },
  confirm: ({ tool, args }, seen) => {
    const { before, after } = seen
    const left = after.history.map(({ id }) => id)
    const newest = before.history.slice(before.history.length - left.length).map(({ id }) => id)
    const isRest = left.length < before.history.length && left.every((id, index) => id === newest[index])
    return confirmAll(tool, [
      {
        holds: isRest && left.length >= Math.min(args.keep_last ?? 0, before.history.length),
        expected: { kind: 'history-step', step: args.keep_last ?? 0 },
        found: { kind: 'step', step: left.length },
      },
      expectSameTracks(seen),
    ])
  },
})

/** How many of the oldest would go. What is undone only goes with all. */
export function goingOf(
  { keep_last: keep = 0 }: { readonly keep_last?: number | undefined },
  view: ProjectView,
): number {
  const { history, historyPosition, historyStepsBack = 0 } = view
  if (keep === 0) return history.length
  const whole = historyStepsBack > 0 ? historyPosition - 1 : historyPosition
  return Math.max(0, Math.min(history.length - keep, whole))
}

/** How many changes are not known to be older. */
function youngerThan({ history }: ProjectView, time: number): number {
  return history.length - 1 - history.findLastIndex(({ at }) => at !== undefined && at <= time)
}

function sayGoing(count: number, { history }: ProjectView): string {
  const last = history[count - 1]
  if (count === history.length)
    return count === 1 ? 'the only change of the history' : `all ${count} changes of the history`
  const upTo = last === undefined ? '' : `, up to “${sayName(last.text)}”`
  return `the ${count === 1 ? 'oldest' : `${count} oldest`} of ${sayChanges(history.length)}${upTo}`
}

const sayChanges = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** A length of time as people say it, in the largest unit that it is a whole number of: "90 minutes", "2 days". */
function sayDuration(seconds: number): string {
  const [unit, size] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1]
  const count = Math.round((seconds / size) * 10) / 10
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
