import type { Pending } from '../../index.ts'
import type { PlannedStep, Target, TimeRef, TrackRef } from '../../plan.ts'
import { readSignedNumber } from '../grammar/amounts.ts'
import type { Source } from '../grammar/source.ts'
import { amend } from '../steps/amend.ts'
import type { Chunk } from '../steps/chunk.ts'
import type { GrammarTool, KnownTools } from '../steps/known.ts'
import { parametersOf } from '../steps/known.ts'
import { evenPoints, pointsOf } from '../steps/points.ts'
import { takeArguments } from '../steps/readArguments.ts'
import type { Slots } from '../steps/slots.ts'
import { readSlots } from '../steps/slots.ts'
import { exceptOf, pointedRange, rangesOf, tracksOf } from '../steps/targets.ts'
import { shapeOf } from '../steps/toolShapes.ts'
import { tokenise } from '../text/tokenise.ts'

const sure = 1

function wordsOf(step: PlannedStep): readonly string[] {
  return tokenise(step.words).map((token) => token.text)
}

/** The value that was asked for: "-3 dB", "by 6", "3". The words of the request still say which way. */
function withValue(step: PlannedStep, slots: Slots, source: Source, tool: GrammarTool): PlannedStep | null {
  const parameters = parametersOf(tool)
  const { args } = takeArguments(tool, {
    slots,
    verbWords: wordsOf(step),
    said: source.tokens.map(({ text }) => text),
    project: source.project,
  })
  if (Object.keys(args).length > 0) return { ...step, args: { ...step.args, ...args }, confidence: sure }
  const number = readSignedNumber(source, 0)
  const open = parameters.find((parameter) => step.args[parameter] === undefined)
  if (open === undefined || number === null || number.next < source.tokens.length) return null
  return { ...step, args: { ...step.args, [open]: number.value }, confidence: sure }
}

function withTime(asked: PlannedStep, slots: Slots, source: Source, known: KnownTools): readonly PlannedStep[] | null {
  const step = asked.tool === 'split' && known.byName.has('split_at_time') ? { ...asked, tool: 'split_at_time' } : asked
  const even = step.tool === 'split_at_time' ? evenPoints(slots, source.project, step.target.tracks ?? []) : null
  if (even !== null && even.length > 0)
    return even.map((at) => ({ ...step, target: { ...step.target, at: [at] }, confidence: sure }))
  const unknown = slots.unknown[0]?.value
  const things: readonly TimeRef[] = [
    ...slots.things.map(({ value }) => value.thing),
    ...(unknown === undefined ? [] : [{ what: 'either' as const, name: unknown }]),
  ].map((thing) => ({ kind: 'thing', thing, edge: 'start', offset: 0 }))
  const points = pointsOf({ ...slots, things: [] })
  const all = points.length > 0 ? points : things
  const one = step.tool === 'split_at_time' ? all : all.slice(0, 1)
  return one.length === 0
    ? null
    : one.map((at) => ({ ...step, target: { ...step.target, at: [at] }, confidence: sure }))
}

/** The part that was asked for. A track alone means all of it; a length alone is only enough for a fade. */
function withRange(step: PlannedStep, slots: Slots, tool: GrammarTool): readonly PlannedStep[] | null {
  const shape = shapeOf(tool.name, tool.group)
  const loose = shape.takes === 'range' ? shape.loose : 'ask'
  const tracks = tracksOf(slots)
  const keptTracks =
    tracks.length > 0 ? { tracks } : step.target.tracks === undefined ? {} : { tracks: step.target.tracks }
  const target = (rest: Target): PlannedStep => ({ ...step, target: { ...rest, ...keptTracks }, confidence: sure })
  const ranges = rangesOf(slots, loose)
  const things = slots.things.map(({ value }) => value.thing)
  if (ranges.length > 0 && things.length > 0)
    return things.flatMap((thing) => ranges.map((range) => target({ range, thing })))
  if (ranges.length > 0) return ranges.map((range) => target({ range }))
  if (things.length > 0) return things.map((thing) => target({ thing }))
  const pointed = pointedRange(slots, { range: 'none', tracks: null, thing: null })
  if (pointed !== null) return [target({ range: pointed })]
  if (tracks.length > 0) return [target({ range: { kind: 'whole' } })]
  const unknown = slots.unknown[0]?.value ?? slots.called[0]
  return unknown === undefined ? null : [target({ thing: { what: 'either', name: unknown } })]
}

