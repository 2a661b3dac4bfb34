import type { Group, Pick as Picked } from '../../reader/meaning/types.ts'
import type { Question } from '../../reader/questions/question.ts'
import type { Reader } from '../../reader/reader.ts'
import type { PlanContext } from '../index.ts'

/**
 * "longer than 1 second" behind "where are the pauses?", "and the guest?" behind "how loud is the host?": the question
 * before, of what is named now. Null where nothing was asked before, or this asks for something itself.
 */
export function followUp(question: Question, { context, reader }: Asked): Question | null {
  const { before, earlier = [] } = context
  if (before === undefined || !isOpen(question)) return null
  return behind(question, [before, ...earlier], { context, reader })
}

interface Asked {
  readonly context: Pick<PlanContext, 'project' | 'before' | 'earlier'>
  readonly reader: Reader
}

const isOpen = ({ asks, acts, unread, groups }: Question): boolean =>
  groups.length > 0 &&
  asks.every((one) => one === 'which') &&
  acts.length + unread.length === 0 &&
  !isList(asks, groups)

/** "Show me the tracks", "list the longest clips": names itself what is to be listed, whatever was asked before. */
const isList = (asks: Question['asks'], groups: readonly Group[]): boolean =>
  asks.length > 0 && groups.every((group) => group.kind === 'all' || (group.kind === 'sort' && group.on === null))

/** What was said last may itself be about the question before it: "longer than 1 second", "shorter than 20 seconds". */
function behind(question: Question, said: readonly string[], asked: Asked): Question | null {
  const [before, ...earlier] = said
  if (before === undefined) return null
  const { reader, context } = asked
  const { project } = context
  const read = reader.ask(before, project)
  const last = read.read(0, read.tokens.length)
  if (reader.read(before, project).outcome.kind === 'steps') return null
  const whole = isOpen(last) ? behind(last, earlier, asked) : null
  if (whole !== null) return narrowedTo(whole, question)
  return last.asks.length === 0 || last.unread.length + last.acts.length > 0 ? null : narrowedTo(last, question)
}

/** Null where nobody can tell how: tracks have no length of their own. */
function narrowedTo(earlier: Question, question: Question): Question | null {
  const own = question.groups.filter((group) => !isRefined(group))
  const refined = question.groups.find(isRefined)
  if (refined !== undefined && !earlier.groups.some(lasts)) return null
  const groups = earlier.groups
    .filter((group) => own.length === 0 || isNoun(group))
    .map((group) => narrowed(group, refined))
  return { ...earlier, groups: [...groups, ...own], points: question.points, from: question.from, to: question.to }
}

const lasts = (group: Group): boolean =>
  (group.kind === 'sort' && group.sort !== 'track') ||
  (group.kind === 'all' && group.sort !== 'any' && group.sort !== 'track')

type Counted = Group & { readonly kind: 'sort' }

/** Of those that were asked about only some: those of a length, of whatever they are. */
const isRefined = (group: Group): group is Counted => group.kind === 'sort' && group.on?.kind === 'mention'

/** What is asked for: it stays the same. */
const isNoun = (group: Group): boolean => group.kind === 'sort' && group.pick.kind !== 'nth'

/** Whatever was listed: "longer than 1 second" is said of pauses, labels and clips alike. */
function narrowed(group: Group, to: Counted | undefined): Group {
  if (to === undefined) return group
  if (group.kind === 'all' && group.sort !== 'any') return { ...to, sort: group.sort, on: null }
  return group.kind === 'sort' ? { ...group, pick: both(group.pick, to.pick) } : group
}

/** "Longer than 1 second", and of those the ones "shorter than 20 seconds". */
function both(earlier: Picked, later: Picked): Picked {
  if (later.kind !== 'longer' && later.kind !== 'shorter') return later
  const { over, under } = { ...boundsOf(earlier), ...boundsOf(later) }
  return over === undefined || under === undefined ? later : { kind: 'lasting', over, under }
}

function boundsOf(pick: Picked): { readonly over?: number; readonly under?: number } {
  if (pick.kind === 'longer') return { over: pick.than }
  if (pick.kind === 'shorter') return { under: pick.than }
  return pick.kind === 'lasting' ? pick : {}
}
