import type { PlannedStep, TrackRef } from '../planner/plan.ts'
import type { Act } from '../reader/clause/clause.ts'
import type { Place } from '../reader/evaluate/found.ts'
import { rowIn } from '../reader/meaning/rows.ts'
import { isItOrThem } from '../reader/meaning/sets/groupKinds.ts'
import type { Heard } from './heard.ts'
import { askForTracks } from './questions.ts'
import type { ResolveContext } from './references/resolveContext.ts'
import { resolveTracks } from './references/resolveTracks.ts'
import { isResolved, type Resolution } from './resolution.ts'

interface Listening extends ResolveContext {
  readonly heard: Heard
}

/**
 * "pan the host and the guest left and right": each track in the order in which it was said has its own value. Null
 * for an act with no such values; where there are not as many tracks it asks. `answered`: what was said to that.
 */
export function stepsInRow(
  { bare, act }: { readonly bare: PlannedStep; readonly act: Act },
  { places }: { readonly places: readonly Place[] },
  answered: readonly TrackRef[] | undefined,
  context: Listening,
): Resolution<readonly PlannedStep[]> | null {
  const row = rowIn(act.args)
  if (row === null) return null
  const found = answered === undefined ? { value: meantTracks(act, places, context) } : idsOf(answered, context)
  if (!isResolved(found)) return found
  const ids = found.value
  if (ids.length !== row.values.length) {
    const why = { kind: 'not-as-many', values: row.values.length, tracks: ids.length } as const
    return { ask: askForTracks(context, ids.length === 0 ? null : why) }
  }
  return {
    value: row.values.map((one, at) => ({
      ...bare,
      args: { ...bare.args, [row.param]: one },
      target: { tracks: [{ kind: 'id', id: ids[at] ?? '' }] },
    })),
  }
}

/** "double the vocals and pan them left and right": copies, and what they are of. */
function meantTracks(act: Act, places: readonly Place[], { heard }: Listening): readonly string[] {
  const ids = [...new Set(places.flatMap(({ tracks }) => tracks ?? []))]
  const last = heard.mentioned.at(-1)
  if (last?.made !== true || act.where.length === 0 || !act.where.every(isItOrThem)) return ids
  return [...new Set([...(last.madeOf ?? []), ...ids])]
}

function idsOf(refs: readonly TrackRef[], context: ResolveContext): Resolution<readonly string[]> {
  const ids: string[] = []
  for (const ref of refs) {
    const one = resolveTracks([ref], context)
    if (!isResolved(one)) return one
    ids.push(...one.value.map(({ id }) => id))
  }
  return { value: [...new Set(ids)] }
}
