import type { LabelView } from '../../../shared/schemas/projectView.ts'
import type { AppContext } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { createEdgeTool } from '../../timeline/edges.ts'
import type { PointerTool } from '../../timeline/pointerInput.ts'
import { snapTargets } from '../../timeline/snapping.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import { textsOf } from '../../store/useTexts.ts'

interface LabelRange {
  readonly start: number
  readonly end: number
}

export function sayRange({ start, end }: LabelRange, { labels, formats }: Texts): string {
  return end > start ? labels.range(formats.time(start), formats.time(end)) : labels.point(formats.time(start))
}

export function sayLabel(label: LabelView, texts: Texts): string {
  return texts.labels.label(label.text, sayRange(label, texts))
}

/** Moves a label and says it; where it lies now, or null where it stays. */
export async function moveLabel(
  app: AppContext,
  labelId: string,
  { start, end }: LabelRange,
): Promise<LabelRange | null> {
  const label = app.store.getState().project?.labels.find(({ id }) => id === labelId)
  if (label === undefined || (label.start === start && label.end === end)) return null
  const said = sayLabel({ ...label, start, end }, textsOf(app.store.getState()))
  const done = await editAndAnnounce(app, { kind: 'moveLabel', labelId, start, end }, said)
  return done === 'changed' ? { start, end } : null
}

/** The edges of labels, and labels that are points, follow the pointer. */
const edgeTool = createEdgeTool({
  rangesAt: ({ project }, { zone }) =>
    zone === 'labels' ? (project?.labels ?? []).map(({ id, start, end }) => ({ of: 'label', id, start, end })) : [],
  targets: (app, { id }, held) => snapTargets(app, held, { ids: new Set([id]), sound: 'stays' }),
  change: (app, { id }, range) => moveLabel(app, id, range),
})

/** How far behind a label that is a point its text can be pressed, CSS pixels. */
const textReach = 40

/** The label under a time; of several the last one. */
export function labelUnder(labels: readonly LabelView[], time: number, pxPerSec: number): LabelView | null {
  const reach = textReach / pxPerSec
  return labels.findLast(({ start, end }) => start <= time && time <= Math.max(end, start + reach)) ?? null
}

/** A double click on a label edits its text. */
export const labelTool: PointerTool = {
  ...edgeTool,
  doublePress({ time, zone }, { store }) {
    if (zone !== 'labels') return 'left'
    const { project, view, setNaming } = store.getState()
    const label = labelUnder(project?.labels ?? [], time, view.pxPerSec)
    if (label) setNaming({ what: 'label', id: label.id })
    return 'taken'
  },
}
