import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { PlannedStep, RangeRef, ThingRef, TimeRef, TrackRef } from '../../plan.ts'
import { anchorEnd, anchorStart } from '../grammar/anchors.ts'
import { buildExcept } from './buildExcept.ts'
import { bleepSteps, withoutNewTrack } from './buildGenerated.ts'
import { step, unclear, unsure } from './request.ts'
import type { Request, Setting } from './request.ts'
import { lastFirst } from './lastFirst.ts'
import { betweenClips, duringClips } from './clipTimes.ts'
import { clipsOfTrack, swapSteps } from './movedTracks.ts'
import { clipByClipSteps, moveEach, tracksEach } from './oneByOne.ts'
import { endOf, evenPoints, extentOf, pointsOf, trackOfClip, tracksWith } from './points.ts'
import type { Slots } from './slots.ts'
import type { LooseLength } from './targets.ts'
import { exceptOf, pointedRange, rangesOf, targetOf, tracksOf } from './targets.ts'
import { acrossThings, closesGaps, shapeOf, wholeWithValues, takesWholeTrack } from './toolShapes.ts'
import { inPassing } from '../words/en.ts'

/** "paste it 3 times": more than this is asked for in another way. */
export const mostRepeats = 50
const mostLabels = 1000

/** One side of a range, for fades: "fade out from 1:50", "fade in until 0:10". */
function pointRange(slots: Slots, pointIs: 'nothing' | 'start' | 'end'): RangeRef | null {
  const point =
    slots.points[0] ??
    slots.times
      .map(({ value, prep }) => ({ value: { kind: 'absolute', seconds: value.seconds } as TimeRef, prep }))
      .find(({ prep }) => prep === 'from' || prep === 'at')
  if (
    point === undefined ||
    (point.value.kind === 'anchor' && (point.value.anchor === 'start' || point.value.anchor === 'end'))
  )
    return null
  return pointIs === 'start' ? { kind: 'between', from: point.value, to: anchorEnd } : null
}

/** "10 to 20 on the banjo" with no banjo there: it is named all the same, so that it is asked about. */
function strangerIn({ slots }: Request): readonly TrackRef[] {
  const stranger = slots.unknown.find(({ prep }) => prep !== null && inPassing.belongsTo.has(prep))
  return stranger === undefined || slots.tracks.length > 0 || slots.things.length > 0
    ? []
    : [{ kind: 'name', name: stranger.value }]
}

function buildForRanges(
  request: Request,
  ranges: readonly RangeRef[],
  named: readonly TrackRef[],
  project: ProjectView,
): readonly PlannedStep[] {
  const tracks = named.length > 0 ? named : strangerIn(request)
  const things = request.slots.things.map(({ value }) => value.thing)
  const ordered = closesGaps.has(request.tool) ? lastFirst(ranges, project) : ranges
  if (things.length === 0) return ordered.map((range) => step(request, targetOf(range, null, tracks)))
  return things.flatMap((thing) => ordered.map((range) => step(request, targetOf(range, thing, tracks))))
}

function unknownThing({ slots, lengths }: Request): ThingRef | null {
  if (lengths === 'are values') return null
  const name = slots.unknown[0]?.value ?? slots.called[0]
  return name === undefined ? null : { what: 'either', name }
}

/** "its last 5 seconds": of the clip that the step before named. */
function withThingBefore(request: Request, { before }: Setting): Request {
  const { slots } = request
  if (before.thing === null || slots.things.length > 0) return request
  return { ...request, slots: { ...slots, things: [{ value: { thing: before.thing, sure: false }, prep: 'of' }] } }
}

/** "extend the selection to 0:40", "… by 5 seconds". */
function extended({ slots }: Request): RangeRef | null {
  const from: TimeRef = { kind: 'anchor', anchor: 'selectionStart', offset: 0 }
  const point = slots.points[0]?.value
  if (point !== undefined) return { kind: 'between', from, to: point }
  const time = slots.times[0]
  if (time === undefined) return null
  const by = time.prep === 'by'
  return {
    kind: 'between',
    from,
    to: by
      ? { kind: 'anchor', anchor: 'selectionEnd', offset: time.value.seconds }
      : { kind: 'absolute', seconds: time.value.seconds },
  }
}

