import type { Mentioned, Sort } from '../meaning/types.ts'
import type { Context } from './context.ts'
import { anyPlace, type Place, type Places } from './found.ts'
import { anywhere, thingsOf } from './things.ts'

const ask = (why: 'nothingMentioned' | 'nothingSelected'): Places => ({ ask: { why } })
const one = (place: Partial<Place>): Places => ({ places: [{ ...anyPlace, ...place }] })

/** The most recent that can be meant: of the sort that was said, and that the act can take. */
export function mention(context: Context, which: Mentioned, sort: Sort, lasting?: number): Places {
  const { mentioned, wholeWhenNothing, view, sorts, removes } = context
  if (lasting !== undefined) return lastingSo(context, lasting)
  const last = mentioned.findLast((place) => isOfSort(place, sort, view))
  if (which === 'other') return ask('nothingMentioned')
  if (which === 'there') return thereIn(mentioned)
  if (which === 'made') return madeIn(mentioned)
  if (which === 'between') return betweenIn(mentioned)
  if (last !== undefined)
    return { places: [(onlyTracks(sorts) && removes !== true) || sort === 'track' ? { ...last, range: null } : last] }
  if (view.selection !== null) return one({ range: view.selection })
  return wholeWhenNothing ? one({ whole: true }) : ask('nothingMentioned')
}

/** "Those four seconds": the last part that was spoken of and is so long. */
function lastingSo({ mentioned }: Context, seconds: number): Places {
  const isSoLong = ({ range }: Place): boolean => range !== null && Math.abs(range.end - range.start - seconds) < 0.25
  const found = mentioned.findLast(isSoLong)
  return found === undefined ? { ask: { why: 'unclear' } } : { places: [found] }
}

function isOfSort(place: Place, sort: Sort, view: Context['view']): boolean {
  if (sort === 'track') return place.tracks !== null
  if (sort !== 'clip' && sort !== 'label') return true
  const { thing } = place
  const there = sort === 'label' ? view.labels : view.tracks.flatMap((track) => track.clips)
  return thing?.sort === sort && there.some((one) => one.id === thing.id)
}

const onlyTracks = (sorts: readonly Sort[]): boolean =>
  sorts.includes('track') && !sorts.some((sort) => sort === 'part' || sort === 'clip' || sort === 'label')

/** "There" is the last part of the recording that was spoken of, never all of it. */
function thereIn(mentioned: Context['mentioned']): Places {
  const last = mentioned.findLast(({ range }) => range !== null)
  return last === undefined ? ask('nothingMentioned') : { places: [last] }
}

function madeIn(mentioned: Context['mentioned']): Places {
  const last = mentioned.at(-1)
  return last?.made === true ? { places: [last] } : ask('nothingMentioned')
}

/** What lies between the last two places: "split at 20 and 30 and silence the part between". */
function betweenIn(mentioned: Context['mentioned']): Places {
  const [one, other] = mentioned
    .slice(-2)
    .flatMap(({ range }) => range ?? [])
    .toSorted((a, b) => a.start - b.start)
  if (one === undefined || other === undefined || other.start <= one.end) return ask('nothingMentioned')
  return { places: [{ ...anyPlace, range: { start: one.end, end: other.start } }] }
}

/** What the person points at: what is selected, under the cursor, or was spoken of. */
export function pointed(sort: Sort, context: Context): Places {
  const { view } = context
  if (sort === 'track') {
    if (view.selectedTracks.length > 0) return one({ tracks: view.selectedTracks })
    if (view.tracks.length === 1) return one({ tracks: view.tracks.map((track) => track.id) })
    return context.mentioned.length > 0 ? mention(context, 'it', 'any') : ask('nothingMentioned')
  }
  if ((sort === 'clip' || sort === 'label') && context.mentioned.some((place) => isOfSort(place, sort, view)))
    return mention(context, 'it', sort)
  if (sort === 'clip' || sort === 'label') return thingsOf(sort, { kind: 'the' }, anywhere, context)
  if (view.selection !== null) return one({ range: view.selection })
  return context.mentioned.length > 0 ? mention(context, 'it', 'any') : ask('nothingSelected')
}
