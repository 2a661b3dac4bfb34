import type { Clause } from '../clause/clause.ts'
import { marksOf } from '../clause/parts.ts'
import { labelOn, mention } from '../meaning/sets/groups.ts'
import { isTracks } from '../meaning/sets/groupKinds.ts'
import type { Argument, Group } from '../meaning/types.ts'
import { isMention, names, thingsOf } from './clauses.ts'

/** What is named in a clause; beside something of it the recording is only what that is in, or is made of. */
export function namedIn({ groups }: Clause): Group[] {
  const named = groups.filter(names)
  const less = named.filter(({ kind }) => kind !== 'all')
  return less.length > 0 ? less : named
}

/** What is spoken of in a clause: the things behind the places, for it is they that "it" means. */
export function spokenOf(clause: Clause): Group[] {
  const isThing = (group: Group): boolean => thingsOf(clause).includes(group)
  const named = namedIn(clause)
  return [
    ...named.filter((group) => !isThing(group)),
    ...named.filter(isThing),
    ...partOnTrack(named),
    ...labelOnTrack(clause, named),
  ]
}

/** "on the guest from 0:10 to 0:20 there is too much noise": that part of that track. */
function partOnTrack(named: readonly Group[]): Group[] {
  const [part, ...parts] = named.filter(({ kind }) => kind === 'part')
  const [track, ...others] = named.filter((group) => group.kind !== 'part')
  const isOne = part?.kind === 'part' && part.stretch.kind === 'between' && parts.length + others.length === 0
  return isOne && track !== undefined && isTracks(track) ? [{ kind: 'within', part, of: track }] : []
}

/** "the bass is too quiet in the chorus": what that marks, on that track. */
function labelOnTrack({ speech, flaw }: Clause, named: readonly Group[]): Group[] {
  const [one, other, ...others] = named
  if (speech !== 'statement' || flaw === true || one === undefined || other === undefined || others.length > 0)
    return []
  const both = labelOn({ p: other, g: one }) ?? labelOn({ p: one, g: other })
  return both === null ? [] : [both]
}

/** "where is the sponsor? mute it": what is asked about; of a kind of things nobody can tell which of them is meant. */
export function askedAbout(clause: Clause): Group[] {
  const about = spokenOf(clause)
  const isOpen = clause.unread.length > 0 || about.some(({ kind }) => kind === 'sort')
  return about.length > 0 && isOpen ? [mention('other')()] : about
}

/** "the tambourine is what ruins the chorus", where nothing is called so: it is what is spoken of. */
export const tellsOfUnknown = ({ edges, groups }: Clause): boolean =>
  groups.some(({ kind }) => kind === 'named') &&
  !groups.some(isMention) &&
  edges.some(({ category, meaning }, at) => {
    const next = edges[at + 1]
    if (category !== 'argument' || next === undefined || marksOf(next) !== 'copula') return false
    const { tie, content } = meaning as Argument
    return tie === 'bare' && content.kind === 'group' && content.group.kind === 'unknown'
  })
