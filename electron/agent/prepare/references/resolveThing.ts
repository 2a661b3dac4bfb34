import { formatTime } from '../../../../shared/wording/formatTime.ts'
import type { AgentTexts } from '../../texts/index.ts'
import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { ThingRef } from '../../planner/plan.ts'
import { sayName } from '../../tools/sentences/saying.ts'
import type { Choice, Resolution } from '../resolution.ts'
import type { ResolveContext } from './resolveContext.ts'
import { matchNames } from './matchNames.ts'
import { askForThing, askWhich } from '../questions.ts'
import { nthOf } from '../../../../shared/nthOf.ts'

export interface Thing {
  readonly what: 'clip' | 'label'
  readonly id: string
  readonly name: string
  readonly range: RangeView
  /** Of a clip; null for a label, which belongs to no track. */
  readonly trackId: string | null
  readonly trackName: string | null
}

/**
 * The one clip or label that is meant, as the project is now. Clips are looked for on the named tracks only, where some
 * are.
 */
export function resolveThing(
  ref: ThingRef,
  context: ResolveContext,
  trackIds: readonly string[] | null,
): Resolution<Thing> {
  const candidates = thingsOf(ref, context, trackIds)
  const fits = narrow(candidates, ref, context)
  const [only] = fits
  if (only !== undefined && fits.length === 1) return { value: only }
  if (fits.length === 0) return { ask: askForThing(context, { kind: 'no-thing', thing: ref }) }
  return {
    ask: askWhich(
      ref.name ?? context.texts.questions.thing(ref),
      fits.map((thing) => choiceOf(thing, ref, context.texts)),
      context.texts,
    ),
  }
}

export function thingsOf(
  ref: Pick<ThingRef, 'what'>,
  { view }: Pick<ResolveContext, 'view'>,
  trackIds: readonly string[] | null,
): Thing[] {
  const clips = view.tracks
    .filter((track) => trackIds === null || trackIds.includes(track.id))
    .flatMap((track) =>
      track.clips.map((clip): Thing => ({
        what: 'clip',
        id: clip.id,
        name: clip.name,
        range: { start: clip.start, end: clip.end },
        trackId: track.id,
        trackName: track.name,
      })),
    )
  const labels = view.labels.map((label): Thing => ({
    what: 'label',
    id: label.id,
    name: label.text,
    range: { start: label.start, end: label.end },
    trackId: null,
    trackName: null,
  }))
  return [...(ref.what === 'label' ? [] : clips), ...(ref.what === 'clip' ? [] : labels)]
}

function narrow(things: readonly Thing[], ref: ThingRef, context: ResolveContext): Thing[] {
  if (ref.id !== undefined) return things.filter((thing) => thing.id === ref.id)
  let left = [...things]
  if (ref.here === 'cursor')
    left = left.filter(
      ({ range }) =>
        range.start <= context.view.cursor && context.view.cursor < Math.max(range.end, range.start + 1e-9),
    )
  if (ref.here === 'selected') left = left.filter((thing) => context.view.selectedClips.includes(thing.id))
  if (ref.name !== undefined) left = matchNames(left, (thing) => thing.name, ref.name)
  if (ref.number !== undefined) left = numbered(left, ref.number)
  return left
}

/** Clips are counted on each track, labels along the timeline. */
function numbered(things: readonly Thing[], number: number): Thing[] {
  const rows = Map.groupBy(things, (thing) => thing.trackId)
  return [...rows.values()].flatMap((row) => {
    const one = number === 0 ? undefined : nthOf(row, number)
    return one === undefined ? [] : [one]
  })
}

export function choiceOf(thing: Thing, ref: ThingRef, { say, questions }: AgentTexts): Choice {
  const span = thing.range.end > thing.range.start ? say.range(thing.range) : say.time(thing.range.start)
  const label =
    thing.what === 'clip'
      ? questions.clipChoice(sayName(thing.name), sayName(thing.trackName ?? ''), span)
      : questions.labelChoice(sayName(thing.name), span)
  const words = [thing.name, thing.trackName ?? questions.label, formatTime(thing.range.start)]
  return { label, words, pick: { kind: 'thing', ref, id: thing.id, what: thing.what } }
}
