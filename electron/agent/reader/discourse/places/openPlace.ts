import type { Clause } from '../../clause/clause.ts'
import { hasOneEnd } from '../../clause/target.ts'
import { changesSound } from '../../frames/changesSound.ts'
import type { Group } from '../../meaning/types.ts'
import { keyOf } from '../clauses.ts'
import { namedIn } from '../spoken.ts'

/**
 * "after 5:00 the host is too loud, turn him down": how a track sounds in a part with one end holds for all of the
 * part. What happens in it, "after 5:00 the host coughs, mute that", lies somewhere there.
 */
export function openPlace(told: Clause, { act }: Clause): Group | null {
  const named = namedIn(told)
  const [part, ...more] = named.filter(hasOneEnd)
  const [track, ...others] = named.filter((group) => group.kind === 'named' && keyOf(group) === 'track')
  if (told.speech !== 'statement' || part === undefined || track === undefined) return null
  if (more.length + others.length > 0 || named.length > 2) return null
  const isClear = act !== null && changesSound(act.frame) && told.flaw !== true
  return { kind: 'within', part: isClear ? part : { kind: 'part', stretch: { kind: 'unclear', words: '' } }, of: track }
}
