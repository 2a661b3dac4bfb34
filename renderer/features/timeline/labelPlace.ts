import { formatTime } from '../../../shared/formatTime.ts'
import type { LabelView } from '../../../shared/schemas/projectView.ts'
import type { AppContext } from '../../store/appContext.ts'
import { changeTrack } from './trackActions.ts'

interface Place {
  readonly start: number
  readonly end: number
}

export function sayPlace({ start, end }: Place): string {
  return end > start ? `${formatTime(start)} to ${formatTime(end)}` : `at ${formatTime(start)}`
}

export function sayLabel(label: LabelView): string {
  return `Label ${label.text}, ${sayPlace(label)}`
}

/** Gives a label another place and says it; where it lies now, or null where it stays. */
export async function placeLabel(app: AppContext, id: string, { start, end }: Place): Promise<Place | null> {
  const label = app.store.getState().project?.labels.find((one) => one.id === id)
  if (label === undefined || (label.start === start && label.end === end)) return null
  const done = await changeTrack(
    app,
    { kind: 'moveLabel', labelId: id, start, end },
    sayLabel({ ...label, start, end }),
  )
  return done === 'changed' ? { start, end } : null
}
