import type { EvalProject, ExpectedRan } from '../eval/caseSchema.ts'
import { effectOf } from '../eval/effect/effectOf.ts'
import { sameEffect } from '../eval/effect/sameEffect.ts'
import { actOf } from './acts.ts'
import { isKnown, isOrder, namesIn, type Meaning, type Part, type Scope, type Step } from './meaning.ts'

type Span = [number, number]

/** What may happen, beside nothing, and whether it should. */
export interface Verdict {
  readonly allow: readonly (readonly ExpectedRan[])[]
  readonly want: 'do' | 'ask' | 'refuse' | undefined
}

/** Knows nothing of how things are said, and nothing of the product: only intervals. */
export function verdictOf(meaning: Meaning): Verdict {
  const { speech, steps, noise, project } = meaning
  if (!isOrder(speech)) return { allow: [[], ...firstOf(meaning)], want: 'refuse' }
  const strange = namesIn(steps).some((name) => !isKnown(project, name))
  const lost = noise === 'noExcept' && steps.some(({ scope }) => scope.kind === 'except')
  const empty = steps.some((step) => outcomesOf(step, project).length === 0)
  if (strange || lost || empty) return { allow: [[]], want: 'ask' }
  const allow = [...combine(steps, project), ...otherwiseOf(meaning)]
  // Without its verb a message may still say enough ("the intro 3 dB louder"), and what touches no sound may be asked.
  const isOpen =
    noise === 'noVerb' ||
    (noise === 'noExcept' && steps.some(hasException)) ||
    allow.some((acts) => touchesNothing(acts, project))
  return { allow, want: isOpen ? undefined : 'do' }
}

/** "Kehre A um und invertiere B nicht": a denial at the end may be of both, or of the last alone. */
function firstOf({ language, speech, steps, project }: Meaning): readonly (readonly ExpectedRan[])[] {
  const [first, second] = steps
  return language === 'german' && speech === 'negated' && first !== undefined && second !== undefined
    ? outcomesOf(first, project)
    : []
}

/**
 * What the words come to that are left when one is lost: "everything from 10 to 20" without its "except" is that part,
 * and "the intro should be out" without its "faded" is to be removed.
 */
function otherwiseOf({ steps, noise, project }: Meaning): readonly (readonly ExpectedRan[])[] {
  const left = steps.map((step): Step => {
    if (noise === 'noExcept' && step.part.kind === 'allBut') return { ...step, part: step.part.part }
    return noise === 'noVerb' && step.act === 'fadeOut' ? { ...step, act: 'remove' } : step
  })
  const others = left.every((step, at) => step === steps[at]) ? [] : combine(left, project)
  if (noise !== 'noVerb') return others
  // "Take the guest and it": only picked, once or twice.
  const picked = pickers.flatMap((tool): ExpectedRan[][] => [[{ tool }], [{ tool }, { tool }]])
  return [...others, ...mutedOf(steps, project), ...againOf(steps, project), ...sharedOf(steps, project), ...picked]
}

/** "die Spur Gast aus" without its "blende" is switched off. */
const mutedOf = ([step, ...more]: readonly Step[], project: EvalProject): readonly (readonly ExpectedRan[])[] =>
  step?.act === 'fadeOut' && step.part.kind === 'all' && more.length === 0
    ? combine([{ ...step, act: 'mute', value: null }], project)
    : []

/** "a low-pass on the intro on the guest and [fade out] the host": what lost its verb is one more of the first. */
function sharedOf([first, second]: readonly Step[], project: EvalProject): readonly (readonly ExpectedRan[])[] {
  if (first?.scope.kind !== 'on' || second?.scope.kind !== 'on' || second.part.kind !== 'all') return []
  const names = [...new Set([...first.scope.names, ...second.scope.names])]
  return combine([{ ...first, scope: { kind: 'on', names } }], project)
}

const pickers = ['select_tracks', 'set_time_selection', 'select_label', 'select_clip', 'select_all']

/** "Narrator 30% left, then the strings": what has no verb of its own is done as the first was. */
function againOf([first, second]: readonly Step[], project: EvalProject): readonly (readonly ExpectedRan[])[] {
  return first === undefined || second === undefined
    ? []
    : combine([first, { ...second, act: first.act, value: first.value }], project)
}

