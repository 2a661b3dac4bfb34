import type { HistoryPoint } from '../../editor/index.ts'
import type { Focus } from '../model/project.ts'
import { standingStep, stepCount, type History, type HistoryEntry } from './history.ts'

/** The history at another position, the focus that goes with it, and what was undone or redone. */
export interface Moved {
  readonly history: History
  readonly focus: Focus
  readonly label: string
}

/** One way to go in the history; null at its end. */
export type Move = (history: History) => Moved | null

/** Takes back the last request, or what is left of it. */
export const undoEntry: Move = (history) => {
  const entry = history.entries[history.position - 1]
  return entry === undefined
    ? null
    : {
        history: { ...history, position: history.position - 1, stepsBack: 0 },
        focus: entry.focusBefore,
        label: entry.label,
      }
}

/** Takes back the last thing that the last request did. */
export const undoStep: Move = (history) => {
  const entry = history.entries[history.position - 1]
  if (entry === undefined) return null
  const stepsBack = history.stepsBack + 1
  if (stepsBack >= stepCount(entry))
    return { ...(undoEntry(history) as Moved), label: stepLabel(entry, history.stepsBack) }
  return {
    history: { ...history, stepsBack },
    focus: standingStep(entry, stepsBack).focusAfter,
    label: stepLabel(entry, history.stepsBack),
  }
}

/** Does the rest of a request again that stands in part; else the next request. */
export const redoEntry: Move = (history) => {
  const rest = history.stepsBack > 0
  const entry = history.entries[rest ? history.position - 1 : history.position]
  if (entry === undefined) return null
  return {
    history: { ...history, position: rest ? history.position : history.position + 1, stepsBack: 0 },
    focus: entry.focusAfter,
    label: entry.label,
  }
}

/** Does one thing again that a request did. */
export const redoStep: Move = (history) => {
  const rest = history.stepsBack > 0
  const position = rest ? history.position : history.position + 1
  const entry = history.entries[position - 1]
  if (entry === undefined) return null
  const stepsBack = (rest ? history.stepsBack : stepCount(entry)) - 1
  const focus = stepsBack === 0 ? entry.focusAfter : standingStep(entry, stepsBack).focusAfter
  return { history: { ...history, position, stepsBack }, focus, label: stepLabel(entry, stepsBack) }
}

/** To any point in one go; null where there is none such. The label is that of what stands last there. */
export function moveTo(history: History, { id, steps }: HistoryPoint): Moved | null {
  if (id === null) {
    const focus = history.entries[0]?.focusBefore
    return focus === undefined ? null : { history: { ...history, position: 0, stepsBack: 0 }, focus, label: '' }
  }
  const index = history.entries.findIndex((entry) => entry.id === id)
  const entry = history.entries[index]
  if (entry === undefined) return null
  const stepsBack = stepCount(entry) - (steps ?? stepCount(entry))
  if (stepsBack < 0 || stepsBack >= stepCount(entry)) return null
  const { focusAfter, label } = stepsBack === 0 ? entry : standingStep(entry, stepsBack)
  return { history: { ...history, position: index + 1, stepsBack }, focus: focusAfter, label }
}

function stepLabel(entry: HistoryEntry, stepsBack: number): string {
  return entry.steps.length === 0 ? entry.label : standingStep(entry, stepsBack).label
}
