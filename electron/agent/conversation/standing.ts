import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { OpenRequest, Stands } from './openRequest.ts'

/** What earlier batches have done and nobody has undone since; null where there is nothing. */
export function standingOf(
  { stands }: OpenRequest,
  { history, historyPosition }: Pick<ProjectView, 'history' | 'historyPosition'>,
): Stands | null {
  if (stands === undefined || stands.told.length === 0) return null
  const { historyId } = stands
  const isThere = historyId === null || history.slice(0, historyPosition).some(({ id }) => id === historyId)
  return isThere ? stands : null
}

export const sayStands = ({ told }: Stands): string => `What was done stands: ${told.join('; ')}.`

/** What was shown and has no yes. */
export function sayMissing({ stage }: OpenRequest): string {
  if (stage?.kind !== 'approval') return ''
  const left = stage.approval.steps.filter(({ index }) => index >= stage.approved)
  return left.length === 0 ? '' : ` Not done: ${left.map(({ sentence }) => sentence).join('; ')}.`
}