function buildRange(
  asked: Request,
  setting: Setting,
  loose: LooseLength,
  pointIs: 'nothing' | 'start' | 'end',
): readonly PlannedStep[] {
  const request = { ...asked, slots: duringClips(asked.slots, setting.project) }
  const { slots } = request
  const gap = betweenClips(slots, request.said, setting.project)
  if (gap !== null) return [step(request, gap)]
  const own = tracksOf(slots)
  const tracks = own.length === 0 && slots.pronoun ? (setting.before.tracks ?? own) : own
  const excepted = buildExcept(request, slots.tracks, setting.project)
  if (excepted !== null) return excepted
  const longer =
    request.tool === 'set_time_selection' && request.verbWords.includes('extend') ? extended(request) : null
  if (longer !== null) return [step(request, targetOf(longer, null, tracks))]
  const values = request.lengths === 'are values' ? { ...slots, times: [] } : slots
  const ranges = rangesOf(values, loose)
  const named = slots.things.length > 0
  const onlyWhole = ranges.length === 1 && ranges[0]?.kind === 'whole'
  if (onlyWhole && slots.vague) return [unclear(request, tracks)]
  const shorter =
    request.verbWords.includes('shorten') &&
    values.times.some(({ prep }) => prep === 'by') &&
    values.points.length === 0 &&
    values.ranges.length === 0
  if (shorter) return [unclear(request, tracks)]
  const stray = slots.ranges.some(({ value }) => value.ends === 'open') && values.times.some(({ value }) => value.bare)
  if (stray) return [unclear(request, tracks)]
  if (ranges.length > 0 && !(onlyWhole && named))
    return buildForRanges(slots.pronoun ? withThingBefore(request, setting) : request, ranges, tracks, setting.project)
  if (named) {
    const things = slots.things.map(({ value }): RangeRef & { kind: 'thing' } => ({
      kind: 'thing',
      thing: value.thing,
    }))
    const ordered = closesGaps.has(request.tool) ? lastFirst(things, setting.project) : things
    return ordered.flatMap((one) => (one.kind === 'thing' ? [step(request, targetOf(null, one.thing, tracks))] : []))
  }
  const point = pointRange(values, pointIs)
  const { thing } = setting.before
  if (point === null && slots.pronoun && !slots.selection && thing !== null && setting.before.range === 'previous')
    return [step(request, targetOf(null, thing, tracks))]
  const isTrack =
    slots.pronoun &&
    !slots.selection &&
    own.length > 0 &&
    slots.tracksAre === 'object' &&
    takesWholeTrack(request.tool, request.group)
  const pointed =
    point ??
    (isTrack ? ({ kind: 'whole' } as const) : pointedRange(slots, setting.before, setting.project.selection !== null))
  if (pointed !== null) return [step(request, targetOf(pointed, null, tracks))]
  const unknown = unknownThing(request)
  if (unknown !== null) return [step(request, targetOf(null, unknown, tracks))]
  if (slots.rest && closesGaps.has(request.tool))
    return [
      step(request, targetOf({ kind: setting.before.range === 'previous' ? 'previous' : 'selection' }, null, tracks), {
        tool: 'trim_to_selection',
      }),
    ]
  const half = slots.points.length > 0 || values.times.length > 0 || slots.vague || slots.rest
  if (half) return [unclear(request, tracks)]
  const valued =
    wholeWithValues.has(request.tool) &&
    Object.keys(request.args).length > 0 &&
    setting.before.range !== 'selected' &&
    setting.before.range !== 'previous' &&
    setting.project.selection === null
  if (valued && tracks.length === 0 && slots.unknown.length === 0)
    return [step(request, targetOf({ kind: 'whole' }, null, tracks))]
  const whole =
    tracks.length > 0 &&
    (slots.tracksAre === 'object' || acrossThings.has(request.tool) || exceptOf(slots).tracks.length > 0) &&
    (takesWholeTrack(request.tool, request.group) || acrossThings.has(request.tool))
  return [step(request, targetOf(whole ? { kind: 'whole' } : null, null, tracks))]
}

function seconds(point: TimeRef): number | null {
  return point.kind === 'absolute' ? point.seconds : null
}

/** "skip forward 10 seconds", "go back 5": from the cursor. */
function relativeToCursor(request: Request, points: readonly TimeRef[]): readonly TimeRef[] {
  if (request.verbWords.includes('rewind') && points.length === 0) return [anchorStart]
  const back = request.verbWords.some((word) => inPassing.backVerbs.has(word))
  const forward = request.verbWords.some((word) => inPassing.forwardVerbs.has(word))
  const time = request.slots.times[0]
  const only = points[0] === undefined ? null : seconds(points[0])
  if (!(back || forward) || time === undefined || only === null || time.prep === 'to' || time.prep === 'at')
    return points
  return [{ kind: 'anchor', anchor: 'cursor', offset: back ? -only : only }]
}

