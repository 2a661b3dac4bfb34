import type { Result } from '../../../shared/result.ts'
import { changesSound } from '../../../shared/schemas/editKinds.ts'
import type { ReadBack, Tool } from '../tools/contract/defineTool.ts'
import { confirmAll } from '../tools/readBack/confirming.ts'

/**
 * `measured`: the sound is measured before and after, as on the real editor. `viewed`: only the view is compared, as in
 * a rehearsal.
 */
export type Proof = 'measured' | 'viewed'

/**
 * Whoever says that the project is another one now has made it so, and whoever says that it is not has left it alone;
 * what files bring is not there on a fork. Whoever changes how a range sounds says what will be heard there: without
 * that nothing could be held against it.
 */
export function confirmTold(
  { name, impact, readiness }: Tool,
  request: { readonly kind: string },
  { before, after, outcome }: ReadBack,
  proof: Proof,
): Result<void> {
  const isEdit = impact === 'adds' || impact === 'rewrites' || impact === 'removes'
  if (!isEdit || readiness !== undefined) return confirmAll(name, [])
  const isOther = after.contentRevision !== before.contentRevision
  const isMeasured = proof === 'measured'
  const isPlanned = outcome.planned !== undefined || !changesSound(request)
  return confirmAll(name, [
    {
      holds: outcome.changed ? isOther && (isPlanned || !isMeasured) : true,
      expected: { kind: 'change-made' },
      found: { kind: 'nothing-changed' },
    },
    {
      holds: outcome.changed || !isOther || !isMeasured,
      expected: { kind: 'nothing-changed' },
      found: { kind: 'change-made' },
    },
  ])
}
