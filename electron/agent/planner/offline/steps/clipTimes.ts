import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { RangeRef, Target, ThingRef } from '../../plan.ts'
import { nameKey } from '../grammar/names.ts'
import { duringWords, gapWords } from '../words/enValues.ts'
import { extentOf } from './points.ts'
import type { Slots } from './slots.ts'

const isClip = (project: ProjectView, thing: ThingRef): boolean =>
  thing.what !== 'label' &&
  project.tracks.some(({ clips }) =>
    clips.some(
      (clip) => clip.id === thing.id || (thing.name !== undefined && nameKey(clip.name) === nameKey(thing.name)),
    ),
  )

/** "mute the guitar during take 2": a clip of another track says when, not what. */
export function duringClips(slots: Slots, project: ProjectView): Slots {
  const [thing] = slots.things
  if (
    thing === undefined ||
    slots.things.length > 1 ||
    slots.tracks.length === 0 ||
    slots.ranges.length > 0 ||
    !duringWords.has(thing.prep ?? '') ||
    !isClip(project, thing.value.thing)
  )
    return slots
  if (extentOf(project, thing.value.thing, slots.tracks) !== null) return slots
  const span = extentOf(project, thing.value.thing, [])
  if (span === null) return slots
  const range: RangeRef = {
    kind: 'between',
    from: { kind: 'absolute', seconds: span.start },
    to: { kind: 'absolute', seconds: span.end },
  }
  return { ...slots, things: [], ranges: [{ value: { range, point: null, ends: 'both said' }, prep: null }] }
}

/** "the gap between take 1 and take 2": on the track that has both, whichever others have clips of these names. */
export function betweenClips(slots: Slots, said: readonly string[], project: ProjectView): Target | null {
  const only = slots.ranges.length === 1 ? slots.ranges[0]?.value.range : undefined
  if (
    only?.kind !== 'between' ||
    only.from.kind !== 'thing' ||
    only.to.kind !== 'thing' ||
    slots.tracks.length > 0 ||
    slots.except !== null
  )
    return null
  const { from, to } = only
  if (!said.some((word) => gapWords.has(word)) || !isClip(project, from.thing) || !isClip(project, to.thing))
    return null
  const tracks = project.tracks.flatMap(({ id }) => {
    const [one, other] = [from, to].map(({ thing }) => extentOf(project, thing, [{ kind: 'id', id }]))
    return one === null || one === undefined || other === null || other === undefined
      ? []
      : [{ id, start: Math.min(one.end, other.end), end: Math.max(one.start, other.start) }]
  })
  const [track] = tracks
  if (track === undefined || tracks.length > 1) return null
  return {
    range: {
      kind: 'between',
      from: { kind: 'absolute', seconds: track.start },
      to: { kind: 'absolute', seconds: track.end },
    },
    tracks: [{ kind: 'id', id: track.id }],
  }
}