function buildPoint(request: Request, setting: Setting): readonly PlannedStep[] {
  const { slots } = request
  const own = slots.things.find(({ prep }) => prep === null || prep === 'of')?.value.thing
  const clipTrack = own === undefined || slots.tracks.length > 0 ? null : trackOfClip(setting.project, own)
  const tracks = clipTrack === null ? tracksOf(slots) : [clipTrack]
  const even = request.tool === 'split_at_time' ? evenPoints(slots, setting.project, tracksOf(slots)) : null
  const extent = own === undefined ? null : extentOf(setting.project, own, tracksOf(slots))
  const points = (even ?? relativeToCursor(request, pointsOf(slots))).map((point): TimeRef =>
    point.kind === 'fraction' && extent !== null
      ? { kind: 'absolute', seconds: extent.start + point.value * (extent.end - extent.start) }
      : point,
  )
  const thing =
    even === null ? (slots.things.find(({ prep }) => prep === null || prep === 'of')?.value.thing ?? null) : null
  if (even?.length === 0) return [step(request, targetOf(null, null, tracks), { confidence: unsure })]
  if (request.tool === 'split_at_time' && points.length > 0)
    return points.map((at) =>
      step(request, { ...targetOf(null, at.kind === 'thing' ? null : thing, tracks), at: [at] }),
    )
  const unknown = points.length === 0 ? unknownThing(request) : null
  const unknownAt: readonly TimeRef[] =
    unknown === null ? [] : [{ kind: 'thing', thing: unknown, edge: 'start', offset: 0 }]
  const thingAt: readonly TimeRef[] =
    points.length === 0 && thing !== null ? [{ kind: 'thing', thing, edge: 'start', offset: 0 }] : []
  const eachPoint =
    request.tool === 'paste' ||
    request.tool === 'add_label' ||
    (request.tool === 'insert_silence' && slots.ranges.length === 0)
  if (eachPoint && points.length > 1)
    return points.map((point) => step(request, { ...targetOf(null, null, tracks), at: [point] }))
  const at = [...points, ...thingAt, ...unknownAt].slice(0, 1)
  const one = step(
    request,
    { ...targetOf(null, null, tracks), ...(at.length === 0 ? {} : { at }) },
    points.length > 1 && request.args['duration'] === undefined ? { confidence: unsure } : {},
  )
  return request.tool === 'paste' && slots.count !== null
    ? Array.from({ length: Math.min(slots.count, mostRepeats) }, () => one)
    : [one]
}

function buildPlay(request: Request, setting: Setting): readonly PlannedStep[] {
  const { slots } = request
  const tracks = tracksOf(slots)
  const open = slots.ranges[0]
  if (
    open?.value.range.kind === 'between' &&
    open.value.range.to.kind === 'anchor' &&
    open.value.range.to.anchor === 'end' &&
    open.value.range.to.offset === 0
  ) {
    return [step(request, { ...targetOf(null, null, tracks), at: [open.value.range.from] })]
  }
  const from = slots.ranges.length === 0 ? slots.things.find(({ prep }) => prep === 'from')?.value.thing : undefined
  if (from !== undefined && slots.points.length === 0)
    return [
      step(request, {
        ...targetOf(null, null, tracks),
        at: [{ kind: 'thing', thing: from, edge: 'start', offset: 0 }],
      }),
    ]
  const at =
    slots.ranges.length === 0 && slots.things.length === 0
      ? [
          ...slots.points.map(({ value }) => value),
          ...slots.times
            .filter(({ prep }) => prep !== 'for')
            .map(({ value }): TimeRef => ({ kind: 'absolute', seconds: value.seconds })),
        ]
      : []
  const first = at[0]
  if (first !== undefined) return [step(request, { ...targetOf(null, null, tracks), at: [first] })]
  if (slots.pronoun && slots.ranges.length === 0 && slots.things.length === 0 && setting.before.range !== 'previous')
    return [step(request, targetOf(null, null, tracks))]
  return buildRange(request, setting, 'ask', 'nothing')
}