function touchesNothing(acts: readonly ExpectedRan[], project: EvalProject): boolean {
  const misses = acts.some(({ range, tracks }) =>
    project.tracks.some(({ name, clips }) => {
      const acted = range !== undefined && range !== null && tracks?.includes(name) === true
      return acted && !clips.some((clip) => clip.start < range[1] && clip.end > range[0])
    }),
  )
  return misses || sameEffect(project, acts, []) === true
}

export function hasException({ part, scope }: Step): boolean {
  return part.kind === 'allBut' || scope.kind === 'except'
}

/**
 * Each way of doing the first with each of doing the second. The times of the second may be those before the first or
 * those after it.
 */
function combine(steps: readonly Step[], project: EvalProject): readonly (readonly ExpectedRan[])[] {
  const [first, second] = steps
  if (first === undefined) return []
  const ways = outcomesOf(first, project)
  if (second === undefined) return ways
  return ways.flatMap((one) => [
    ...outcomesOf(second, project).flatMap((other) => [
      [...one, ...other],
      [...other, ...one],
    ]),
    ...outcomesOf(second, after(project, one)).map((other) => [...one, ...other]),
  ])
}

/** The project as the first step leaves it: where its clips and labels stand then. */
function after(project: EvalProject, acts: readonly ExpectedRan[]): EvalProject {
  const effect = effectOf(project, acts)
  if (effect === null) return project
  const tracks = project.tracks.map((track) => ({
    ...track,
    clips: (effect.tracks[track.name] ?? []).map(({ at, length }) => ({ start: at, end: at + length })),
  }))
  const moved = acts
    .filter((act) => act.tracks?.length === project.tracks.length)
    .reduce<(time: number) => number>(
      (before, act) => (time) => movedBy(act, before(time)),
      (time) => time,
    )
  const labels = project.labels.map((label) => ({
    ...label,
    start: moved(label.start),
    end: moved(label.end ?? label.start),
  }))
  return { ...project, tracks, labels }
}

/** Where a time stands after a step on all tracks that removes or inserts something. */
function movedBy({ tool, range, at, args }: ExpectedRan, time: number): number {
  const length = args?.['duration']
  if (tool === 'insert_silence' && typeof length === 'number') return time >= (at ?? 0) ? time + length : time
  if (tool !== 'delete_selection' || !range || time <= range[0]) return time
  return Math.max(range[0], time - (range[1] - range[0]))
}

/** The ways of doing a step that are right; none where it would do nothing. */
function outcomesOf(step: Step, project: EvalProject): ExpectedRan[][] {
  const { act, part, at, value } = step
  const { tool, on, argument } = actOf(act)
  const tracks = tracksOf(step.scope, project)
  const args = argument === undefined || value === null ? {} : { [argument]: value }
  if (act === 'solo' && step.scope.kind === 'except')
    return [[{ tool, args, tracks }], [{ tool: 'mute_track', tracks: others(tracks, project) }]]
  if (act === 'mute' && step.scope.kind === 'except')
    return [[{ tool, args, tracks }], [{ tool: 'solo_track', tracks: others(tracks, project) }]]
  if (on === 'tracks') return [[{ tool, args, tracks }]]
  if (act === 'label') return [[{ tool, args, at }]]
  if (on === 'point') return [[{ tool, args, at, tracks }]]
  const apartOnTracks = onEachTrack(step, project, { tool, args })
  const together = [...spansOf(part, step.scope, project), ...selectedOf(step, project)].flatMap((spans) => {
    const [only] = spans
    if (act === 'keep' && only !== undefined) return [[{ tool, range: only, tracks }]]
    const apart = spans.map((range) => ({ tool, args, range, tracks })).toReversed()
    if (apart.length === 0) return []
    const kept = part.kind === 'allBut' ? spansOf(part.part, step.scope, project).flat() : []
    const trims = kept.map((range) => [{ tool: 'trim_to_selection', range, tracks }])
    return act === 'remove' ? [apart, ...trims] : [apart, apart.toReversed()]
  })
  // Whole tracks are as silent when they are muted.
  const muted = act === 'silence' && part.kind === 'all' ? [[{ tool: 'mute_track', tracks }]] : []
  return [...together, ...apartOnTracks, ...muted]
}