function withTracks(step: PlannedStep, slots: Slots): readonly PlannedStep[] | null {
  const unknown = slots.unknown[0]?.value
  const numbers = slots.times
    .filter(({ value }) => value.bare && Number.isInteger(value.seconds))
    .map(({ value }): TrackRef => ({ kind: 'number', number: value.seconds }))
  const said: readonly TrackRef[] = [...tracksOf(slots), ...numbers]
  const tracks: readonly TrackRef[] = slots.whole
    ? [{ kind: 'all' }]
    : said.length > 0
      ? said
      : unknown === undefined
        ? []
        : [{ kind: 'name', name: unknown }]
  return tracks.length === 0 ? null : [{ ...step, target: { ...step.target, tracks }, confidence: sure }]
}

function withThing(step: PlannedStep, slots: Slots): readonly PlannedStep[] | null {
  const name = slots.unknown[0]?.value ?? slots.called[0]
  const things =
    slots.things.length > 0
      ? slots.things.map(({ value }) => value.thing)
      : name === undefined
        ? []
        : [{ what: 'either' as const, name }]
  const tracks = tracksOf(slots)
  if (things.length > 0)
    return things.map((thing) => ({
      ...step,
      target: { ...step.target, thing, ...(tracks.length > 0 ? { tracks } : {}) },
      confidence: sure,
    }))
  return tracks.length > 0 && step.target.thing !== undefined
    ? [{ ...step, target: { ...step.target, tracks }, confidence: sure }]
    : null
}

/** The step with what the answer says in the place of what was missing; null when it says nothing of the kind. */
export function completeStep(
  step: PlannedStep,
  pending: Pending,
  source: Source,
  chunks: readonly Chunk[],
  known: KnownTools,
): readonly PlannedStep[] | null {
  const tool = known.byName.get(step.tool)
  const slots = readSlots(chunks)[0]
  if (tool === undefined || slots === undefined || chunks.some((chunk) => chunk.kind === 'feature')) return null
  const value = (): readonly PlannedStep[] | null => {
    const filled = withValue(step, slots, source, tool)
    return filled === null ? null : [filled]
  }
  switch (pending.missing) {
    case 'value':
      return value()
    case 'time':
      return withTime(step, slots, source, known)
    case 'tracks':
      return withTracks(step, slots)
    case 'thing':
      return withThing(step, slots) ?? withRange(step, slots, tool)
    case 'range':
      return withRange(step, slots, tool)
    case null: {
      const amended = amend(step, slots, tool)
      return amended === null ? value() : [{ ...amended, confidence: sure }]
    }
  }
}

/**
 * "not the music" where the tracks were named: those but this one; null where that leaves none, or as many. Undefined
 * where no tracks were named.
 */
function withoutTracks(step: PlannedStep, spared: readonly TrackRef[]): PlannedStep | null | undefined {
  const named = step.target.tracks
  if (spared.length === 0 || named === undefined || named.some(({ kind }) => kind !== 'name' && kind !== 'number'))
    return undefined
  const out = new Set(spared.map((track) => JSON.stringify(track)))
  const tracks = named.filter((track) => !out.has(JSON.stringify(track)))
  return tracks.length === 0 || tracks.length === named.length
    ? null
    : { ...step, target: { ...step.target, tracks }, confidence: 0.9 }
}

/**
 * "no, make it 20 seconds", "only on the guest", "not the music": the pending steps, changed; null where nothing in
 * them fits.
 */
export function correctSteps(
  steps: readonly PlannedStep[],
  chunks: readonly Chunk[],
  known: KnownTools,
  tracksAre: 'instead' | 'too' = 'instead',
): readonly PlannedStep[] | null {
  if (chunks.some((chunk) => chunk.kind === 'unknown' || chunk.kind === 'feature')) return null
  const own = chunks.filter((chunk) => chunk.kind !== 'generic' && chunk.kind !== 'pronoun')
  const negated = own.findIndex((chunk) => chunk.kind === 'not')
  const asExcept = own.map((chunk): Chunk =>
    chunk.kind === 'not' ? { kind: 'except', as: 'except', start: chunk.start, next: chunk.next, prep: null } : chunk,
  )
  const slots = readSlots(negated >= 0 ? asExcept : own)[0]
  if (slots === undefined || exceptOf(slots).ranges.length > 0) return null
  const changed = steps.map((step) => {
    const tool = known.byName.get(step.tool)
    const spared = negated >= 0 ? withoutTracks(step, exceptOf(slots).tracks) : undefined
    if (spared !== undefined) return spared
    const amended = tool === undefined ? null : amend(step, slots, tool)
    const both = [...(step.target.tracks ?? []), ...(amended?.target.tracks ?? [])]
    if (amended === null || tracksAre === 'instead' || slots.tracks.length === 0) return amended
    return step.target.tracks === undefined ? step : { ...amended, target: { ...amended.target, tracks: both } }
  })
  return changed.every((step) => step === null) ? null : steps.map((step, index) => changed[index] ?? step)
}
