import type { TrackView } from '../../../../shared/schemas/projectView.ts'
import type { Claim, Compared, TrackState } from '../meaning/claim.ts'
import type { Group, Point } from '../meaning/types.ts'
import { type Context, extentOfTracks } from './context.ts'
import { isPlaces, isSameThing, type Place, type Unresolved } from './found.ts'
import { resolveGroup, resolvePoint } from './resolve.ts'

/** Whether a claim is so in a project; what can't be told is asked about. */
export type Truth = { readonly is: boolean } | { readonly ask: Unresolved }

const unclear: Truth = { ask: { why: 'unclear' } }
/** Two lengths are the same within less than a frame. */
const tolerance = 1e-5

export function truthOf(claim: Claim, context: Context): Truth {
  const { view } = context
  if (isOfCursor(claim)) return ofCursor(claim, context)
  switch (claim.kind) {
    case 'length':
      return ofLength(claim.of, context, (seconds) => compare(seconds, claim.is, claim.than))
    case 'longer':
    case 'equal':
      return ofLengths(claim, context)
    case 'clips':
      return ofClips(claim, context)
    case 'exists':
      return exists(claim.of, context)
    case 'sound':
      return isSounding(claim.at, context)
    case 'selection':
      return { is: view.selection !== null }
    case 'state':
      return ofState(claim.of, claim.is, context)
    case 'before':
      return before(claim.a, claim.b, context)
    case 'count':
      return ofCount(claim.of, context, (count) => compare(count, claim.is, claim.than))
    case 'same':
      return ofPlaces(claim.a, context, (a) => ofPlaces(claim.b, context, (b) => areSame(a, b)))
    case 'not':
      return negated(truthOf(claim.claim, context))
    case 'otherwise':
      return unclear
  }
}

function ofLengths({ kind, a: first, b: second }: Claim & { kind: 'longer' | 'equal' }, context: Context): Truth {
  const holds = (a: number, b: number): boolean => (kind === 'longer' ? a > b + tolerance : Math.abs(a - b) <= 0.05)
  return ofLength(first, context, (a) => ofLength(second, context, (b) => holds(a, b)))
}

const negated = (truth: Truth): Truth => ('ask' in truth ? truth : { is: !truth.is })

function compare(amount: number, is: Compared, than: number): boolean {
  switch (is) {
    case 'more':
      return amount > than + tolerance
    case 'less':
      return amount < than - tolerance
    case 'atLeast':
      return amount >= than - tolerance
    case 'atMost':
      return amount <= than + tolerance
    case 'exactly':
      return Math.abs(amount - than) <= tolerance
  }
}

function ofPlaces(group: Group, context: Context, holds: (places: readonly Place[]) => boolean | Truth): Truth {
  const found = resolveGroup(group, context, { start: 0, end: context.view.duration })
  if (!isPlaces(found)) return found
  const is = holds(found.places)
  return typeof is === 'boolean' ? { is } : is
}

/** Nothing is in one that is not in the other. */
const areSame = (a: readonly Place[], b: readonly Place[]): boolean =>
  a.length === b.length && a.every((one) => b.some((other) => isSame(one, other)))

const isSame = (a: Place, b: Place): boolean =>
  a.thing === null || b.thing === null
    ? a.range === null && b.range === null && JSON.stringify(a.tracks) === JSON.stringify(b.tracks)
    : isSameThing(a.thing, b.thing)

/** Of one thing; several could be long in several ways. */
function ofLength(group: Group, context: Context, holds: (seconds: number) => boolean | Truth): Truth {
  return ofPlaces(group, context, (places) => {
    const [only, ...more] = places
    if (only === undefined || more.length > 0) return unclear
    const { start, end } = only.range ?? extentOfTracks(context.view, only.tracks)
    return holds(end - start)
  })
}

