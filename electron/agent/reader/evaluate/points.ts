import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Group, Point } from '../meaning/types.ts'
import { type Context, extentOfTracks } from './context.ts'
import type { Found } from './fitted.ts'
import { isPlaces } from './found.ts'
import type { Lookup } from './lookup.ts'

export function pointOf(lookup: Lookup, point: Point, context: Context, scope: RangeView): Found<number> {
  const { view } = context
  switch (point.kind) {
    case 'at':
      return point.seconds
    case 'fromEnd':
      return scope.end - point.seconds
    case 'cursor':
      return view.cursor + point.offset
    case 'selectionStart':
    case 'selectionEnd': {
      if (view.selection === null) return { ask: { why: 'nothingSelected' } }
      return (point.kind === 'selectionStart' ? view.selection.start : view.selection.end) + point.offset
    }
    case 'edge':
    case 'share': {
      const range = point.of === null ? scope : rangeOf(lookup, point.of, context, scope)
      if ('ask' in range) return range
      if (point.kind === 'share') return range.start + point.share * (range.end - range.start)
      return range[point.edge] + point.offset
    }
    case 'unclearPoint':
      return { ask: { why: 'unclear' } }
  }
}

/** From where the first of a set begins to where the last of it ends. */
export function rangeOf(lookup: Lookup, group: Group, context: Context, scope: RangeView): Found<RangeView> {
  const found = lookup.group(group, { ...context, sorts: [] }, scope)
  if (!isPlaces(found)) return found
  const ranges = found.places.map((place) => place.range ?? extentOfTracks(context.view, place.tracks))
  if (ranges.length === 0) return { ask: { why: 'empty' } }
  return { start: Math.min(...ranges.map((range) => range.start)), end: Math.max(...ranges.map((range) => range.end)) }
}
