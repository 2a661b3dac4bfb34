import type { LabelView, ProjectView } from '../../../shared/schemas/projectView.ts'
import type { AppContext } from '../../store/appContext.ts'
import { moveCursor, selectTime } from '../../store/selectionCommands.ts'
import type { EdgeDraft } from '../../store/slices/viewSlice.ts'
import { moveEdge } from '../../timeline/edges.ts'
import type { TimelineKeys } from '../../timeline/timelineInput.ts'
import { moveLabel, sayLabel } from './labelEdits.ts'
import { textsOf } from '../../store/useTexts.ts'

const stepPixels = 8
const directions: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }
const sides: Readonly<Record<string, 'start' | 'end'>> = { ArrowUp: 'start', ArrowDown: 'end' }

/**
 * Labels without a pointer. Alt with the arrows goes to the label before or behind, as in Audacity; with Shift too it
 * moves the edge that is held, or a label that is a point as a whole. F2 or Enter edits its text. The label that is
 * meant is the one that is selected.
 */
export function createLabelKeys(app: AppContext): TimelineKeys & { readonly release: () => void } {
  const keys = new LabelKeys(app)
  return {
    press({ key, shiftKey, altKey, ctrlKey, metaKey }) {
      if (ctrlKey || metaKey) return 'left'
      if (!altKey) return !shiftKey && (key === 'F2' || key === 'Enter') ? keys.edit() : 'left'
      const direction = directions[key]
      const side = shiftKey ? sides[key] : undefined
      if (direction === undefined && side === undefined) return 'left'
      if (side !== undefined) keys.hold(side)
      else if (direction !== undefined && shiftKey) keys.move(direction)
      else if (direction !== undefined) keys.go(direction)
      return 'taken'
    },
    release: () => keys.release(),
  }
}

class LabelKeys {
  readonly #app: AppContext
  /** The id of the label that the keys went to last. */
  #chosen: string | null = null
  #side: 'start' | 'end' = 'end'
  #moving: EdgeDraft | null = null

  constructor(app: AppContext) {
    this.#app = app
  }

  go(direction: -1 | 1): void {
    const { project, announce } = this.#app.store.getState()
    const label = project && nextLabel(project, this.#current(), direction)
    if (!label) return
    this.#chosen = label.id
    this.#side = 'end'
    announce(sayLabel(label, textsOf(this.#app.store.getState())), 'polite')
    void select(this.#app, label)
  }

  hold(side: 'start' | 'end'): void {
    const label = this.#current()
    if (label === null) return
    this.#side = side
    const state = this.#app.store.getState()
    const { labels } = textsOf(state)
    state.announce(label.end > label.start ? labels.held[side](label.text) : labels.isPoint(label.text), 'polite')
  }

  move(direction: -1 | 1): void {
    const { project, view, setEdgeDraft } = this.#app.store.getState()
    const label = this.#current()
    if (!project || label === null) return
    const from: EdgeDraft = this.#moving ?? { of: 'label', id: label.id, start: label.start, end: label.end }
    const side = from.end > from.start ? this.#side : 'whole'
    const step = Math.max(stepPixels / view.pxPerSec, 1 / project.sampleRate)
    const to = (side === 'end' ? from.end : from.start) + direction * step
    this.#moving = moveEdge({ ...from, side }, to, project)
    setEdgeDraft(this.#moving)
  }

  /** The keys were let go: what they moved is asked for, as one change. */
  release(): void {
    const range = this.#moving
    this.#moving = null
    if (range !== null) void finish(this.#app, range)
  }

  edit(): 'taken' | 'left' {
    const label = this.#current()
    if (label === null) return 'left'
    this.#app.store.getState().setNaming({ what: 'label', id: label.id })
    return 'taken'
  }

  #current(): LabelView | null {
    return selectedLabel(this.#app.store.getState().project, this.#chosen)
  }
}

async function finish(app: AppContext, range: EdgeDraft): Promise<void> {
  const moved = await moveLabel(app, range.id, range)
  if (moved !== null) await select(app, moved)
  if (app.store.getState().edgeDraft === range) app.store.getState().setEdgeDraft(null)
}

/** The label that is selected: the one that the keys chose, where two lie at one place. */
export function selectedLabel(project: ProjectView | null, chosen: string | null): LabelView | null {
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

function select(app: AppContext, { start, end }: { readonly start: number; readonly end: number }): Promise<void> {
  return end > start ? selectTime(app, { start, end }) : moveCursor(app, start)
}
