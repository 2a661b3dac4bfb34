import { part } from '../meaning/sets/groups.ts'
import { canBeTrack, isTracks } from '../meaning/sets/groupKinds.ts'
import { fromThing } from '../meaning/stretches.ts'
import type { Frame, Target } from '../frames/frame.ts'
import { isPlainPauses } from '../meaning/sets/pauses.ts'
import { sortsOf } from '../meaning/sets/sorts.ts'
import type { Argument, Group, Sort, Tie } from '../meaning/types.ts'
import type { FillInput, PlaceClass, State, Taken } from './state.ts'

/** The frame with this group as what is acted on, or as where; none where it can be neither. */
export function inTarget(frame: Frame, state: State, at: number, input: FillInput): State[] {
  const { content, onward } = (input.args[at] as FillInput['args'][number]).is
  if (content.kind !== 'group') return []
  const behind = onward === true && mayGoOn(frame, at, input) ? fromThing({ g: content.group }) : null
  if (behind === null || isTracks(content.group)) return withGroup(frame, state, at, input, content.group)
  const groups = frame.plays === true ? [part({ s: behind })] : [content.group, part({ s: behind })]
  return groups.flatMap((group) => withGroup(frame, state, at, input, group))
}

/**
 * "Lower the fiddle from the solo" is from there on, where "delete the fiddle from the solo" is in it, as is "take the
 * noise from the solo", which names nothing else that it could be taken from. "Play from the solo" begins there, and
 * "play the last bar from the solo" is in it.
 */
function mayGoOn({ target, effect, plays }: Frame, at: number, { args }: FillInput): boolean {
  const isKept = target?.goesOn === true && effect === undefined
  const hasObject = args.some(
    ({ is: { tie, content } }, other) =>
      other !== at &&
      tie === 'bare' &&
      content.kind === 'group' &&
      !(plays === true && content.group.kind === 'mention'),
  )
  const isCounted = args.some(({ is: { tie, content } }) => tie === 'bare' && content.kind === 'point')
  if (plays === true) return !hasObject && !isCounted
  return isKept && (hasObject || target.ties?.includes('from') !== true)
}

/** "from the amphora to the statue" is one stretch, and no two places. */
function endsBefore({ args }: FillInput, at: number): boolean {
  const [before, one] = [args[at - 1], args[at]]
  if (one?.is.tie !== 'to' || before?.is.onward !== true) return false
  return before.edge !== null && before.edge.end === one.edge?.start
}

function withGroup(frame: Frame, state: State, at: number, input: FillInput, group: Group): State[] {
  const { target } = frame
  const { is: argument, edge } = input.args[at] as FillInput['args'][number]
  if (target === undefined || endsBefore(input, at)) return []
  if (target.ignored === true && group.kind === 'mention') return [state]
  const role = isTurnedRound(frame, group) ? null : roleOf(target, argument, group)
  if (role === null || isPartOf(target, state, group)) return []
  const wanted = role.isObject ? [...target.object, ...target.place] : target.place
  const bare = argument.tie === 'bare'
  const taken: Taken = { argument: at, group, class: classOf(group, wanted), edge, isObject: role.isObject, bare }
  const same = state.where.find((one) => one.class === taken.class && !isEverywhere(one, taken))
  if (same === undefined || isTrackBeside(taken, same) || isClipInLabel(taken, same))
    return besideOnes(state, taken, input, role.cost + (same === undefined ? 0 : 0.2))
  const tied = argument.tie === 'to' && frame.together === true
  return joinedTo(state, same, taken, tied || input.joined(same.edge, edge))
}

/** "delete Ben in the interview": of two things the one that may be a track is where the other one is. */
const isTrackBeside = (taken: Taken, same: Taken): boolean =>
  !(taken.bare && same.bare) && mayBeTrack(taken.group) !== mayBeTrack(same.group)

