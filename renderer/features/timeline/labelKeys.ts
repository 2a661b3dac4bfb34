import type { LabelView, ProjectView } from '../../../shared/schemas/projectView.ts'
import type { AppContext } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { moveCursor } from '../../store/commands.ts'
import type { EdgeDraft } from '../../store/slices/viewSlice.ts'
import { reveal } from '../../store/viewMath.ts'
import { moveEdge } from './edgeDrag.ts'
import { placeLabel, sayLabel } from './labelPlace.ts'

export interface LabelKeys {
  readonly press: (
    event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  ) => 'taken' | 'left'
  /** The keys were let go: what they moved is asked for, as one change. */
  readonly release: () => void
}

const stepPixels = 8

/**
 * Labels without a pointer. Alt with the arrows goes to the label before or behind, as in Audacity; with Shift too it moves the edge that is held,
 * or a label that is a point as a whole. F2 or Enter edits its text. The label that is meant is the one that is selected.
 */
export function createLabelKeys(app: AppContext): LabelKeys {
  const { store } = app
  let chosen: string | null = null
  let side: 'start' | 'end' = 'end'
  let moving: EdgeDraft | null = null

  const current = (): LabelView | null => labelAt(store.getState().project, chosen)
  const go = (direction: -1 | 1) => {
    const { project } = store.getState()
    const label = project && nextLabel(project, current(), direction)
    if (!label) return
    chosen = label.id
    side = 'end'
    store.getState().announce(sayLabel(label), 'polite')
    void select(app, label)
  }
  const hold = (which: 'start' | 'end') => {
    const label = current()
    if (label === null) return
    side = which
    store
      .getState()
      .announce(
        label.end > label.start
          ? `${which === 'start' ? 'Start' : 'End'} of the label ${label.text}`
          : `The label ${label.text} is a point`,
        'polite',
      )
  }
  const move = (direction: -1 | 1) => {
    const { project, view, setEdgeDraft } = store.getState()
    const label = current()
    if (!project || label === null) return
    const from: EdgeDraft = moving ?? { of: 'label', id: label.id, start: label.start, end: label.end }
    const held = from.end > from.start ? side : 'whole'
    moving = moveEdge(
      { ...from, side: held },
      (held === 'end' ? from.end : from.start) +
        direction * Math.max(stepPixels / view.pxPerSec, 1 / project.sampleRate),
      project,
    )
    setEdgeDraft(moving)
  }
  const edit = (): 'taken' | 'left' => {
    const label = current()
    if (label === null) return 'left'
    store.getState().setNaming({ what: 'label', id: label.id })
    return 'taken'
  }
  return {
    press({ key, shiftKey, altKey, ctrlKey, metaKey }) {
      if (ctrlKey || metaKey) return 'left'
      if (!altKey) return !shiftKey && (key === 'F2' || key === 'Enter') ? edit() : 'left'
      const direction = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : null
      if (direction !== null) (shiftKey ? move : go)(direction)
      else if (shiftKey && key === 'ArrowUp') hold('start')
      else if (shiftKey && key === 'ArrowDown') hold('end')
      else return 'left'
      return 'taken'
    },
    release() {
      const place = moving
      moving = null
      if (place !== null) void finish(app, place)
    },
  }
}

async function finish(app: AppContext, place: EdgeDraft): Promise<void> {
  const placed = await placeLabel(app, place.id, place)
  if (placed !== null) await select(app, placed)
  if (app.store.getState().edgeDraft === place) app.store.getState().setEdgeDraft(null)
}

/** The label that is selected: the one that the keys chose, where two lie at one place. */
function labelAt(project: ProjectView | null, chosen: string | null): LabelView | null {
  if (project === null) return null
  const frame = 1 / project.sampleRate
  const { start, end } = project.selection ?? { start: project.cursor, end: project.cursor }
  const here = project.labels.filter(
    (label) => Math.abs(label.start - start) < frame && Math.abs(label.end - end) < frame,
  )
  return here.find(({ id }) => id === chosen) ?? here[0] ?? null
}

/** In the order of their starts, and round at both ends. */
function nextLabel(
  { labels, selection, cursor }: ProjectView,
  current: LabelView | null,
  direction: -1 | 1,
): LabelView | null {
  const order = labels.toSorted((a, b) => a.start - b.start || a.end - b.end)
  const at = order.findIndex((label) => label.id === current?.id)
  if (at >= 0) return order.at((at + direction) % order.length) ?? null
  const from = selection?.start ?? cursor
  return direction > 0
    ? (order.find((label) => label.start > from) ?? order[0] ?? null)
    : (order.findLast((label) => label.start < from) ?? order.at(-1) ?? null)
}

async function select(
  app: AppContext,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<void> {
  if (end <= start) return moveCursor(app, start)
  const done = await ask(app, 'app:edit:apply', { kind: 'setTimeSelection', start, end })
  const { view, project, setView } = app.store.getState()
  if (!done.ok || !project) return
  const shown = reveal(view, start, project)
  if (shown !== view) setView(shown)
}
