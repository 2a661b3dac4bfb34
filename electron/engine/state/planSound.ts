import { changesSound } from '../../../shared/schemas/editKinds.ts'
import type { PlannedSound } from '../../../shared/schemas/editRequest.ts'
import { toFrames, toSeconds } from '../../../shared/time.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { hashTracks } from '../measure/hashTracks.ts'
import { readBackSpan } from '../measure/readBackSpan.ts'
import { atOnce } from '../measure/takeTurns.ts'
import { projectEnd, trackEnd } from '../model/projectEnd.ts'
import type { Project, Track } from '../model/project.ts'
import { ok } from '../../../shared/result.ts'
import type { EditorState } from './editorState.ts'
import { type InstantRequest, type PerformEnv, type Performed, performOn } from './performOn.ts'

interface PlannedSpan {
  readonly start: number
  readonly end: number
}

const { whole, end: each, beside } = readBackSpan
/** Seconds of a track that are searched for what is another sound, where its ends are not. */
const searched = 120
/** More tracks than these are not told one by one: that would take longer than the edit. */
const mostTracks = 8

/**
 * What an edit is going to leave where it acts (seconds; null: everywhere), joins and all: hashes of the ends of the
 * range, or of all of it, on each track that is new or another one, before and after. Where nothing differs at the
 * ends, the first part that does.
 */
export function planSound(store: BlockStore, before: Project, after: Project, range: PlannedSpan | null): PlannedSound {
  const { sampleRate } = after
  // Places are frames as they are afterwards: another rate of the project makes them others than before.
  const perFrame = before.sampleRate / sampleRate
  const frames: PlannedSpan =
    range === null
      ? { start: 0, end: Math.max(Math.round(projectEnd(before) / perFrame), projectEnd(after)) }
      : {
          start: toFrames(Math.max(0, range.start - beside), sampleRate),
          end: toFrames(range.end + beside, sampleRate),
        }
  const pairs = after.tracks.flatMap((is): [Track, Track][] => {
    const was = before.tracks.find(({ id }) => id === is.id) ?? { ...is, clips: [] }
    return was === is ? [] : [[was, is]]
  })
  const told = pairs.slice(0, mostTracks).map(([was, is]) => {
    const compare = (part: PlannedSpan) => ({
      trackId: is.id,
      start: toSeconds(part.start, sampleRate),
      end: toSeconds(part.end, sampleRate),
      was: hashOf(store, was, scaled(part, perFrame)),
      is: hashOf(store, is, part),
    })
    const ends = endsOf(frames, sampleRate).map(compare)
    if (ends.some(isOther)) return { parts: ends, isThrough: true }
    const end = Math.max(frames.end, Math.round(trackEnd(was) / perFrame), trackEnd(is))
    const rest = { start: frames.start, end }
    const { parts, isThrough } = findOther(rest, sampleRate, compare)
    return { parts: [...ends, ...parts], isThrough }
  })
  const parts = told.flatMap((one) => one.parts)
  const isThrough = told.length === pairs.length && told.every((one) => one.isThrough)
  const ends = pairs.map(([, is]) => ({ trackId: is.id, end: toSeconds(trackEnd(is), sampleRate) }))
  return { parts, ends, kept: isThrough && !parts.some(isOther) }
}

const scaled = ({ start, end }: PlannedSpan, by: number): PlannedSpan => ({
  start: Math.round(start * by),
  end: Math.round(end * by),
})

const isOther = ({ was, is }: PlannedSound['parts'][number]): boolean => was !== is

function endsOf({ start, end }: PlannedSpan, sampleRate: number): PlannedSpan[] {
  if (end - start <= whole * sampleRate) return [{ start, end }]
  return [
    { start, end: start + each * sampleRate },
    { start: end - each * sampleRate, end },
  ]
}

/** The first part of a range that is another sound; whether all was gone through. */
function findOther<Compared extends PlannedSound['parts'][number]>(
  { start, end }: PlannedSpan,
  sampleRate: number,
  compare: (part: PlannedSpan) => Compared,
): { readonly parts: readonly Compared[]; readonly isThrough: boolean } {
  const step = each * sampleRate
  const last = Math.min(end, start + searched * sampleRate)
  for (let at = start; at < last; at += step) {
    const one = compare({ start: at, end: Math.min(at + step, last) })
    if (isOther(one)) return { parts: [one], isThrough: true }
  }
  return { parts: [], isThrough: last === end }
}

const hashOf = (store: BlockStore, track: Track, part: PlannedSpan): string => atOnce(hashTracks(store, [track], part))

type Make = (state: EditorState, env: PerformEnv) => Performed

/** A request that is done at once; where it changes what is heard it tells what it plans to leave. */
export function performTold(request: InstantRequest): Make {
  const perform: Make = (state, env) => performOn(state, request, env)
  return changesSound(request) ? withPlan(perform) : perform
}

/** The same edit, with what it plans to leave in its outcome. */
export function withPlan(make: Make): Make {
  return (state, env) => {
    const made = make(state, env)
    if (!made.ok || made.value.state.project === state.project) return made
    const { outcome } = made.value
    const at = outcome.at === null ? null : { start: outcome.at, end: outcome.at }
    const planned = planSound(env.store, state.project, made.value.state.project, outcome.range ?? at)
    return ok({ ...made.value, outcome: { ...outcome, planned } })
  }
}
