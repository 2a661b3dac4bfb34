import type { PlannedStep, RangeRef, Target, TimeRef } from '../../plan.ts'
import type { GrammarTool } from './known.ts'
import { pointsOf } from './points.ts'
import { takeArguments } from './readArguments.ts'
import type { Slots } from './slots.ts'
import { pointedRange, rangesOf, tracksOf } from './targets.ts'
import { shapeOf } from './toolShapes.ts'
import { inPassing } from '../words/en.ts'

/** "make it 20 seconds": the same range, of another length. */
function withLength(range: RangeRef | undefined, seconds: number): RangeRef | null {
  if (range === undefined) return null
  switch (range.kind) {
    case 'first':
    case 'last':
    case 'around':
      return { ...range, seconds }
    case 'from':
      return { ...range, seconds: range.seconds < 0 ? -seconds : seconds }
    case 'between':
      if (range.to.kind === 'anchor' && range.to.anchor === 'end') return { kind: 'last', seconds }
      if (range.from.kind === 'anchor' && range.from.anchor === 'start') return { kind: 'first', seconds }
      return { kind: 'from', from: range.from, seconds }
    case 'fraction':
    case 'selection':
    case 'whole':
    case 'previous':
    case 'thing':
    case 'unclear':
      return null
  }
}

/** "until 40", "from 15": one end of the same range. */
function withEnd(range: RangeRef | undefined, slots: Slots): RangeRef | null {
  if (range?.kind !== 'between') return null
  const times = [
    ...slots.times.map(({ value, prep }) => ({ prep, point: { kind: 'absolute', seconds: value.seconds } as TimeRef })),
    ...slots.points.map(({ value, prep }) => ({ prep, point: value })),
  ]
  const from = times.find(({ prep }) => prep === 'from' || prep === 'at')?.point
  const to = times.find(({ prep }) => prep === 'to' || prep === 'until' || prep === 'till')?.point
  if (from === undefined && to === undefined) return null
  return { ...range, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

function changedRange(step: PlannedStep, slots: Slots): RangeRef | null {
  const { range } = step.target
  const only = slots.ranges.length === 1 ? slots.ranges[0] : undefined
  if (only !== undefined && only.value.ends === 'open' && range?.kind === 'between') {
    const { range: said } = only.value
    const fromSaid =
      said.kind === 'between' && said.to.kind === 'anchor' && said.to.anchor === 'end' && range.to.kind === 'absolute'
    if (fromSaid && only.value.point !== null && range.from.kind === 'absolute')
      return { ...range, from: only.value.point }
  }
  const from0 =
    only?.value.range.kind === 'between' &&
    only.value.range.from.kind === 'anchor' &&
    only.value.range.from.anchor === 'start'
  if (from0 && only?.value.ends === 'open' && only.value.point !== null && range?.kind === 'between')
    return { ...range, to: only.value.point }
  const named = rangesOf(
    {
      ...slots,
      except: slots.except !== null && slots.except.ranges.length > 0 ? slots.except : null,
      times: slots.points.length > 0 ? slots.times : [],
    },
    'ask',
  )[0]
  if (named !== undefined) return named
  const ends = withEnd(range, slots)
  if (ends !== null) return ends
  const length = slots.times[0]
  return length === undefined ? null : withLength(range, length.value.seconds)
}

/** "make it 100": the one number that the step has, where nothing else is said. */
function withBareNumber(step: PlannedStep, { times, ranges, points, things, tracks }: Slots): PlannedStep | null {
  const numbers = Object.entries(step.args).filter(([, value]) => typeof value === 'number')
  const [only] = numbers
  const [time] = times
  const isPlace = step.target.at !== undefined && inPassing.placesTimes.has(time?.prep ?? '')
  const nothingElse =
    !isPlace && times.length === 1 && ranges.length + points.length + things.length + tracks.length === 0
  return only !== undefined && numbers.length === 1 && time?.value.bare === true && nothingElse
    ? { ...step, args: { ...step.args, [only[0]]: time.value.seconds }, confidence: 0.9 }
    : null
}

/** The step with what these words say put in the place of what it said; null where they have nothing that fits it. */
export function amend(step: PlannedStep, said: Slots, tool: GrammarTool): PlannedStep | null {
  const before = step.args['gain_db']
  const { args, rest } = takeArguments(tool, {
    slots: said,
    verbWords: typeof before === 'number' && before < 0 && said.way === null ? ['quieter'] : [],
    said: [],
    project: null,
  })
  const bare = withBareNumber(step, said)
  if (bare !== null && Object.keys(args).length === 0) return bare
  const slots = tool.group === 'effects' && Object.keys(args).length > 0 ? rest : said
  const values = Object.keys(args).length > 0
  const shape = shapeOf(tool.name, tool.group)
  const at =
    shape.takes === 'point' || (step.target.at !== undefined && step.target.range === undefined) ? pointsOf(slots) : []
  const range =
    at.length > 0 || (values && slots.ranges.length === 0 && slots.amounts.length > 0)
      ? null
      : (changedRange(step, slots) ??
        pointedRange({ ...slots, pronoun: false }, { range: 'none', tracks: null, thing: null }))
  const thing = range === null && at.length === 0 ? (slots.things[0]?.value.thing ?? null) : null
  const tracks = tracksOf(slots)
  if (!values && range === null && thing === null && tracks.length === 0 && at.length === 0) return null
  const target: Target = {
    ...(range !== null
      ? { range, ...keptThing(step.target, range) }
      : thing !== null
        ? keptRange(step.target)
        : keep(step.target)),
    ...(thing === null ? {} : { thing }),
    ...(at.length > 0 ? { at: at.slice(0, 1) } : step.target.at === undefined ? {} : { at: step.target.at }),
    ...(tracks.length > 0 ? { tracks } : step.target.tracks === undefined ? {} : { tracks: step.target.tracks }),
  }
  return { ...step, args: { ...step.args, ...args }, target, confidence: 0.9 }
}

const keep = (target: Target): Target => ({
  ...(target.range === undefined ? {} : { range: target.range }),
  ...(target.thing === undefined ? {} : { thing: target.thing }),
})

const isRelative = (range: RangeRef): boolean =>
  range.kind === 'first' || range.kind === 'last' || range.kind === 'fraction'

/** "the last 2 seconds of the story … the same for the sign off": what is counted in a clip is counted in the other. */
function keptRange({ range, thing }: Target): Target {
  return range !== undefined && thing !== undefined && isRelative(range) ? { range } : {}
}

/** The first seconds of a clip stay its own when only their number changes. */
function keptThing(target: Target, range: RangeRef): Target {
  return isRelative(range) && target.thing !== undefined ? { thing: target.thing } : {}
}