/** "fade the theme out during the outro": of a clip so much as lies in what a label marks. */
const isClipInLabel = (taken: Taken, same: Taken): boolean =>
  same.bare && !taken.bare && isOnly(same.group, 'clip') && isOnly(taken.group, 'label')

const isOnly = (group: Group, sort: Sort): boolean =>
  group.kind === 'named' && group.candidates.every((one) => one.sort === sort)

const joinedTo = (state: State, same: Taken, taken: Taken, isJoined: boolean): State[] =>
  same.argument === taken.argument - 1 && canJoin(taken.group) && isJoined ? [joined(state, same, taken)] : []

/** "reverse it on everything but the guest": where, and no further one. */
const isEverywhere = ({ group }: Taken, { group: behind, bare }: Taken): boolean =>
  group.kind === 'mention' &&
  group.sort === 'any' &&
  !bare &&
  sortsOf(behind).sorts.has('any') &&
  behind.kind !== 'mention'

/** "the guest and it": what points back is no further one. */
const canJoin = (group: Group): boolean => group.kind !== 'mention' || group.sort !== 'any'

/** "remove them on the guest": with a track beside it, what was spoken of is a part of it, and no track. */
function isPartOf({ object }: Target, { where }: State, group: Group): boolean {
  const isMention = ({ kind }: Group): boolean => kind === 'mention'
  if (where.length === 0 || object.some((sort) => sort !== 'track')) return false
  return isMention(group) !== where.some((one) => isMention(one.group))
}

function besideOnes(state: State, taken: Taken, input: FillInput, cost: number): State[] {
  const beside = besideOthers(state, taken, input)
  return beside === null ? [] : [{ ...state, cost: state.cost + cost + beside, where: [...state.where, taken] }]
}

/** "fade out from 80 to 20": of what goes one way these are rather levels than a time from its end to its start. */
const isTurnedRound = ({ edge, effect }: Frame, group: Group): boolean =>
  edge !== undefined &&
  effect === undefined &&
  group.kind === 'part' &&
  group.stretch.kind === 'between' &&
  group.stretch.from.kind === 'at' &&
  group.stretch.to.kind === 'at' &&
  group.stretch.from.seconds > group.stretch.to.seconds

/** Ties of what only narrows the target. */
const placeTies: ReadonlySet<Tie> = new Set<Tie>(['bare', 'on', 'from', 'at'])

function roleOf(target: Target, { tie }: Argument, group: Group): { isObject: boolean; cost: number } | null {
  if (!isAllowed(target, group) || (tie === 'bare' && !isAllowedBare(target, group))) return null
  const { sorts, said } = sortsOf(group)
  const isAll = group.kind === 'all' && group.sort === 'any'
  const fits = (wanted: readonly Sort[]): boolean => wanted.some((sort) => (isAll ? sort === 'any' : sorts.has(sort)))
  const isObject =
    (target.ties ?? ['bare', 'on']).includes(tie) && fits(target.object) && (target.said !== true || said)
  if (!isObject && !(placeTies.has(tie) && fits(target.place))) return null
  return { isObject, cost: (isObject ? 0 : 0.1) + (said || sorts.has('any') ? 0 : 0.1) }
}

/** What a frame wants of its object besides its sort. */
function isAllowed({ each, said, whole, unsaid, gap, selected, uncounted }: Target, group: Group): boolean {
  if (uncounted !== undefined && sortsOf(group).sorts.has('pause') && uncounted !== isPlainPauses(group)) return false
  if (selected === true && !isSelected(group)) return false
  if (gap === true && !(group.kind === 'part' && group.stretch.kind === 'gap')) return false
  if (each === true && !isEach(group, said)) return false
  if (whole === true && !isWhole(group)) return false
  return unsaid !== true || !isSaidLabel(group)
}

/** "the chapters" of a file, which are what its labels say. */
const areChapters = (group: Group): boolean => group.kind === 'sort' && group.chapters === true

