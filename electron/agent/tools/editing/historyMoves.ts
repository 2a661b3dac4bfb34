import type { HistoryMove } from '../../../editor/index.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { HistoryEntryView, ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { HistoryAsk } from '../contract/toolRequest.ts'

export interface HistoryPlan {
  readonly move: Required<HistoryMove>
  /** What is undone or redone, in that order: requests in the person's words, steps by their label. */
  readonly taken: readonly string[]
  /** Where the history stands afterwards. */
  readonly position: number
  readonly stepsBack: number
}

/** One thing that a request did. */
interface Unit {
  readonly entry: number
  readonly step: number
  readonly of: HistoryEntryView
  readonly label: string
}

/** Fewer where there are fewer; fails when there is nothing, or nothing of that name. */
export function planUndo(view: ProjectView, ask: HistoryAsk): Result<HistoryPlan> {
  const units = standingUnits(view)
  if (units.length === 0) return err(failure('engine/nothing-to-undo'))
  if (ask.to !== undefined) return undoTo(view, units, ask.to)
  const { grain } = ask
  return ok(
    undoOf(view, units, { grain, count: Math.min(ask.steps, grain === 'step' ? units.length : view.historyPosition) }),
  )
}

export function planRedo(view: ProjectView, ask: Omit<HistoryAsk, 'to'>): Result<HistoryPlan> {
  const back = view.historyStepsBack ?? 0
  const rest = view.history.slice(back > 0 ? view.historyPosition - 1 : view.historyPosition)
  if (rest.length === 0) return err(failure('engine/nothing-to-redo'))
  if (ask.grain === 'request') {
    const count = Math.min(ask.steps, rest.length)
    return ok({
      move: { grain: 'request', count },
      taken: rest.slice(0, count).map((entry) => entry.text),
      position: view.historyPosition + count - (back > 0 ? 1 : 0),
      stepsBack: 0,
    })
  }
  const first = view.history.length - rest.length
  const units = rest
    .flatMap((entry, index) => unitsOf(entry, first + index))
    .slice(back > 0 ? labelsOf(rest[0]).length - back : 0)
  const taken = units.slice(0, ask.steps)
  const last = taken.at(-1) as Unit
  return ok({
    move: { grain: 'step', count: taken.length },
    taken: taken.map((unit) => unit.label),
    position: last.entry + 1,
    stepsBack: labelsOf(last.of).length - 1 - last.step,
  })
}

function undoOf(view: ProjectView, units: readonly Unit[], move: Required<HistoryMove>): HistoryPlan {
  if (move.grain === 'request') {
    const taken = view.history.slice(view.historyPosition - move.count, view.historyPosition).reverse()
    return { move, taken: taken.map((entry) => entry.text), position: view.historyPosition - move.count, stepsBack: 0 }
  }
  const taken = units.slice(0, move.count)
  const last = taken.at(-1) as Unit
  const left =
    last.step === 0
      ? { position: last.entry, stepsBack: 0 }
      : { position: last.entry + 1, stepsBack: labelsOf(last.of).length - last.step }
  return { move, taken: taken.map((unit) => unit.label), ...left }
}

/** Requests that stand and are called so, the last first. One whose very words these are is alone. */
export function requestsNamed(view: ProjectView, name: string): HistoryEntryView[] {
  const isSaid = wordsMatcher(name)
  const standing = view.history.slice(0, view.historyPosition).reverse()
  const exact = standing.find(({ text }) => text.toLowerCase() === name.trim().toLowerCase())
  return exact === undefined ? standing.filter((entry) => isSaid(entry.text) || labelsOf(entry).some(isSaid)) : [exact]
}

/** The newest one of that name: its very words first, then a step, then a request that speaks of it. */
function undoTo(view: ProjectView, units: readonly Unit[], name: string): Result<HistoryPlan> {
  const isSaid = wordsMatcher(name)
  const exact = name.trim().toLowerCase()
  const found = units.find((unit) => unit.of.text.toLowerCase() === exact)
  const whole = (unit: Unit): Result<HistoryPlan> =>
    ok(undoOf(view, units, { grain: 'request', count: view.historyPosition - unit.entry }))
  if (found !== undefined) return whole(found)
  const near = units.findIndex((unit) => isSaid(unit.label) || isSaid(unit.of.text))
  const entry = units[near]?.entry
  const step = units.findIndex((unit) => unit.entry === entry && isSaid(unit.label))
  const [speaking, unit] = [units[near], units[step]]
  if (speaking === undefined) return err(failure('agent/not-in-history', { name }))
  return unit === undefined || labelsOf(unit.of).length === 1
    ? whole(speaking)
    : ok(undoOf(view, units, { grain: 'step', count: step + 1 }))
}

/** The last thing first. */
function standingUnits(view: ProjectView): readonly Unit[] {
  const all = view.history.slice(0, view.historyPosition).flatMap(unitsOf)
  return all.slice(0, all.length - (view.historyStepsBack ?? 0)).reverse()
}

function unitsOf(of: HistoryEntryView, entry: number): Unit[] {
  return labelsOf(of).map((label, step) => ({ entry, step, of, label }))
}

function labelsOf(entry: HistoryEntryView | undefined): readonly string[] {
  return entry?.steps ?? [entry?.label ?? '']
}

const small = new Set(['a', 'an', 'the', 'my', 'that', 'this', 'last', 'of'])

/** True for what has all the words of the name, whatever their ending. */
function wordsMatcher(name: string): (text: string) => boolean {
  const roots = wordsOf(name)
    .filter((word) => !small.has(word))
    .map(rootOf)
  return (text) =>
    roots.length > 0 && roots.every((root) => wordsOf(text).some((word) => word === root || rootOf(word) === root))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function rootOf(word: string): string {
  const root = word.replace(/(?:ing|ed|es|e|s)$/u, '')
  if (root.length < 3) return word
  return root.replace(/([bdgmnprt])\1$/u, '$1')
}
