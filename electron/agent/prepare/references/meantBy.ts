import type { SaidAct } from '../../planner/plan.ts'
import type { Act } from '../../reader/clause/clause.ts'
import { complemented } from '../../reader/evaluate/complement.ts'
import { canBeSoMany, isItOrThem } from '../../reader/meaning/sets/groupKinds.ts'
import type { Group } from '../../reader/meaning/types.ts'
import type { Heard } from '../heard.ts'

/** The act with what its words stand for here in their place: "them", "the track", "the rest". */
export const meantBy = (said: Act, mentions: SaidAct['mentions'], heard: Heard): Act =>
  complemented(withRest(allWhenUnnamed(allAnyway(withMentions(said, mentions)), mentions, heard), heard))

/** "As for the intro and the outro, reverse them": what was named in front is what is meant, all of it. */
function withMentions(act: Act, mentions: SaidAct['mentions']): Act {
  const last = mentions.at(-1)
  if (last === undefined || mentions.length > 1 || !act.where.some(isItOrThem)) return act
  return {
    ...act,
    where: act.where.map((group) => (isItOrThem(group) && canBeSoMany(last, countOf(group)) ? last : group)),
  }
}

const countOf = (group: Group): number | undefined => (group.kind === 'mention' ? group.count : undefined)

/** "resample the track": where it is done to all of them, nobody is asked which. */
function allAnyway(act: Act): Act {
  if (act.frame.target?.allAnyway !== true) return act
  const where = act.where.map((group): Group => {
    const isOneOfThem = group.kind === 'sort' && group.pick.kind === 'the'
    return isOneOfThem ? { kind: 'all', sort: group.sort } : group
  })
  return { ...act, where }
}

/** "shorten it to 30 seconds", where nothing was spoken of: the recording keeps its first 30 seconds. */
function allWhenUnnamed(act: Act, mentions: SaidAct['mentions'], { mentioned }: Heard): Act {
  const { '#kept': seconds } = act.args
  if (typeof seconds !== 'number' || mentions.length + mentioned.length > 0) return act
  const all: Group = { kind: 'all', sort: 'any' }
  const less: Group = { kind: 'part', stretch: { kind: 'first', length: { seconds } } }
  const where = act.where.map((group): Group =>
    group.kind === 'minus' && group.from.kind === 'mention' && group.from.which === 'it'
      ? { kind: 'minus', from: all, less }
      : group,
  )
  return { ...act, where }
}

/** "The rest" is everything but what was worked on last. */
function withRest(act: Act, { used }: Heard): Act {
  const last = used.at(-1)
  const range = last?.range ?? null
  if (range === null || act.frame.complement === undefined) return act
  const { start, end } = range
  const at = (seconds: number) => ({ kind: 'at', seconds }) as const
  return {
    ...act,
    where: act.where.map((group) =>
      group.kind === 'rest' && group.sort !== 'track'
        ? {
            kind: 'minus',
            from: { kind: 'all', sort: 'any' },
            less: { kind: 'part', stretch: { kind: 'between', from: at(start), to: at(end) } },
          }
        : group,
    ),
  }
}