/** Each of a sort, or of those that share a name, where there are no others. */
const isEach = (group: Group, said: Target['said']): boolean =>
  (said === true || !areChapters(group)) &&
  group.kind === 'sort' &&
  group.pick.kind === 'each' &&
  (group.among === undefined || group.among.all === true)

/** The same, of what no word ties. */
const isAllowedBare = ({ bounded, unsaid }: Target, group: Group): boolean =>
  !(bounded === true && isOpen(group)) && !(unsaid === 'bare' && isSaidLabel(group))

export const isOpen = (group: Group): boolean =>
  group.kind === 'part' &&
  (group.stretch.kind === 'before' || group.stretch.kind === 'after') &&
  group.stretch.length === null

/** "From 3:30 on", and not "everything from 3:30 on": it may be so much of what was spoken of. */
export const hasOneEnd = (group: Group): boolean => isOpen(group) && !(group.kind === 'part' && 'all' in group.stretch)

function isSaidLabel(group: Group): boolean {
  const { sorts, said } = sortsOf(group)
  return said && sorts.has('label') && sorts.size === 1
}

const isSelected = (group: Group): boolean => group.kind === 'part' && group.stretch.kind === 'selection'

/** Everything, or all of a sort wherever they are. */
const isWhole = (group: Group): boolean =>
  group.kind === 'all' || (group.kind === 'sort' && group.pick.kind === 'each' && group.on === null)

/**
 * Two places that no word ties are one too many, but for a part beside a track, "delete 20-30 host", and "it" with its
 * part; behind "and" each is one for itself.
 */
function besideOthers({ where }: State, taken: Taken, input: FillInput): number | null {
  if (where.some((one) => isEverywhere(one, taken))) return 1
  const other = taken.bare ? where.find((one) => one.bare) : undefined
  if (other === undefined) return 0
  if (input.added(other.edge, taken.edge)) return null
  const kinds = [other.class, taken.class]
  const groups = [other.group, taken.group]
  if (kinds.includes('time') && (kinds.includes('track') || groups.some(mayBeTrack))) return 1
  // "from 1:45 on everything should be faded out".
  if (groups.some(isEverything) && kinds.includes('time')) return 0.3
  const isIt = groups.some(({ kind }) => kind === 'mention') && groups.some(isStretch)
  return isIt && kinds.includes('time') ? 0.3 : null
}

/** An imported track and the clip on it have one name. */
const mayBeTrack = (group: Group): boolean =>
  canBeTrack(group) || (group.kind === 'list' && group.items.every(mayBeTrack))
export const mayBeTracks = (group: Group): boolean =>
  group.kind === 'minus' ? mayBeTracks(group.less) : mayBeTrack(group) || isTracks(group)

const isEverything = (group: Group): boolean => group.kind === 'all' && group.sort === 'any'

/** A part by its times, not a thing: "both verses" is no "it" beside a verse. */
const isStretch = ({ kind }: Group): boolean => kind === 'part'

/** A second place of the same kind is a further one. */
function joined(state: State, same: Taken, taken: Taken): State {
  const items = same.group.kind === 'list' ? same.group.items : [same.group]
  const both: Taken = { ...taken, group: { kind: 'list', items: [...items, taken.group] } }
  return { ...state, cost: state.cost + 0.2, where: state.where.map((one) => (one === same ? both : one)) }
}

function classOf(group: Group, wanted: readonly Sort[]): PlaceClass {
  const { sorts } = sortsOf(group)
  if (sorts.has('any')) return group.kind === 'minus' && !sorts.has('track') ? 'time' : 'all'
  const others = [...sorts].filter((sort) => sort !== 'track' && sort !== 'part' && wanted.includes(sort))
  if (sorts.has('track') && wanted.includes('track') && others.length === 0) return 'track'
  if (sorts.size > 1) return 'thing'
  if (sorts.has('part')) return 'time'
  return sorts.has('track') ? 'track' : 'thing'
}
