import { failure } from '../../../../shared/failures/index.ts'
import type { Author } from '../../../../shared/schemas/author.ts'
import type { RangeView, TrackView } from '../../../../shared/schemas/projectView.ts'
import type { PlannedStep, RangeRef, Target, TimeRef } from '../../planner/plan.ts'
import { extentOf } from '../../tools/readBack/measureTracks.ts'
import { sayName } from '../../tools/sentences/saying.ts'
import { targetSourcesOf } from '../../tools/contract/target.ts'
import { findRange } from './findRange.ts'
import { type Resolution, isResolved } from '../resolution.ts'
import { type ResolveContext, projectScope, type Scope } from './resolveContext.ts'
import { askForTracks } from '../questions.ts'
import { resolvePoints } from './resolvePoints.ts'
import { resolveThing } from './resolveThing.ts'
import { resolveTracks } from './resolveTracks.ts'

export interface Source {
  readonly source: string
  /** `words`: what the step says itself, whoever planned it. */
  readonly author: Author
  readonly confidence: number
}

export interface ResolvedTarget {
  readonly range: RangeView | null
  readonly rangeSource: Source | null
  /** In track order. */
  readonly trackIds: readonly string[]
  readonly trackSource: Source | null
  readonly at: number | null
  readonly atSource: Source | null
}

/** Tracks as far as they are known before the range is: named, or null where the words name none. */
interface Named {
  readonly tracks: readonly TrackView[] | null
  /** What "first", "last" and "end" count from; several where named tracks begin or end apart. */
  readonly scopes: readonly { readonly scope: Scope; readonly tracks: readonly TrackView[] | null }[]
}

export function resolveTarget(asked: PlannedStep, context: ResolveContext): Resolution<ResolvedTarget[]> {
  const slots = targetSourcesOf(context.tool)
  const planned = withObviousTracks(withSelectedTracks(asked, context), context)
  if (context.view.tracks.length === 0 && (slots.range !== null || slots.tracks !== null || slots.at !== null))
    return { fail: failure('agent/no-audio') }
  if (slots.tracks === 'own' && (planned.target.tracks ?? []).length === 0) return { ask: askForTracks(context) }
  if (slots.tracks === 'required' && namesNoTrack(planned.target) && !hasObviousTrack(context))
    return { ask: askForTracks(context) }
  const named = resolveNamed(planned.target, context)
  if (!isResolved(named)) return named

  const out: ResolvedTarget[] = []
  for (const { scope, tracks } of named.value.scopes) {
    const one = resolveInScope(planned, context, scope, tracks)
    if (!isResolved(one)) return one
    out.push(...one.value)
  }
  return { value: mergeSame(out) }
}

const namesNoTrack = ({ tracks }: Target): boolean => tracks === undefined || tracks.length === 0

function hasObviousTrack({ view }: ResolveContext): boolean {
  return view.selectedTracks.length > 0 || view.tracks.length === 1
}

/** "Solo off": of the selected ones, where some of those can be meant, else all that can be. */
function withObviousTracks(planned: PlannedStep, { tool, view }: ResolveContext): PlannedStep {
  const obvious = namesNoTrack(planned.target) ? (tool.obviousTracks?.(view) ?? []) : []
  if (obvious.length === 0) return planned
  const selected = obvious.filter(({ id }) => view.selectedTracks.includes(id))
  const tracks = (selected.length > 0 ? selected : obvious).map(({ id }) => ({ kind: 'id' as const, id }))
  return { ...planned, target: { ...planned.target, tracks } }
}

/** "Select the music track and normalize it": the tracks are what was pointed at. */
function withSelectedTracks(planned: PlannedStep, context: ResolveContext): PlannedStep {
  const { range, thing, tracks, ...rest } = planned.target
  const open = (range === undefined || range.kind === 'selection') && thing === undefined
  if (
    !context.tracksJustSelected ||
    !open ||
    context.view.selection !== null ||
    targetSourcesOf(context.tool).range !== 'wholeWhenSaid'
  )
    return planned
  return { ...planned, target: { ...rest, tracks: tracks ?? [{ kind: 'selected' }] } }
}

function resolveNamed(target: Target, context: ResolveContext): Resolution<Named> {
  const whole = soundScope(target, context)
  if (target.tracks === undefined || target.tracks.length === 0)
    return { value: { tracks: null, scopes: [{ scope: whole, tracks: null }] } }
  const named = resolveTracks(target.tracks, context)
  if (!isResolved(named)) return named
  const tracks = named.value
  if (target.tracks.some((ref) => ref.kind === 'all')) return { value: { tracks, scopes: [{ scope: whole, tracks }] } }
  const extents = tracks.map((track) => ({ track, extent: extentOf(track) ?? { start: 0, end: 0 } }))
  if (target.range?.kind === 'whole' || !dependsOnScope(target)) {
    const filled = extents.filter(({ extent }) => extent.end > extent.start)
    const start = Math.min(...filled.map(({ extent }) => extent.start))
    const end = Math.max(...filled.map(({ extent }) => extent.end))
    const scope: Scope = {
      start: filled.length === 0 ? 0 : start,
      end: filled.length === 0 ? 0 : end,
      kind: 'track',
      name: context.texts.say.names(tracks.map((track) => track.name)),
    }
    return { value: { tracks, scopes: [{ scope, tracks }] } }
  }
  return {
    value: {
      tracks,
      scopes: extents.map(({ track, extent }) => ({
        scope: { ...extent, kind: 'track', name: sayName(track.name) },
        tracks: [track],
      })),
    },
  }
}

