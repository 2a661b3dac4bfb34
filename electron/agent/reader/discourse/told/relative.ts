import type { Edge } from '../../chart/parse.ts'
import type { Act, Clause } from '../../clause/clause.ts'
import type { Argument, Group } from '../../meaning/types.ts'

/**
 * "there is a siren at 0:12 that | I'd like you to remove": what is told ends in what the order behind it is about,
 * whatever else that says of where.
 */
export const withRelatives = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause, at) => {
    const relative = relativeIn(clauses[at - 1], clause)
    return relative === null || clause.act === null ? clause : { ...clause, act: about(clause.act, relative) }
  })

function relativeIn(before: Clause | undefined, clause: Clause): Group | null {
  const last = before?.edges.at(-1)
  if (before?.speech !== 'statement' || last === undefined || last.end !== clause.start) return null
  return clause.joint === null && clause.asked && clause.speech === 'request' ? pointsBack(last) : null
}

function pointsBack({ category, meaning }: Edge): Group | null {
  if (category !== 'argument') return null
  const { tie, content } = meaning as Argument
  const isIt = tie === 'bare' && content.kind === 'group' && content.group.kind === 'mention'
  return isIt && content.group.which === 'it' ? content.group : null
}

const about = (act: Act, relative: Group): Act =>
  act.frame.target === undefined || act.where.some(({ kind }) => kind === 'mention')
    ? act
    : { ...act, where: [...act.where, relative], missing: act.missing.filter((one) => one !== '#target') }
