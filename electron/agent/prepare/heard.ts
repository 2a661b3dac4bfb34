import type { Context } from '../reader/evaluate/context.ts'
import type { Place } from '../reader/evaluate/found.ts'
import type { Performed } from '../run/requestRun.ts'

/** What was spoken of and worked on before a step, newest last: "it", "them" and "the rest" go by it. */
export interface Heard {
  readonly mentioned: readonly Place[]
  readonly used: readonly Place[]
  /** The project in front of the request's first step. */
  readonly first?: Context['first']
  /** Where tracks are silent, if that was listened for. */
  readonly pauses?: Context['pauses']
}

/** Most that is remembered of a request. */
const longest = 20

export function heardIn(performed: readonly Performed[]): Heard {
  const acted = performed.filter(({ tool }) => tool.impact !== 'history')
  return {
    mentioned: acted.map(mentionedBy).slice(-longest),
    used: acted.map(usedBy).slice(-longest),
  }
}

/** What was spoken of before these steps, as it is behind them: what was undone is there again, and can be meant. */
export function mentionedBehind(mentioned: readonly Place[] = [], performed: readonly Performed[]): readonly Place[] {
  const isBack = performed.some(({ tool }) => tool.name === 'undo')
  return isBack ? mentioned.map(withGoneBack) : mentioned
}

function withGoneBack({ gone, ...place }: Place): Place {
  return gone === undefined ? place : { ...place, range: gone, whole: false }
}

/** What a step has made is what is meant behind it; where something was removed, only the rest is left to mean. */
function mentionedBy(one: Performed): Place {
  const thing = madeBy(one) ?? renamedBy(one)
  if (thing !== null) return thing
  const { edgeOf, words } = one.step
  const place = { ...placeOf(one), ...(edgeOf === undefined ? {} : { range: edgeOf }), words }
  if (one.tool.regions !== 'range removed') return place
  const gone = place.range === null ? {} : { gone: place.range }
  return { ...place, range: null, whole: true, ...gone }
}

function madeBy({ step, seen: { before, after } }: Performed): Place | null {
  const tracks = after.tracks.filter(({ id }) => !before.tracks.some((track) => track.id === id))
  const [label, ...labels] = after.labels.filter(({ id }) => !before.labels.some((one) => one.id === id))
  const nothing = { range: null, tracks: null, thing: null, whole: false, made: true } as const
  const copied = step.trackIds.filter((id) => before.tracks.some((track) => track.id === id))
  if (tracks.length > 0) return { ...nothing, tracks: tracks.map(({ id }) => id), madeOf: copied }
  if (label === undefined || labels.length > 0) return null
  return { ...nothing, range: { start: label.start, end: label.end }, thing: { sort: 'label', id: label.id } }
}

/** A label that has another name now is meant as such, not what lies under it. */
function renamedBy({ seen: { before, after } }: Performed): Place | null {
  const isOther = ({ id, text }: { id: string; text: string }) =>
    before.labels.some((one) => one.id === id && one.text !== text)
  const [label, ...labels] = after.labels.filter(isOther)
  if (label === undefined || labels.length > 0) return null
  const range = { start: label.start, end: label.end }
  return { range, tracks: null, thing: { sort: 'label', id: label.id }, whole: false, made: true }
}

function usedBy(one: Performed): Place {
  const takes = one.tool.regions === 'range removed' || one.tool.regions === 'rest removed'
  const place = { ...placeOf(one), words: one.step.words }
  return takes ? { ...place, taken: true } : place
}

function placeOf({ step }: Performed): Place {
  return {
    range: step.range ?? (step.at === null ? null : { start: step.at, end: step.at }),
    tracks: step.trackIds.length === 0 ? null : step.trackIds,
    thing: step.thing === undefined ? null : { sort: step.thing.what, id: step.thing.id },
    whole: false,
  }
}

/**
 * What the request before has worked on, where this one has done nothing yet: "the rest" is all but that. What is
 * spoken of as a whole behind it was a part that is gone.
 */
export function usedBefore(mentioned: readonly Place[] = []): readonly Place[] {
  const worked = mentioned.filter(({ made }) => made !== true)
  const last = worked.at(-1)
  if (last === undefined) return []
  if (last.whole && last.range === null) return [{ ...last, taken: true }]
  return last.words === undefined ? [last] : worked.filter(({ words }) => words === last.words)
}