/** "join the verse and the chorus": from where the first begins to where the last ends. */
function buildAcross(request: Request, setting: Setting): readonly PlannedStep[] | null {
  const { slots } = request
  const clips = slots.things.map(({ value }): ThingRef =>
    value.thing.what === 'either' ? { ...value.thing, what: 'clip' } : value.thing,
  )
  const [both, other] = slots.tracks.length > 0 ? [] : tracksWith(clips, setting.project)
  const on = both !== undefined && other === undefined ? [both] : tracksOf(slots)
  const spans = clips.map((thing) => ({ thing, extent: extentOf(setting.project, thing, on) }))
  if (spans.length < 2 || slots.ranges.length > 0) return null
  const ordered = spans.toSorted((one, other) => (one.extent?.start ?? 0) - (other.extent?.start ?? 0))
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (first === undefined || last === undefined) return null
  const edge = (thing: ThingRef, side: 'start' | 'end'): TimeRef => ({ kind: 'thing', thing, edge: side, offset: 0 })
  const own = spans.flatMap(({ thing }) => trackOfClip(setting.project, thing) ?? [])
  const same = own.filter(
    (track, index) => own.findIndex((one) => one.kind === 'id' && track.kind === 'id' && one.id === track.id) === index,
  )
  const tracks = on.length > 0 ? on : same
  return [
    step(
      request,
      targetOf({ kind: 'between', from: edge(first.thing, 'start'), to: edge(last.thing, 'end') }, null, tracks),
    ),
  ]
}

/** "a label every minute": the first where the sound begins, as Audacity's labels at regular intervals. */
function regularLabels(request: Request, { project }: Setting): readonly PlannedStep[] {
  const { slots } = request
  const span = extentOf(project, slots.things[0]?.value.thing ?? null, tracksOf(slots)) ?? {
    start: 0,
    end: project.duration,
  }
  const every = slots.every ?? (span.end - span.start) / (slots.parts ?? 1)
  const count = every > 0 ? Math.min(mostLabels, Math.ceil((span.end - span.start) / every - 1e-9)) : 0
  return Array.from({ length: Math.max(1, count) }, (_, index) =>
    step(request, { at: [{ kind: 'absolute', seconds: Math.round((span.start + index * every) * 1e6) / 1e6 }] }),
  )
}

/** A label stands at a point, or over a part. */
function buildLabel(request: Request, setting: Setting): readonly PlannedStep[] {
  const { slots } = request
  if (slots.every !== null || slots.parts !== null) return regularLabels(request, setting)
  const over =
    slots.selection ||
    slots.samePart ||
    slots.ranges.some(({ value }) => value.ends === 'both said') ||
    (slots.things.some(({ prep }) => prep === null || prep === 'over') &&
      slots.points.length + slots.times.length === 0)
  return over ? buildRange(request, setting, 'ask', 'nothing') : buildPoint(request, setting)
}

/** "copy the first 10 seconds to the end", "move 10 to 20 to 1:00": taken here, put there. */
function buildMoved(request: Request, setting: Setting): readonly PlannedStep[] | null {
  const { slots } = request
  const moves = request.tool === 'move_clip'
  const taken =
    slots.ranges.some(({ value, prep }) => prep !== 'to' && value.ends === 'both said') ||
    slots.selection ||
    (!moves && slots.things.some(({ prep }) => prep === null))
  if (!taken || !(request.tool === 'copy' || request.tool === 'duplicate_clip' || moves)) return null
  const there = ({ prep }: { readonly prep: string | null }): boolean =>
    prep === 'to' || prep === 'at' || prep === 'onto' || prep === 'into'
  const time = slots.times.find(there)
  const point = slots.points.find(there) ?? slots.things.find(there)
  const at: TimeRef | null = slots.afterItself
    ? endOf(slots)
    : time !== undefined
      ? { kind: 'absolute', seconds: time.value.seconds }
      : point === undefined
        ? null
        : 'thing' in point.value
          ? { kind: 'thing', thing: point.value.thing, edge: 'start', offset: 0 }
          : point.value
  if (at === null) return null
  const target = slots.trackGroups.find(({ prep }) => prep === 'to' || prep === 'onto' || prep === 'into')
  const source = slots.trackGroups.filter((one) => one !== target)
  const own = {
    ...request,
    tool: moves ? 'cut' : 'copy',
    group: 'editing',
    args: {},
    slots: {
      ...slots,
      trackGroups: source,
      tracks: source.flatMap(({ value }) => value),
      times: slots.times.filter((one) => one !== time),
      points: slots.points.filter((one) => one !== point),
      things: slots.things.filter((one) => one !== point),
    },
  }
  const take = buildRange(own, setting, 'ask', 'nothing')
  const thing = own.slots.things[0]?.value.thing
  const track = moves || thing === undefined ? null : trackOfClip(setting.project, thing)
  const tracks = target !== undefined ? target.value : track === null ? (moves ? [] : tracksOf(slots)) : [track]
  return [
    ...take,
    step({ ...request, tool: 'paste', args: {} }, { at: [at], ...(tracks.length === 0 ? {} : { tracks }) }),
  ]
}

