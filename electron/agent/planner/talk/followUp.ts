import type { Group } from '../../reader/meaning/types.ts'
import type { Question } from '../../reader/questions/question.ts'
import type { Reader } from '../../reader/reader.ts'
import type { PlanContext } from '../index.ts'

/**
 * "longer than 1 second" behind "where are the pauses?", "and the guest?" behind "how loud is the host?": the question
 * before, of what is named now. Null where nothing was asked before, or this asks for something itself.
 */
export function followUp(
  question: Question,
  { context, reader }: { readonly context: PlanContext; readonly reader: Reader },
): Question | null {
  const { before, project } = context
  const isOpen = question.asks.every((one) => one === 'which') && question.acts.length + question.unread.length === 0
  if (before === undefined || !isOpen || question.groups.length === 0) return null
  const asked = reader.ask(before, project)
  const earlier = asked.read(0, asked.tokens.length)
  const isRead = earlier.unread.length + earlier.acts.length === 0
  const isOrder = reader.read(before, project).outcome.kind === 'steps'
  if (earlier.asks.length === 0 || !isRead || isOrder) return null
  const own = question.groups.filter((group) => !isRefined(group))
  const refined = question.groups.find(isRefined)
  const groups = earlier.groups
    .filter((group) => own.length === 0 || isNoun(group))
    .map((group) => narrowed(group, refined))
  return { ...earlier, groups: [...groups, ...own], points: question.points, from: question.from, to: question.to }
}

type Counted = Group & { readonly kind: 'sort' }

/** Of those that were asked about only some. */
const isRefined = (group: Group): group is Counted => group.kind === 'sort' && group.on?.kind === 'mention'

/** What is asked for: it stays the same. */
const isNoun = (group: Group): boolean => group.kind === 'sort' && group.pick.kind !== 'nth'

/** Whatever was listed: "longer than 1 second" is said of pauses, labels and clips alike. */
function narrowed(group: Group, to: Counted | undefined): Group {
  if (to === undefined) return group
  if (group.kind === 'all' && group.sort !== 'any') return { ...to, sort: group.sort, on: null }
  return group.kind === 'sort' && group.sort !== 'track' ? { ...group, pick: to.pick } : group
}
