import type { Act, Clause } from '../../clause/clause.ts'
import type { Group } from '../../meaning/types.ts'
import { refilled } from '../amend.ts'
import { argumentsOf, isMention } from '../clauses.ts'
import { push, type Walk } from '../walk.ts'

/** A joint, and a comma in front of it. */
const farthest = 2

/**
 * "…, so the first ten seconds", "…, so silence": right behind an order this says the same in other words, and the
 * later words are the more exact ones. False where it says something else.
 */
export function explains(walk: Walk, clause: Clause): boolean {
  const last = walk.steps.at(-1)
  if (clause.joint !== 'so' || last === undefined || walk.ask !== null || walk.repairing) return false
  if (clause.speech !== 'request' && clause.speech !== 'fragment') return false
  if (walk.denying || walk.closed || last.clause !== walk.before || clause.start - last.clause.end > farthest)
    return false
  return clause.act === null ? isMoreExact(walk, last, clause) : isOtherVerb(walk, last, clause)
}

type Last = Walk['steps'][number]

/** A place, a time or an amount, in place of its like. */
function isMoreExact(walk: Walk, last: Last, clause: Clause): boolean {
  const said = clause.unread.length > 0 ? null : argumentsOf(clause)
  if (said === null || said.length === 0 || said.some(({ is: { content } }) => isSaidAgain(content, last))) return false
  const [only, ...more] = said
  const sort = only?.is.content.kind === 'group' && more.length === 0 ? sortIn(only.is.content.group) : null
  const again = sort === null ? refilled(last, said) : withSort(last, sort)
  if (again === null) return false
  walk.steps.pop()
  push(walk, again.act, { ...last.clause, filling: again.filling })
  return true
}

const isSaidAgain = (content: { readonly kind: string; readonly group?: Group }, { act }: Last): boolean =>
  content.group !== undefined && (isMention(content.group) || (content.group.kind === 'all' && act.where.length === 0))

/** "the whole track": of what is named it says only what it is. */
const sortIn = (group: Group): 'track' | 'clip' | 'label' | null => {
  const is = group.kind === 'pointed' || (group.kind === 'sort' && group.pick?.kind === 'the') ? group.sort : null
  return is === 'track' || is === 'clip' || is === 'label' ? is : null
}

/** What is named, as the one of that sort. */
function withSort(last: Last, sort: 'track' | 'clip' | 'label'): ReturnType<typeof refilled> {
  const narrowed = last.clause.filling?.args.flatMap((one) => {
    const { content } = one.is
    if (one.edge === null || content.kind !== 'group' || content.group.kind !== 'named') return []
    const candidates = content.group.candidates.filter((candidate) => candidate.sort === sort)
    if (candidates.length === 0) return []
    return [
      { edge: one.edge, is: { ...one.is, content: { ...content, group: { ...content.group, sort, candidates } } } },
    ]
  })
  return narrowed?.length === 1 ? refilled(last, narrowed) : null
}

/** The same done by another verb, to what was named: "switch it off, so mute it". */
function isOtherVerb(walk: Walk, last: Last, clause: Clause): boolean {
  const { act } = clause
  if (act === null || !isOnlyAct(clause, act) || last.act.where.length === 0) return false
  const missing = act.missing.filter((one) => one !== '#target' && one !== '#off')
  if (missing.length > 0) return false
  const isOne = act.frame.acts.some((family) => last.act.frame.acts.includes(family))
  if (isOne && Object.keys(act.args).length === 0) return true
  const same = last.act.frame.tool === act.frame.tool ? last.act : { args: {}, options: [] }
  walk.steps.pop()
  const { where, scopes } = last.act
  const options = [...new Set([...act.options, ...same.options])]
  push(walk, { ...act, args: { ...same.args, ...act.args }, where, scopes, options, missing }, clause)
  return true
}

/** No place of its own but "it", and nothing left over. */
const isOnlyAct = ({ unread, unplaced, misfits }: Clause, { frame, where, points, scopes }: Act): boolean =>
  frame.target !== undefined &&
  where.every(isMention) &&
  [...points, ...scopes, ...unread, ...unplaced].length + misfits === 0
