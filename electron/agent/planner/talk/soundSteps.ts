import type { Act } from '../../reader/clause/clause.ts'
import type { Frame } from '../../reader/frames/frame.ts'
import { canBeTrack, isTracks } from '../../reader/meaning/sets/groupKinds.ts'
import type { Group, Pick, Sort } from '../../reader/meaning/types.ts'
import type { PlannedStep, TrackRef } from '../plan.ts'
import { findPlaces, isWhole, nameOfThing, spanOf } from './places.ts'
import type { Answer, Asking } from './query.ts'

const anywhere: readonly Sort[] = ['part', 'track', 'clip', 'label', 'any']
const frameOf = (tool: string): Frame => ({ tool, acts: [], target: { object: anywhere, place: anywhere } })

/** Questions that only listening answers: a step that measures. */
function listen(tool: string, groups: readonly Group[], args: Act['args'], { stepOf, view }: Asking): Answer | null {
  const act: Act = {
    frame: frameOf(tool),
    where: groups.filter((group) => !isWhole(group, view) && group.kind !== 'unknown'),
    points: [],
    args,
    scopes: [],
    options: [],
    missing: [],
    into: null,
    every: null,
  }
  const step = stepOf(act)
  return step === null ? null : { step: { ...step, confidence: 1, target: withUnknown(step, groups) } }
}

/** What nothing is called: looked for all the same, so that it is said and nothing else is measured. */
function withUnknown({ target }: PlannedStep, groups: readonly Group[]): PlannedStep['target'] {
  const names = groups.flatMap((group): TrackRef[] =>
    group.kind === 'unknown' ? [{ kind: 'name', name: group.words }] : [],
  )
  return names.length === 0 ? target : { ...target, tracks: [...(target.tracks ?? []), ...names] }
}

/** "… as dual mono" */
const monoIn = ({ question: { asks } }: Asking): Act['args'] => (asks.includes('dualMono') ? { mono: 'dual' } : {})

/** "how loud is the host?" */
export function measure(asking: Asking): Answer | null {
  const { groups, points, values } = asking.question
  return points.length + values.length > 0 ? null : listen('measure_loudness', groups, monoIn(asking), asking)
}

/** "is anything clipping?", "is there hum on the guest?" */
export const ask =
  (tool: string, args: Act['args'] = {}) =>
  (asking: Asking): Answer | null => {
    const { groups, points, values } = asking.question
    return points.length + values.length > 0 ? null : listen(tool, groups, args, asking)
  }

/** "is the vox louder than the drums?": both are heard, and nothing else. */
export function compare(asking: Asking): Answer | null {
  const { groups } = asking.question
  const all = groups.flatMap((group) => (group.kind === 'list' || group.kind === 'either' ? group.items : [group]))
  const isEach = all.length > 1 && all.every((group) => isTracks(group) || canBeTrack(group))
  const parts = isEach || all.length < 2 ? null : partsOf(all, asking)
  if (parts !== null) return listen('compare_loudness', [], { parts }, asking)
  const question = isEach ? { ...asking.question, groups: [{ kind: 'list', items: all } as const] } : asking.question
  return ask('compare_loudness')({ ...asking, question })
}

/** What labels and clips name, each by itself; null where not all of them are such. */
function partsOf(groups: readonly Group[], { view, texts }: Asking): readonly unknown[] | null {
  const spans = groups.flatMap((group) => {
    const found = findPlaces(group, { view, texts }, ['label', 'clip', 'part'])
    const [place, ...others] = 'sorry' in found ? [] : found.places
    if (place === undefined || others.length > 0 || place.thing === null) return []
    return [{ ...spanOf(place, { view, texts }), name: nameOfThing(place.thing, view) }]
  })
  if (spans.length < groups.length) return null
  return spans.map(({ name, start, end, trackIds }) => ({ name, start, end, trackIds: trackIds ?? [] }))
}

/** "where is it loudest?"; of tracks it asks which of them is. */
export const extreme =
  (which: 'loudest' | 'quietest') =>
  (asking: Asking): Answer | null => {
    const { groups } = asking.question
    const tracks = groups.filter((group) => isTracks(group) && group.kind === 'sort')
    if (tracks.length === 0) return ask('find_loudest', { which })(asking)
    return ask('compare_loudness')({ ...asking, question: { ...asking.question, groups: without(groups, tracks) } })
  }

const without = (groups: readonly Group[], others: readonly Group[]): readonly Group[] =>
  groups.filter((group) => !others.includes(group))

/** "check this against ACX" */
export function check(asking: Asking): Answer | null {
  const { groups, points, values, of, args } = asking.question
  const [target, ...others] = of
  if (target === undefined || others.length + points.length + values.length > 0) return null
  const labels = groups.filter((group) => group.kind === 'sort' && group.sort === 'label')
  const rest = groups.filter((group) => !labels.includes(group))
  const each = labels.length > 0 && { each: 'label' }
  return listen('check_delivery', rest, { target, ...args, ...each, ...monoIn(asking) }, asking)
}

/** "where are the pauses longer than 2 seconds?" */
export function findPauses(asking: Asking): Answer | null {
  const { groups, points, values } = asking.question
  const pauses = groups.flatMap((group) => (group.kind === 'sort' && group.sort === 'pause' ? [group] : []))
  const [pause, ...others] = pauses
  if (pause === undefined || others.length + points.length + values.length > 0) return null
  const { pick, on } = pause
  if (on?.kind === 'mention') return null
  const args = lengthsIn(pick)
  if (args === null) return null
  const rest = groups.filter((group) => group !== pause)
  return listen('find_silences', on === null ? rest : [on, ...rest], args, asking)
}

/** How long pauses have to be; null where they are picked by something else. */
function lengthsIn(pick: Pick): Act['args'] | null {
  if (pick.kind === 'each' || pick.kind === 'the' || pick.kind === 'some') return {}
  if (pick.kind === 'longer') return { min_silence: pick.than }
  if (pick.kind === 'shorter') return { max_silence: pick.than }
  return pick.kind === 'lasting' ? { min_silence: pick.over, max_silence: pick.under } : null
}
