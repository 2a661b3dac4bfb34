import type { OpenReason } from '../../../shared/failures/index.ts'
import type { Place, Unresolved } from '../reader/evaluate/found.ts'
import type { Sort } from '../reader/meaning/types.ts'
import { sayName } from '../tools/sentences/saying.ts'
import { targetSourcesOf } from '../tools/contract/target.ts'
import { aimOf } from './references/aimAtThing.ts'
import { askForRange, askForThing, askForTime, askForTracks, askWhich } from './questions.ts'
import type { Ask, Choice } from './resolution.ts'
import type { ResolveContext } from './references/resolveContext.ts'
import { choiceOf, thingsOf } from './references/resolveThing.ts'

/** The question where a set comes to nothing that can be acted on. */
export function askAbout(problem: Unresolved, context: ResolveContext): Ask {
  if (problem.why === 'several') {
    const choices = choicesOf(problem.places, context)
    if (choices.length > 1) return askWhich(problem.words, choices, context.texts)
  }
  if (problem.why === 'unknown')
    return askForSort(problem.sort, context, isThere(problem.words, context) ? null : noneCalled(problem))
  return askForSort('any', context, reasonOf(problem))
}

const noneCalled = ({ sort, words }: Extract<Unresolved, { why: 'unknown' }>): OpenReason => ({
  kind: 'none-called',
  sort,
  name: words,
})

/** Something else is called so: a label, where a clip is asked for. */
function isThere(words: string, { view }: ResolveContext): boolean {
  const clips = view.tracks.flatMap((track) => [track.name, ...track.clips.map(({ name }) => name)])
  const names = [...clips, ...view.labels.map(({ text }) => text)]
  return names.some((name) => name.toLowerCase() === words.toLowerCase())
}

function choicesOf(places: readonly Place[], { view, texts }: ResolveContext): Choice[] {
  return places.flatMap(({ thing, tracks }): Choice[] => {
    if (thing !== null) return choiceOfThing(thing, { view, texts })
    const at = view.tracks.findIndex(({ id }) => id === tracks?.[0])
    const track = view.tracks[at]
    if (track === undefined) return []
    const words = [...new Set([track.name, `track ${at + 1}`, texts.questions.track(at + 1)])]
    const label = texts.questions.trackChoice(sayName(track.name), at + 1)
    return [{ label, words, pick: { kind: 'track', ref: { kind: 'name', name: track.name }, id: track.id } }]
  })
}

function choiceOfThing(
  { sort, id }: NonNullable<Place['thing']>,
  { view, texts }: Pick<ResolveContext, 'view' | 'texts'>,
): Choice[] {
  const found = thingsOf({ what: sort }, { view }, null).find((one) => one.id === id)
  return found === undefined ? [] : [choiceOf(found, { what: sort, name: found.name }, texts)]
}

function reasonOf(problem: Exclude<Unresolved, { why: 'unknown' }>): OpenReason | null {
  switch (problem.why) {
    case 'several':
      return { kind: 'several', name: problem.words, count: problem.count }
    case 'empty':
      return { kind: 'comes-to-nothing' }
    case 'nothingMentioned':
      return { kind: 'refers-to-nothing' }
    case 'nothingSelected':
      return { kind: 'nothing-selected' }
    case 'outside':
      return { kind: 'lies-outside' }
    case 'either':
      return { kind: 'either' }
    case 'unclear':
      return null
  }
}

/** What can be answered to, by what the tool takes. */
function askForSort(sort: Sort, context: ResolveContext, why: OpenReason | null): Ask {
  const { range, tracks, at } = targetSourcesOf(context.tool)
  if (sort === 'track' && tracks !== null) return askForTracks(context, why)
  const aim = aimOf(context.tool)
  if (aim !== null) return askForThing(context, why)
  if (range !== null) return askForRange(context, why)
  if (at !== null) return askForTime(context, why)
  return tracks === null ? askForThing(context, why) : askForTracks(context, why)
}
