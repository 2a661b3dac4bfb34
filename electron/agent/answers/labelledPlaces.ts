import type { Pointers } from '../../../shared/schemas/messageParts.ts'
import type { Performed } from '../run/requestRun.ts'
import { newLabels } from '../tools/labels/labelReadBack.ts'
import { placeAt } from '../tools/queries/sound/askSound.ts'

/** More would fill what is kept of the chat; the labels themselves have all of them. */
const mostPlaces = 2000

/**
 * Several labels that a request has put: to add runs unasked, so what was found is gone through behind it, as the
 * places of an answer are, and each can be taken out again.
 */
export function labelledPlaces(performed: readonly Performed[]): Omit<Pointers, 'lead'> | null {
  const steps = performed.filter(({ tool }) => tool.group === 'labels')
  const made = new Set(steps.flatMap(({ seen }) => newLabels(seen).map(({ id }) => id)))
  const now = performed.at(-1)?.seen.after.labels.filter(({ id }) => made.has(id)) ?? []
  if (now.length < 2) return null
  const unlisted = Math.max(0, now.length - mostPlaces)
  return {
    places: now.slice(0, mostPlaces).map((label) => ({ ...placeAt(label, [], label.text), labelId: label.id })),
    offers: [],
    ...(unlisted > 0 && { unlisted }),
  }
}
