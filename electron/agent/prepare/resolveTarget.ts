import { failure } from '../../../shared/failures/index.ts'
import type { RangeView, TrackView } from '../../../shared/schemas/projectView.ts'
import type { PlannedStep, Target } from '../planner/plan.ts'
import { extentOf } from '../tools/measureTracks.ts'
import { sayName, sayNames } from '../tools/saying.ts'
import { slotsOf } from '../tools/slots.ts'
import { type Found, isFound } from './found.ts'
import { type Look, projectScope, type Scope } from './look.ts'
import { askForRange, askForTracks } from './questions.ts'
import { resolvePoints } from './resolvePoints.ts'
import { type FoundRange, resolveRange, resolveSelection } from './resolveRange.ts'
import { resolveThing } from './resolveThing.ts'
import { resolveTracks } from './resolveTracks.ts'

export interface Source {
  readonly source: string
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

export function resolveTarget(asked: PlannedStep, look: Look): Found<ResolvedTarget[]> {
  const slots = slotsOf(look.tool)
  const planned = withSelectedTracks(asked, look)
  if (look.view.tracks.length === 0 && (slots.range !== null || slots.tracks !== null || slots.at !== null))
    return { fail: failure('agent/no-audio') }
  if (slots.tracks === 'own' && (planned.target.tracks ?? []).length === 0) return { ask: askForTracks(look) }
  if (slots.tracks === 'required' && namesNoTrack(planned.target) && !hasObviousTrack(look))
    return { ask: askForTracks(look) }
  const named = resolveNamed(planned.target, look)
  if (!isFound(named)) return named

  const out: ResolvedTarget[] = []
  for (const { scope, tracks } of named.found.scopes) {
    const one = resolveInScope(planned, look, scope, tracks)
    if (!isFound(one)) return one
    out.push(...one.found)
  }
  return { found: mergeSame(out) }
}

const namesNoTrack = ({ tracks }: Target): boolean => tracks === undefined || tracks.length === 0

function hasObviousTrack({ view }: Look): boolean {
  return view.selectedTracks.length > 0 || view.tracks.length === 1
}

/** "Select the music track and normalize it": the tracks are what was pointed at. */
function withSelectedTracks(planned: PlannedStep, look: Look): PlannedStep {
  const { range, thing, tracks, ...rest } = planned.target
  const open = (range === undefined || range.kind === 'selection') && thing === undefined
  if (!look.tracksJustSelected || !open || look.view.selection !== null || slotsOf(look.tool).range !== 'wholeWhenSaid')
    return planned
  return { ...planned, target: { ...rest, tracks: tracks ?? [{ kind: 'selected' }] } }
}

function resolveNamed(target: Target, look: Look): Found<Named> {
  const whole = projectScope(look.view)
  if (target.tracks === undefined || target.tracks.length === 0)
    return { found: { tracks: null, scopes: [{ scope: whole, tracks: null }] } }
  const found = resolveTracks(target.tracks, look)
  if (!isFound(found)) return found
  const tracks = found.found
  if (target.tracks.some((ref) => ref.kind === 'all')) return { found: { tracks, scopes: [{ scope: whole, tracks }] } }
  const extents = tracks.map((track) => ({ track, extent: extentOf(track) ?? { start: 0, end: 0 } }))
  if (target.range?.kind === 'whole' || !dependsOnScope(target)) {
    const filled = extents.filter(({ extent }) => extent.end > extent.start)
    const start = Math.min(...filled.map(({ extent }) => extent.start))
    const end = Math.max(...filled.map(({ extent }) => extent.end))
    const scope: Scope = {
      start: filled.length === 0 ? 0 : start,
      end: filled.length === 0 ? 0 : end,
      kind: 'track',
      name: sayNames(tracks.map((track) => track.name)),
    }
    return { found: { tracks, scopes: [{ scope, tracks }] } }
  }
  return {
    found: {
      tracks,
      scopes: extents.map(({ track, extent }) => ({
        scope: { ...extent, kind: 'track', name: sayName(track.name) },
        tracks: [track],
      })),
    },
  }
}

/** Only where it counts from a track's own start or end do tracks need steps of their own. */
function dependsOnScope({ range, at }: Target): boolean {
  const text = JSON.stringify([range ?? null, at ?? null])
  return (
    range?.kind === 'first' ||
    range?.kind === 'last' ||
    range?.kind === 'fraction' ||
    /"fromEnd"|"fraction"|"anchor":"(?:start|end)"/u.test(text)
  )
}

function resolveInScope(
  planned: PlannedStep,
  look: Look,
  scope: Scope,
  tracks: readonly TrackView[] | null,
): Found<ResolvedTarget[]> {
  const slots = slotsOf(look.tool)
  const ids = tracks?.map((track) => track.id) ?? null
  const range = slots.range === null ? { found: null } : findRange(planned, look, scope, ids)
  if (!isFound(range)) return range
  const inner = pointScope(planned.target, look, scope, ids)
  if (!isFound(inner)) return inner
  const acted = actedOn(look, ids, range.found?.trackId ?? inner.found.trackId)
  const points =
    slots.at === null ? { found: [null] } : resolvePoints(planned, look, inner.found.scope, acted.trackIds, range.found)
  if (!isFound(points)) return points
  return {
    found: points.found.map((point) => ({
      range: range.found?.range ?? null,
      rangeSource: range.found,
      ...acted,
      at: point?.at ?? null,
      atSource: point,
    })),
  }
}

/** "Split take 3 in the middle": the middle of what is named; on its own track where it was chosen from several. */
function pointScope(
  { thing, at }: Target,
  look: Look,
  scope: Scope,
  ids: readonly string[] | null,
): Found<{ readonly scope: Scope; readonly trackId: string | null }> {
  if (thing === undefined || at === undefined || at.length === 0) return { found: { scope, trackId: null } }
  const found = resolveThing(thing, look, ids)
  return isFound(found)
    ? {
        found: {
          scope: { ...found.found.range, kind: 'thing', name: `“${sayName(found.found.name)}”` },
          trackId: thing.id === undefined ? null : found.found.trackId,
        },
      }
    : found
}

/** A named range counts before the selection, and that before the whole of a track that was named. A missing range never widens. */
function findRange(
  { target, words }: PlannedStep,
  look: Look,
  scope: Scope,
  ids: readonly string[] | null,
): Found<FoundRange | null> {
  const need = slotsOf(look.tool).range
  if (need === 'everything')
    return {
      found: {
        range: { start: 0, end: look.view.duration },
        source: 'the whole project',
        confidence: 1,
        trackId: null,
      },
    }
  if (target.thing !== undefined) {
    if (need !== 'optional' || target.range !== undefined) return rangeOfThing(target, look, scope, ids)
    // A point label can be where something starts, though not what is worked on.
    const thing = resolveThing(target.thing, look, ids)
    if (!isFound(thing)) return thing
    return thing.found.range.end > thing.found.range.start ? rangeOfThing(target, look, scope, ids) : { found: null }
  }
  if (
    target.range?.kind === 'selection' &&
    look.tool.group === 'project' &&
    look.view.selection === null &&
    !/\bselect/iu.test(words)
  )
    return { found: null }
  if (target.range !== undefined) return resolveRange(target.range, scope, look, ids)
  if (need === 'optional') {
    const takesPoint = (target.at ?? []).length > 0
    return {
      found:
        takesPoint || look.view.selection === null
          ? null
          : { range: look.view.selection, source: 'the time selection', confidence: 0.9, trackId: null },
    }
  }
  const selected = look.view.selection
  if (selected !== null && selected.end > selected.start) return resolveSelection(look)
  if (need === 'wholeWhenSaid' && ids !== null && scope.kind === 'track') {
    const whole = resolveRange({ kind: 'whole' }, scope, look, ids)
    return isFound(whole) ? { found: { ...whole.found, source: `the whole of ${scope.name}`, confidence: 0.8 } } : whole
  }
  const mayFollow = look.tool.impact === 'rewrites' || look.tool.impact === 'reads'
  return mayFollow && look.previous?.from === 'this request' ? resolveSelection(look) : { ask: askForRange(look) }
}

function rangeOfThing(target: Target, look: Look, scope: Scope, ids: readonly string[] | null): Found<FoundRange> {
  const ref = target.thing ?? { what: 'either' as const }
  const { range } = target
  if (range === undefined || range.kind === 'whole' || range.kind === 'thing')
    return resolveRange({ kind: 'thing', thing: ref }, scope, look, ids)
  const thing = resolveThing(ref, look, ids)
  if (!isFound(thing)) return thing
  const { range: own, name, trackId } = thing.found
  const inside = resolveRange(range, { ...own, kind: 'thing', name: `“${sayName(name)}”` }, look, ids)
  return isFound(inside) ? { found: { ...inside.found, trackId } } : inside
}

function actedOn(
  look: Look,
  named: readonly string[] | null,
  ofClip: string | null,
): Pick<ResolvedTarget, 'trackIds' | 'trackSource'> {
  const need = slotsOf(look.tool).tracks
  const all = look.view.tracks.map((track) => track.id)
  if (need === null) return { trackIds: [], trackSource: null }
  if (need === 'everything') return { trackIds: all, trackSource: { source: 'all tracks', confidence: 1 } }
  if (named !== null) return { trackIds: named, trackSource: { source: 'your words', confidence: 1 } }
  if (ofClip !== null) return { trackIds: [ofClip], trackSource: { source: 'the clip’s track', confidence: 1 } }
  if (look.view.selectedTracks.length > 0)
    return {
      trackIds: all.filter((id) => look.view.selectedTracks.includes(id)),
      trackSource: { source: 'the selected tracks', confidence: 0.9 },
    }
  const from = look.clipboardFrom.filter((id) => all.includes(id))
  if (look.tool.reads.some((one) => one.state === 'clipboard') && from.length > 0)
    return { trackIds: from, trackSource: { source: 'where it was taken from', confidence: 0.8 } }
  return need === 'optional'
    ? { trackIds: [], trackSource: null }
    : { trackIds: all, trackSource: { source: 'all tracks: none is named or selected', confidence: 0.7 } }
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