/** "everything before 0:14 on the piano and the bass": from where each begins; "from 0:23 on": to where each ends. */
function onEachTrack(
  { act, part, scope }: Step,
  project: EvalProject,
  { tool, args }: Pick<ExpectedRan, 'tool' | 'args'>,
): ExpectedRan[][] {
  if ((part.kind !== 'upTo' && part.kind !== 'after') || scope.kind === 'all' || act === 'keep') return []
  const each = tracksOf(scope, project).flatMap((name) => {
    const { clips } = project.tracks.find((track) => track.name === name) ?? { clips: [] }
    const own = part.kind === 'upTo' ? span(startOf(clips), part.time) : span(part.time, lastOf(clips))
    return own.map((range): ExpectedRan => ({ tool, args, range, tracks: [name] }))
  })
  return [each]
}

/** With a time selection the name of a track may mean the track, or what is selected of it. */
function selectedOf({ part, scope }: Step, { selection }: EvalProject): Span[][] {
  return part.kind === 'all' && scope.kind !== 'all' && selection !== null ? [span(selection.start, selection.end)] : []
}

const others = (tracks: readonly string[], project: EvalProject): string[] =>
  project.tracks.map((track) => track.name).filter((name) => !tracks.includes(name))

function tracksOf(scope: Scope, project: EvalProject): string[] {
  if (scope.kind === 'on') return project.tracks.map(({ name }) => name).filter((name) => scope.names.includes(name))
  return scope.kind === 'all' ? others([], project) : others(scope.names, project)
}

export const endOf = (project: EvalProject): number =>
  Math.max(0, ...project.tracks.flatMap((track) => track.clips.map((clip) => clip.end)))

/** The spans of a part, in order; several lists where it can fairly be taken in several ways. */
function spansOf(part: Part, scope: Scope, project: EvalProject): Span[][] {
  const own = scope.kind === 'all' ? [] : tracksOf(scope, project)
  const clips = project.tracks.flatMap((track) => (own.includes(track.name) ? track.clips : []))
  const last = endOf(project)
  const whole: Span = clips.length === 0 ? [0, last] : [startOf(clips), lastOf(clips)]
  if (part.kind === 'allBut')
    return spansOf(part.part, scope, project).flatMap((spared) =>
      (whole[0] === 0 && whole[1] === last ? [whole] : [[0, last] as const, whole]).map(([start, end]) =>
        spared.flatMap(([from, to]) => [...span(start, from), ...span(to, end)]),
      ),
    )
  const ways = [spanIn(part, whole, project), ...(part.kind === 'after' ? [] : [spanIn(part, [0, whole[1]], project)])]
  const isOpen = part.kind === 'all' || scope.kind === 'except'
  return differing(isOpen ? [...ways, spanIn(part, [0, last], project)] : ways)
}

/** Each list once. */
const differing = (lists: readonly Span[][]): Span[][] => [
  ...new Map(lists.map((list) => [JSON.stringify(list), list])).values(),
]

const startOf = (clips: readonly { start: number }[]): number => Math.min(...clips.map((clip) => clip.start))

const lastOf = (clips: readonly { end: number }[]): number => Math.max(0, ...clips.map(({ end }) => end))

const span = (from: number, to: number): Span[] => (to > from ? [[from, to]] : [])

/** A part, where the whole of what is meant runs from `start` to `end`. */
function spanIn(part: Exclude<Part, { kind: 'allBut' }>, [start, end]: Span, project: EvalProject): Span[] {
  const label = (name: string): Span => spanOfLabel(project, name)
  switch (part.kind) {
    case 'all':
      return span(start, end)
    case 'span':
      return span(part.from, part.to)
    case 'first':
      return span(start, start + part.length)
    case 'last':
      return span(end - part.length, end)
    case 'upTo':
      return span(start, part.time)
    case 'after':
      return span(part.time, end)
    case 'labels':
      return part.names.map(label)
    case 'beside':
      return besides(label(part.name), part.side, part.length, endOf(project))
    case 'between':
      return span(label(part.first)[1], label(part.second)[0])
    case 'selection':
      return project.selection === null ? [] : span(project.selection.start, project.selection.end)
  }
}

function besides([start, end]: Span, side: 'before' | 'after', length: number, last: number): Span[] {
  return side === 'before' ? span(Math.max(0, start - length), start) : span(end, Math.min(last, end + length))
}

function spanOfLabel(project: EvalProject, name: string): Span {
  const found = project.labels.find((label) => label.text === name)
  return found === undefined ? [0, 0] : [found.start, found.end ?? found.start]
}
