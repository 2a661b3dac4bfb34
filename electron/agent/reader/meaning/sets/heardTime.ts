import { fromThingThrough } from '../stretches.ts'
import type { Argument, Group } from '../types.ts'
import { tiedGroup } from '../values.ts'
import { part } from './groups.ts'

/** "while the baker is talking": from where a clip or a label begins to where it ends, on whatever tracks are meant. */
function timeOf(group: Group): Argument | null {
  if (group.kind !== 'named' || group.candidates.some(({ sort }) => sort === 'track')) return null
  const span = fromThingThrough({ a: group, b: group })
  return span === null ? null : tiedGroup('on')({ g: part({ s: span }) })
}

/** "while the host is talking": a track is heard time and again, and something may give way to it. */
export const whileHeard = ({ g }: { g: Group }): Argument => timeOf(g) ?? tiedGroup('while')({ g })

/** "while the sponsor is on". */
export const whileOn = ({ g }: { g: Group }): Argument => timeOf(g) ?? tiedGroup('on')({ g })
