import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Group, Point, Sort, Stretch } from '../meaning/types.ts'
import type { Context } from './context.ts'
import type { Found } from './fitted.ts'
import { askWhy, entirely, isPlaces, onePlace, type Places } from './found.ts'
import type { Lookup } from './lookup.ts'
import { mention, pointed } from './mentions.ts'
import { restOf } from './minus.ts'
import { ofName } from './ofName.ts'
import { pointOf } from './points.ts'
import { lessened, listed, ofSort, within } from './sets.ts'
import { stretchOf } from './stretches.ts'

/** Looks a set up in the project. `scope` is what edges and shares are counted from. */
export function resolveGroup(group: Group, context: Context, scope: RangeView): Places {
  const found = placesOf(group, context, scope)
  return 'entire' in group && isPlaces(found) ? { places: found.places.map(entirely) } : found
}

function placesOf(group: Group, context: Context, scope: RangeView): Places {
  switch (group.kind) {
    case 'part':
      return partOf(group.stretch, context, scope)
    case 'sort':
      return ofSort(lookup, group, context, scope)
    case 'named':
      return ofName(group.text, group.candidates, context, group.near)
    case 'unknown':
      return { ask: { why: 'unknown', words: group.words, sort: group.sort } }
    case 'list':
      return listed(lookup, group.items, context, scope)
    case 'either':
      return askWhy('either')
    case 'minus':
      return lessened(lookup, group, context, scope)
    case 'within':
      return within(lookup, group, context, scope)
    case 'all':
      return allOf(group.sort, context)
    case 'rest':
      return counted(restOf(group.left === true, context), group, context)
    case 'mention':
      return mention(context, group)
    case 'pointed':
      return pointed(group.sort, context)
  }
}

/** "the other two": where it is another number, nobody can tell which are meant. */
function counted(found: Places, { count }: Group & { kind: 'rest' }, { view }: Context): Places {
  if (count === undefined || !isPlaces(found)) return found
  const [only, ...more] = found.places
  const isMany = only?.range === null && (only.tracks ?? view.tracks).length === count
  return isMany && more.length === 0 ? found : askWhy('unclear')
}

function partOf(stretch: Stretch, context: Context, scope: RangeView): Places {
  const found = stretchOf(lookup, stretch, context, scope)
  if ('ask' in found) return found
  const isEvery = 'everything' in stretch && stretch.everything === true
  const place = { range: found.range, tracks: found.tracks ?? null, whole: stretch.kind === 'whole' }
  return onePlace(isEvery ? { ...place, everywhere: true } : place)
}

function allOf(sort: Sort, { view }: Context): Places {
  if (sort === 'track') return onePlace({ whole: true, tracks: view.tracks.map((track) => track.id) })
  return onePlace(sort === 'any' ? { whole: true, everywhere: true } : { whole: true })
}

/** Looks a point up in the project. */
export const resolvePoint = (point: Point, context: Context, scope: RangeView): Found<number> =>
  pointOf(lookup, point, context, scope)

const lookup: Lookup = { group: resolveGroup, point: resolvePoint }