/**
 * The recording, from the start to the end of its last clip: a label behind that is no part of it. "The first 2
 * seconds" of an effect where nothing sounds, as behind a trim, are those of the sound.
 */
function soundScope({ range }: Target, context: ResolveContext): Scope {
  const { tool, view } = context
  const clips = view.tracks.flatMap((track) => track.clips)
  const whole = projectScope(context)
  if (clips.length === 0) return whole
  const first = Math.min(...clips.map(({ start }) => start))
  const isBeforeSound = tool.group === 'effects' && range?.kind === 'first' && range.seconds <= first
  return { ...whole, start: isBeforeSound ? first : 0, end: Math.max(...clips.map(({ end }) => end)) }
}

/** Only where it counts from a track's own start or end do tracks need steps of their own. */
function dependsOnScope({ range, at = [] }: Target): boolean {
  const isPart = range?.kind === 'first' || range?.kind === 'last' || range?.kind === 'fraction'
  return isPart || [...timesOf(range), ...at].some(countsFromScope)
}

function timesOf(range: RangeRef | undefined): readonly TimeRef[] {
  if (range?.kind === 'between') return [range.from, range.to]
  if (range?.kind === 'from') return [range.from]
  return range?.kind === 'around' ? [range.center] : []
}

function countsFromScope(time: TimeRef): boolean {
  if (time.kind === 'anchor') return time.anchor === 'start' || time.anchor === 'end'
  return time.kind === 'fromEnd' || time.kind === 'fraction'
}

function resolveInScope(
  planned: PlannedStep,
  context: ResolveContext,
  scope: Scope,
  tracks: readonly TrackView[] | null,
): Resolution<ResolvedTarget[]> {
  const slots = targetSourcesOf(context.tool)
  const ids = tracks?.map((track) => track.id) ?? null
  const range = slots.range === null ? { value: null } : findRange(planned, context, scope, ids)
  if (!isResolved(range)) return range
  const inner = pointScope(planned.target, context, scope, ids)
  if (!isResolved(inner)) return inner
  const acted = actedOn(context, planned.target, ids, range.value?.trackId ?? inner.value.trackId)
  const points =
    slots.at === null
      ? { value: [null] }
      : resolvePoints(planned, context, inner.value.scope, acted.trackIds, range.value)
  if (!isResolved(points)) return points
  return {
    value: points.value.map((point) => ({
      range: range.value?.range ?? null,
      rangeSource: range.value,
      ...acted,
      at: point?.at ?? null,
      atSource: point,
    })),
  }
}

/** "Split take 3 in the middle": the middle of what is named; on its own track where it was chosen from several. */
function pointScope(
  { thing, at }: Target,
  context: ResolveContext,
  scope: Scope,
  ids: readonly string[] | null,
): Resolution<{ readonly scope: Scope; readonly trackId: string | null }> {
  if (thing === undefined || at === undefined || at.length === 0) return { value: { scope, trackId: null } }
  const resolved = resolveThing(thing, context, ids)
  if (!isResolved(resolved)) return resolved
  const { range, name, trackId } = resolved.value
  // On its own track where it was chosen from several.
  const inside: Scope = { ...range, kind: 'thing', name: context.texts.say.quoted(sayName(name)) }
  return { value: { scope: inside, trackId: thing.id === undefined ? null : trackId } }
}

const saidTracks: Source = { source: 'your words', author: 'words', confidence: 1 }

const selectedTracks = (confidence: number): Source => ({
  source: 'the selected tracks',
  author: 'selection',
  confidence,
})

function actedOn(
  context: ResolveContext,
  { tracks: refs = [] }: Target,
  named: readonly string[] | null,
  ofClip: string | null,
): Pick<ResolvedTarget, 'trackIds' | 'trackSource'> {
  const need = targetSourcesOf(context.tool).tracks
  const all = context.view.tracks.map((track) => track.id)
  if (need === null) return { trackIds: [], trackSource: null }
  if (need === 'everything')
    return { trackIds: all, trackSource: { source: 'all tracks', author: 'project', confidence: 1 } }
  if (named !== null) {
    const arePointedAt = refs.length > 0 && refs.every(({ kind }) => kind === 'selected')
    return { trackIds: named, trackSource: arePointedAt ? selectedTracks(1) : saidTracks }
  }
  if (ofClip !== null)
    return { trackIds: [ofClip], trackSource: { source: 'the clip’s track', author: 'project', confidence: 1 } }
  if (context.view.selectedTracks.length > 0)
    return {
      trackIds: all.filter((id) => context.view.selectedTracks.includes(id)),
      trackSource: selectedTracks(0.9),
    }
  const from = context.clipboardFrom.filter((id) => all.includes(id))
  if (context.tool.reads.some((one) => one.state === 'clipboard') && from.length > 0)
    return { trackIds: from, trackSource: { source: 'where it was taken from', author: 'project', confidence: 0.8 } }
  return need === 'optional'
    ? { trackIds: [], trackSource: null }
    : {
        trackIds: all,
        trackSource: { source: 'all tracks: none is named or selected', author: 'default', confidence: 0.7 },
      }
}

/** Named tracks whose ranges come out alike are one step. */
function mergeSame(targets: readonly ResolvedTarget[]): ResolvedTarget[] {
  const out: ResolvedTarget[] = []
  for (const target of targets) {
    const twin = out.findIndex(
      (one) => one.at === target.at && one.range?.start === target.range?.start && one.range?.end === target.range?.end,
    )
    const known = out[twin]
    if (known === undefined) out.push(target)
    else out[twin] = { ...known, trackIds: [...new Set([...known.trackIds, ...target.trackIds])] }
  }
  return out
}
