import type { Context } from '../reader/evaluate/context.ts'
import type { Place } from '../reader/evaluate/found.ts'
import type { Performed } from '../run/requestRun.ts'

/** What was spoken of and worked on before a step, newest last: "it", "them" and "the rest" go by it. */
export interface Heard {
  readonly mentioned: readonly Place[]
  readonly used: readonly Place[]
  /** Where tracks are silent, if that was listened for. */
  readonly pauses?: Context['pauses']
}

/** Most that is remembered of a request. */
const longest = 20

export function heardIn(performed: readonly Performed[]): Heard {
  return {
    mentioned: performed.map(mentionedBy).slice(-longest),
    used: performed.map(placeOf).slice(-longest),
  }
}

/** What a step has made is what is meant behind it; where something was removed, only the rest is left to mean. */
function mentionedBy(one: Performed): Place {
  const made = madeBy(one)
  if (made !== null) return made
  const place = { ...placeOf(one), words: one.step.words }
  return one.tool.regions === 'range removed' ? { ...place, range: null, whole: true } : place
}

function madeBy({ seen: { before, after } }: Performed): Place | null {
  const tracks = after.tracks.filter(({ id }) => !before.tracks.some((track) => track.id === id))
  const [label, ...labels] = after.labels.filter(({ id }) => !before.labels.some((one) => one.id === id))
  const nothing = { range: null, tracks: null, thing: null, whole: false, made: true } as const
  if (tracks.length > 0) return { ...nothing, tracks: tracks.map(({ id }) => id) }
  if (label === undefined || labels.length > 0) return null
  return { ...nothing, range: { start: label.start, end: label.end }, thing: { sort: 'label', id: label.id } }
}

function placeOf({ step }: Performed): Place {
  return {
    range: step.range ?? (step.at === null ? null : { start: step.at, end: step.at }),
    tracks: step.trackIds.length === 0 ? null : step.trackIds,
    thing: step.thing === undefined ? null : { sort: step.thing.what, id: step.thing.id },
    whole: false,
  }
}
