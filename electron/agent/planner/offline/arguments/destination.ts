import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { TimeRef, TrackRef } from '../../plan.ts'
import { extentOf } from '../steps/points.ts'
import type { Slots, With } from '../steps/slots.ts'
import { en } from '../words/en.ts'
import type { ArgumentReader, ArgumentWords, ReadArgument } from './argumentReader.ts'
import { found } from './argumentReader.ts'
import { round } from './levels.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/** The clip, or all of the track, that is moved: what is named without a joint, else what is selected. */
function movedSpan({ slots, project }: ArgumentWords): Span | null {
  if (project === null) return null
  const thing = movedThing(slots)?.value.thing
  if (thing !== undefined) return extentOf(project, thing, slots.tracks)
  if (slots.tracks.length > 0) return extentOf(project, null, slots.tracks)
  const clips = project.tracks.flatMap((track) => track.clips).filter((clip) => project.selectedClips.includes(clip.id))
  return clips.length === 1 ? (clips[0] ?? null) : null
}

const isPlace = ({ prep }: With<unknown>): boolean => prep !== null && prep !== 'of'
const movedThing = ({ things }: Slots): Slots['things'][number] | undefined =>
  things.find((thing) => !isPlace(thing)) ?? things[0]

/** The tracks that the other clip is looked for on first: those of what is moved. */
function ownTracks({ slots, project }: ArgumentWords): readonly TrackRef[] {
  const thing = movedThing(slots)?.value.thing
  if (slots.tracks.length > 0 || thing === undefined || project === null) return slots.tracks
  const own = project.tracks.filter(
    (_, index) => extentOf(project, thing, [{ kind: 'number', number: index + 1 }]) !== null,
  )
  return own.map(({ id }) => ({ kind: 'id', id }))
}

function secondsAt(time: TimeRef, project: ProjectView, tracks: readonly TrackRef[]): number | null {
  switch (time.kind) {
    case 'absolute':
      return time.seconds
    case 'fromEnd':
      return project.duration - time.seconds
    case 'fraction':
      return null
    case 'thing': {
      const span = extentOf(project, time.thing, tracks) ?? extentOf(project, time.thing, [])
      return span === null ? null : span[time.edge] + time.offset
    }
    case 'anchor': {
      if (time.anchor === 'start') return time.offset
      if (time.anchor === 'end') return project.duration + time.offset
      const selected =
        time.anchor === 'selectionStart'
          ? project.selection?.start
          : time.anchor === 'selectionEnd'
            ? project.selection?.end
            : project.cursor
      return selected === undefined ? null : selected + time.offset
    }
  }
}

/** "2 seconds later", "by -2 s", "5 seconds to the left". */
function readShift(words: ArgumentWords, span: Span | null): ReadArgument | null {
  const { slots, said } = words
  const shifted = slots.points.find(
    ({ value }) => value.kind === 'anchor' && value.anchor === 'cursor' && value.offset !== 0,
  )
  const by = slots.times.find(({ prep }) => prep === 'by' || prep === null)
  const back = said.some((word) => en.earlierWords.has(word) || word === 'left')
  const offset =
    shifted?.value.kind === 'anchor'
      ? shifted.value.offset
      : by === undefined
        ? null
        : by.value.seconds * (back ? -1 : 1)
  return offset === null || span === null ? null : found(round(Math.max(0, span.start + offset)), shifted ?? by)
}

interface Place {
  readonly seconds: number
  readonly used: object
  /** "before the intro": what is moved ends there. */
  readonly ends: boolean
}

/** "at 1:30", "to the cursor", "where take 2 ends", "right after the intro". */
function readPlace(words: ArgumentWords): Place | null {
  const { slots, project } = words
  if (project === null) return null
  const tracks = ownTracks(words)
  const time = slots.times.find(({ prep }) => prep === 'to' || prep === 'at')
  if (time !== undefined) return { seconds: time.value.seconds, used: time, ends: false }
  for (const point of slots.points) {
    const seconds = secondsAt(point.value, project, tracks)
    if (seconds !== null) return { seconds, used: point, ends: point.prep !== null && en.before.has(point.prep) }
  }
  for (const range of slots.ranges) {
    const seconds =
      range.value.ends === 'open' && range.value.point !== null ? secondsAt(range.value.point, project, tracks) : null
    const before = range.value.range.kind === 'between' && range.value.range.to === range.value.point
    if (seconds !== null) return { seconds, used: range, ends: before }
  }
  const moved = movedThing(slots)
  const thing = slots.things.find((one) => one !== moved && isPlace(one))
  const span =
    thing === undefined
      ? null
      : (extentOf(project, thing.value.thing, tracks) ?? extentOf(project, thing.value.thing, []))
  if (thing === undefined || span === null) return null
  return {
    seconds: thing.prep === 'after' || thing.prep === 'behind' ? span.end : span.start,
    used: thing,
    ends: thing.prep === 'before',
  }
}

/**
 * Where a clip is to begin: "to 1:30", "to the cursor", "10 seconds later", "so that it ends at 2:00", "where take 2
 * ends".
 */
export const readDestination: ArgumentReader = (words) => {
  const { slots, project, verbWords } = words
  const span = movedSpan(words)
  const shifted = readShift(words, span)
  if (shifted !== null) return shifted
  const place = readPlace(words)
  if (place === null)
    return project !== null && verbWords.some((word) => en.cursorWords.has(word)) ? found(project.cursor) : null
  const endsThere = place.ends || slots.edge === 'end' || verbWords.some((word) => word === 'end' || word === 'ends')
  if (!endsThere) return found(place.seconds, place.used)
  const start = span === null ? null : place.seconds - (span.end - span.start)
  return start === null || start < 0 ? null : found(round(start), place.used)
}