function buildTracks(request: Request, setting: Setting): readonly PlannedStep[] {
  const { slots } = request
  const swapped = swapSteps(request.slots.tracks, request.verbWords, setting.project)
  if (swapped !== null)
    return swapped.length === 0
      ? [step(request, targetOf(null, null, request.slots.tracks), { confidence: unsure })]
      : swapped.map(({ tool, tracks }) => step({ ...request, tool }, { tracks }))
  const named = tracksOf(slots)
  const all: readonly TrackRef[] = slots.whole
    ? [{ kind: 'all' }]
    : slots.pronoun
      ? (setting.before.tracks ?? [{ kind: 'selected' }])
      : []
  const unknown = slots.unknown[0]?.value
  const tracks =
    named.length > 0
      ? named
      : unknown !== undefined && request.tool !== 'rename_track'
        ? [{ kind: 'name' as const, name: unknown }]
        : all
  const one = step(request, targetOf(null, null, tracks))
  const times =
    request.tool === 'move_track_up' || request.tool === 'move_track_down'
      ? (slots.count ?? placesToEdge(request, setting, tracks))
      : 1
  return Array.from({ length: Math.max(1, Math.min(times, mostRepeats)) }, () => one)
}

/** "to the top": as often up as there are tracks above it. */
function placesToEdge({ verbWords }: Request, { project }: Setting, [track]: readonly TrackRef[]): number {
  const index =
    track?.kind === 'number'
      ? track.number - 1
      : project.tracks.findIndex(({ name }) => track?.kind === 'name' && name === track.name)
  if (index < 0) return 1
  if (verbWords.includes('top')) return index
  return verbWords.includes('bottom') ? project.tracks.length - 1 - index : 1
}

/** "delete all labels": the last first, so that the numbers of the others stay. */
function everyLabel(request: Request, { project }: Setting): readonly PlannedStep[] | null {
  const all =
    request.tool === 'delete_label' &&
    request.slots.things.length === 0 &&
    (request.slots.everyThing === 'label' ||
      request.slots.whole ||
      request.verbWords.includes('all') ||
      request.verbWords.includes('labels') ||
      request.verbWords.includes('markers'))
  return all
    ? project.labels.map((_, index) =>
        step(request, targetOf(null, { what: 'label', number: project.labels.length - index }, [])),
      )
    : null
}

/** The steps that a request comes to: one for each range, clip or point that it names. */
export function buildSteps(request: Request, setting: Setting): readonly PlannedStep[] {
  if (request.tool === 'play') return buildPlay(request, setting)
  const generated = withoutNewTrack(request, setting)
  if (generated !== request) return buildSteps(generated, setting)
  const bleeped = bleepSteps(request, setting)
  if (bleeped !== null) return bleeped
  const oneByOne = clipByClipSteps(request) ?? moveEach(request)
  if (oneByOne !== null) return oneByOne
  const each = tracksEach(request, setting.project)
  if (each !== null) return buildSteps({ ...request, slots: { ...request.slots, tracks: each } }, setting)
  if (request.tool === 'add_label') return buildLabel(request, setting)
  const moved = buildMoved(request, setting) ?? (acrossThings.has(request.tool) ? buildAcross(request, setting) : null)
  if (moved !== null) return moved
  const clip =
    request.tool === 'split'
      ? request.slots.things.find(({ value }) => value.thing.what === 'clip')?.value.thing
      : undefined
  if (clip !== undefined)
    return buildPoint(
      {
        ...request,
        tool: 'split_at_time',
        slots: { ...request.slots, points: [{ value: { kind: 'anchor', anchor: 'cursor', offset: 0 }, prep: 'at' }] },
      },
      setting,
    )
  const shape = shapeOf(request.tool, request.group)
  switch (shape.takes) {
    case 'range':
      return buildRange(request, setting, shape.loose, shape.pointIs)
    case 'point':
      return buildPoint(request, setting)
    case 'tracks':
      return buildTracks(request, setting)
    case 'thing': {
      const every = everyLabel(request, setting)
      if (every !== null) return every
      const track = request.tool === 'move_clip' ? clipsOfTrack(request.slots, setting.project) : null
      if (track !== null) return [step(request, track)]
      const moves = request.tool === 'move_clip' && request.slots.things.some(({ prep }) => prep === null)
      const things = request.slots.things
        .filter(({ prep }) => !moves || prep === null || prep === 'of')
        .map(({ value }) => step(request, targetOf(null, value.thing, tracksOf(request.slots))))
      return things.length > 0 ? things : [step(request, targetOf(null, null, tracksOf(request.slots)))]
    }
    case 'nothing':
      return [step(request, {})]
  }
}