/** A name that fits nothing is no reason to ask here: it is not there. */
function exists(group: Group, context: Context): Truth {
  const some: Group = group.kind === 'sort' && group.pick.kind === 'some' ? { ...group, pick: { kind: 'each' } } : group
  const found = resolveGroup(some, context, { start: 0, end: context.view.duration })
  if (isPlaces(found)) return { is: found.places.length > 0 }
  const { why } = found.ask
  if (why === 'unknown' || why === 'empty') return { is: false }
  return why === 'several' ? { is: true } : found
}

/** Behind the end there is nothing. */
function isSounding(group: Group, context: Context): Truth {
  const truth = ofPlaces(group, context, (places) => places.some((place) => hasSound(place, context)))
  return 'ask' in truth && truth.ask.why === 'outside' ? { is: false } : truth
}

const tracksOf = (place: Place, { view }: Context): readonly TrackView[] =>
  place.tracks === null ? view.tracks : view.tracks.filter(({ id }) => place.tracks?.includes(id))

function hasSound(place: Place, context: Context): boolean {
  const { range } = place
  return tracksOf(place, context).some(({ clips }) =>
    clips.some((clip) => range === null || (clip.start < range.end - tolerance && clip.end > range.start + tolerance)),
  )
}

/** Of one track. */
function ofClips({ of, is, than }: Claim & { kind: 'clips' }, context: Context): Truth {
  return ofPlaces(of, { ...context, sorts: ['track'] }, (places) => {
    const tracks = places.flatMap((place) => (place.tracks === null ? [] : tracksOf(place, context)))
    const [only, ...more] = tracks
    return only === undefined || more.length > 0 ? unclear : compare(only.clips.length, is, than)
  })
}

/** All tracks of a set are so, or none. */
function ofState(group: Group, state: TrackState, context: Context): Truth {
  return ofPlaces(group, context, (places) => {
    const all = places.flatMap((place) => tracksOf(place, context)).map((track) => isIn(track, state))
    if (all.length === 0 || new Set(all).size > 1) return unclear
    return all[0] === true
  })
}

function isIn({ channels, muted, soloed }: TrackView, state: TrackState): boolean {
  switch (state) {
    case 'stereo':
      return channels === 2
    case 'mono':
      return channels === 1
    case 'muted':
      return muted
    case 'soloed':
      return soloed
  }
}

function before(a: Point, b: Point, context: Context): Truth {
  const scope = { start: 0, end: context.view.duration }
  const first = resolvePoint(a, context, scope)
  const second = resolvePoint(b, context, scope)
  if (typeof first !== 'number') return first
  return typeof second === 'number' ? { is: first < second - tolerance } : second
}

type OfCursor = Extract<Claim, { kind: 'cursorAt' | 'cursorIn' }>
const isOfCursor = (claim: Claim): claim is OfCursor => claim.kind === 'cursorAt' || claim.kind === 'cursorIn'
const ofCursor = (claim: OfCursor, context: Context): Truth =>
  claim.kind === 'cursorAt'
    ? isAtCursor(claim.at, context)
    : ofPlaces(claim.of, context, (places) => places.some((place) => holdsCursor(place, context)))

/** People say a time to the second, and the cursor lies between. */
const nearly = 0.5
function isAtCursor(at: Point, context: Context): Truth {
  const time = resolvePoint(at, context, { start: 0, end: context.view.duration })
  return typeof time === 'number' ? { is: Math.abs(time - context.view.cursor) < nearly } : time
}

/** How many things of a sort there are, or of those that are called so; none are none. */
function ofCount(group: Group, context: Context, holds: (count: number) => boolean): Truth {
  const found = resolveGroup(group, context, { start: 0, end: context.view.duration })
  if (isPlaces(found))
    return {
      is: holds(found.places.reduce((sum, { thing, tracks }) => sum + (thing === null ? (tracks?.length ?? 1) : 1), 0)),
    }
  return found.ask.why === 'unknown' || found.ask.why === 'empty' ? { is: holds(0) } : found
}

const holdsCursor = ({ range }: Place, { view }: Context): boolean =>
  range !== null && view.cursor >= range.start && view.cursor <= range.end
