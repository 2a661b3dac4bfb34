import type { SaidAct } from '../../planner/plan.ts'
import type { Context } from '../../reader/evaluate/context.ts'
import { isPlaces, type Place } from '../../reader/evaluate/found.ts'
import { resolveGroup } from '../../reader/evaluate/resolve.ts'
import type { Group } from '../../reader/meaning/types.ts'

/** Where each of what was spoken of lies; nowhere, where it isn't there or can't be told. */
export function mentionedPlaces(
  mentions: SaidAct['mentions'],
  context: Context,
): readonly { readonly group: Group; readonly places: readonly Place[] }[] {
  const whole = { start: 0, end: context.view.duration }
  return mentions.map((group) => {
    const found = resolveGroup(group, context, whole)
    return { group, places: isPlaces(found) ? found.places : [] }
  })
}
