import type { ProjectView, RangeView } from '../../../shared/schemas/projectView.ts'
import { originalTime, type Bound } from '../approvals/originalTime.ts'
import { regionsOf } from '../approvals/regionsOf.ts'
import { comesToSame } from '../prepare/comesToSame.ts'
import type { Rehearsal, RehearsedStep } from '../prepare/preparePlan.ts'
import { extentOf, sameRange, sameTime } from '../tools/readBack/measureTracks.ts'

/**
 * Whether two rehearsals on the same project leave the same sound in the same places, by whatever tools: "delete the
 * last ten seconds" is a trim to all that comes before them, and the other way round.
 */
export function hasSameEffect(one: Rehearsal, other: Rehearsal): boolean {
  if (comesToSame(one, other)) return true
  if (![...one.steps, ...other.steps].some(takesOut)) return false
  const [first, second] = [one, other].map(({ steps }) => deedsOf(steps))
  return first === second && sameRemovals(one, other) && sameContent(one.after, other.after)
}

const takesOut = ({ tool }: RehearsedStep): boolean =>
  tool.regions === 'range removed' || tool.regions === 'rest removed'

const isFocus = ({ tool }: RehearsedStep): boolean => tool.impact === 'focus'

/** What else is done, on the timeline before all of it: a fade is the same before a removal and behind it. */
function deedsOf(steps: readonly RehearsedStep[]): string {
  const deeds = steps.flatMap((one, index) => {
    if (takesOut(one) || isFocus(one)) return []
    const { args, range, at, trackIds } = one.step
    const tracks = trackIds.length > 0 ? trackIds : ['']
    return tracks.map((track) => {
      const before = (time: number, bound: Bound): number =>
        Number(originalTime(steps.slice(0, index), track, time, bound).toFixed(3))
      const place = [
        range && [before(range.start, 'start'), before(range.end, 'end')],
        at === null ? null : before(at, 'start'),
      ]
      return JSON.stringify([one.tool.name, args, place, track])
    })
  })
  return deeds.sort().join('\n')
}

function sameRemovals(one: Rehearsal, other: Rehearsal): boolean {
  return one.before.tracks.every((track) => {
    const extent = extentOf(track)
    if (extent === null) return true
    const [first = [], second = []] = [one, other].map(({ steps }) => removedFrom(steps, track.id, extent))
    return (
      first.length === second.length &&
      first.every((range, index) => sameRange(range, second[index] ?? null, one.before))
    )
  })
}

/** What is taken out of a track's sound, where it lay, in one piece where it was one. */
function removedFrom(steps: readonly RehearsedStep[], trackId: string, extent: RangeView): RangeView[] {
  const ranges = steps
    .flatMap((_, index) => regionsOf(steps, index))
    .filter((region) => region.trackId === trackId && region.fate === 'removed')
    .map(({ start, end }) => ({ start: Math.max(start, extent.start), end: Math.min(end, extent.end) }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start)
  const joined: RangeView[] = []
  for (const range of ranges) {
    const last = joined.at(-1)
    if (last === undefined || range.start > last.end) joined.push(range)
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
  }
  return joined
}

/** Joins move a boundary by a little. */
const slack = 0.05

const near = (a: number, b: number): boolean => Math.abs(a - b) <= slack

/** The same clips and labels in the same places, on tracks that are set alike. */
function sameContent(one: ProjectView, other: ProjectView): boolean {
  const [first, second] = [one, other].map(piecesOf)
  return (
    first !== undefined &&
    second !== undefined &&
    first.length === second.length &&
    first.every(({ what, start, end }, index) => {
      const beside = second[index]
      return beside?.what === what && near(beside.start, start) && near(beside.end, end)
    })
  )
}

function piecesOf({ tracks, labels }: ProjectView) {
  const onTracks = tracks.flatMap((track, index) => {
    const { name, channels, gainDb, pan, muted, soloed, clips } = track
    const settings = { what: JSON.stringify([name, channels, gainDb, pan, muted, soloed]), start: 0, end: 0 }
    return [settings, ...clips.map(({ name: clip, start, end }) => ({ what: `${index} ${clip}`, start, end }))]
  })
  return [...onTracks, ...labels.map(({ text, start, end }) => ({ what: `label ${text}`, start, end }))]
}

/** What can be chosen without an edit, each with whether it is the same in two views. */
const facets: readonly ((one: ProjectView, other: ProjectView) => boolean)[] = [
  (one, other) => sameRange(one.selection, other.selection, one),
  (one, other) => sameIds(chosenTracks(one), chosenTracks(other)),
  (one, other) => sameTime(one.cursor, other.cursor, one),
  (one, other) =>
    one.transport.state === other.transport.state && sameTime(one.transport.position, other.transport.position, one),
]

/**
 * Whether what is selected, pointed at or played is the same where both have changed it. Where they have nothing in
 * common, one of them has done something else.
 */
export function hasSameFocus(one: Rehearsal, other: Rehearsal): boolean {
  const changed = ({ before, after }: Rehearsal) => facets.filter((isSame) => !isSame(before, after))
  const [mine, theirs] = [changed(one), changed(other)]
  const shared = mine.filter((facet) => theirs.includes(facet))
  return mine.length === 0 || (shared.length > 0 && shared.every((isSame) => isSame(one.after, other.after)))
}

/** No track that is selected is all of them. */
const chosenTracks = ({ selectedTracks, tracks }: ProjectView): readonly string[] =>
  selectedTracks.length > 0 ? selectedTracks : tracks.map(({ id }) => id)

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Whether something is selected by a call of its own that the other neither selects nor works on. */
export function selectsElsewhere(one: Rehearsal, other: Rehearsal): boolean {
  const behind = ({ steps, after }: Rehearsal, index: number): RangeView | null =>
    (steps[index + 1]?.before ?? after).selection
  const meant = other.steps.flatMap(({ step }, index) => [step.range, behind(other, index)])
  return one.steps.some(({ tool }, index) => {
    const selected = behind(one, index)
    if (tool.group !== 'selection' || selected === null) return false
    return !meant.some((range) => sameRange(range, selected, one.before))
  })
}
