import type { Act } from '../../reader/clause/clause.ts'
import type { Step } from '../../reader/discourse/compose.ts'
import { complemented } from '../../reader/evaluate/complement.ts'
import type { Group } from '../../reader/meaning/types.ts'
import { rowIn } from '../../reader/meaning/rows.ts'
import type { PlannedStep, SaidAct, Target } from '../plan.ts'
import { targetOf } from './targetOf.ts'

/** Arguments that say how an act is carried out, and are no parameter of its tool. */
const isOwn = (key: string): boolean => !key.startsWith('#')

/**
 * What was read as steps: with references where the places are plain ones, else with the act as it was said, which the
 * preparation looks up as a whole.
 */
export function planSteps(
  steps: readonly Step[],
  wordsOf: (part: { readonly from: number; readonly to: number }) => string,
  closes: (tool: string) => boolean,
): readonly PlannedStep[] {
  return steps
    .flatMap((step) => each(step, closes))
    .map(withValue)
    .map(lastFirst)
    .flatMap((step) => {
      const act = complemented(step.act)
      const planned: PlannedStep = {
        tool: act.frame.tool,
        args: argsOf(act),
        target: {},
        words: wordsOf(step),
        confidence: 0.95,
      }
      const isAlone = step.mentions.length === 0 && step.given.length === 0
      const target = isPlain(act) && isAlone ? targetOf(act) : null
      if (target === null) return [{ ...planned, said: saidOf(step, act, wordsOf) }]
      return [{ ...planned, target: onKnownTracks(act, target) }]
    })
}

function saidOf({ mentions, given }: Step, act: Act, wordsOf: Parameters<typeof planSteps>[1]): SaidAct {
  if (given.length === 0) return { act, mentions }
  return { act, mentions, given: given.map((one) => ({ claim: one.claim, words: wordsOf(one) })) }
}

/**
 * A list of parts is a step for each, so that each can be left out for itself; of parts that are removed the later ones
 * come first, which leaves the others where they were said to be.
 */
function each(step: Step, closes: (tool: string) => boolean): readonly Step[] {
  const { act } = step
  const list = act.where.find((group) => group.kind === 'list')
  const parts = list?.kind === 'list' ? list.items : []
  const starts = parts.map(startOf)
  if (act.frame.effect === 'keeps' || act.frame.together === true || act.scopes.length > 0) return [step]
  if (starts.length < 2 || !starts.every((start) => start !== null)) return [step]
  const order = starts.map((_, at) => at)
  if (closes(act.frame.tool) || act.frame.resizes === true) order.sort((a, b) => (starts[b] ?? 0) - (starts[a] ?? 0))
  return order.map((at) => ({
    ...step,
    act: { ...act, where: act.where.map((group) => (group === list ? (parts[at] as Group) : group)) },
  }))
}

/** Where a part begins, as far as its words tell; null for what is no such part. */
function startOf(group: Group): number | null {
  if (group.kind !== 'part') return null
  const { stretch } = group
  if (stretch.kind === 'between') return stretch.from.kind === 'at' ? stretch.from.seconds : null
  if (stretch.kind === 'first') return 0
  return stretch.kind === 'last' ? Number.POSITIVE_INFINITY : null
}

/** A time that is a value of the tool and not where it works: "move it to 58". */
function withValue(step: Step): Step {
  const { act } = step
  const slot = act.frame.slots?.find(({ content, param }) => content === 'point' && isOwn(param) && param !== 'time')
  const [point, ...others] = act.frame.byEnd === true ? [] : act.points
  if (slot === undefined || point?.kind !== 'at' || others.length > 0) return step
  return { ...step, act: { ...act, points: [], args: { ...act.args, [slot.param]: point.seconds } } }
}

/** "a second of silence at 20 and at 40": where they are in what is there now. */
function lastFirst(step: Step): Step {
  const { act } = step
  const times = act.points.flatMap((point) => (point.kind === 'at' ? [point] : []))
  if (act.frame.shifts !== true || times.length < 2 || times.length < act.points.length) return step
  return { ...step, act: { ...act, points: times.toSorted((a, b) => b.seconds - a.seconds) } }
}

/** What an act brings that makes several steps of it, or other places. */
const expanding = ['#edge', '#by', '#count']

/** It is carried out once, by its own tool, where its target says. */
function isPlain({ frame, args, points }: Act): boolean {
  const isValue =
    points.length > 0 && frame.slots?.some(({ content, param }) => content === 'point' && param !== 'time')
  return (
    isValue !== true &&
    frame.follower === undefined &&
    frame.also === undefined &&
    frame.byEnd !== true &&
    frame.toEnd === undefined &&
    frame.exchanges === undefined &&
    frame.moves === undefined &&
    frame.extends !== true &&
    frame.entry === undefined &&
    !expanding.some((key) => key in args) &&
    rowIn(args) === null
  )
}

/** What takes the place of other sound has to be told where. */
function onKnownTracks({ frame }: Act, target: Target): Target {
  const isSomewhere = target.range !== undefined || target.thing?.what === 'label'
  const open = frame.replaces === true && isSomewhere && target.tracks === undefined
  return open ? { ...target, tracks: [{ kind: 'selected' }] } : target
}

/** A track as an argument goes by its name, also by one that nothing has. */
function nameIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('text' in value) return value.text
  return 'words' in value ? value.words : value
}

export function argsOf({ args, frame }: Act): Readonly<Record<string, unknown>> {
  const own = Object.entries(args)
    .filter(([key, value]) => isOwn(key) && value !== null)
    .map(([key, value]) => [key, nameIn(value)] as const)
  return { ...Object.fromEntries(own), ...entryOf(frame, args) }
}

/** A list with the one entry that was said; nothing where not all of it was. */
function entryOf({ entry }: Act['frame'], args: Act['args']): Readonly<Record<string, unknown>> {
  if (entry === undefined) return {}
  const values = Object.entries(entry.of).map(([said, name]) => [name, args[said] ?? null] as const)
  return values.some(([, value]) => value === null) ? {} : { [entry.param]: [Object.fromEntries(values)] }
}
