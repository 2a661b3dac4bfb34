import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { ClauseReading } from './readClause.ts'
import type { Slots } from './slots.ts'

/** More than this many undos in one request are asked for in another way. */
const most = 50

function countOf(tool: 'undo' | 'redo', slots: Slots, project: ProjectView): number {
  const last = slots.ranges[0]?.value.range
  if (slots.whole) return Math.max(1, tool === 'undo' ? project.historyPosition : project.history.length - project.historyPosition)
  if (slots.count !== null) return slots.count
  if (last?.kind === 'last' || last?.kind === 'previous') return last.kind === 'last' && Number.isInteger(last.seconds) ? last.seconds : 1
  const bare = slots.times.find(({ value }) => value.bare)
  return bare !== undefined && Number.isInteger(bare.value.seconds) && bare.value.seconds > 0 ? bare.value.seconds : 1
}

const rootOf = (word: string): string => word.toLowerCase().replace(/(ting|ming|ning|ing|ed|e|s)$/, '')

/** Less than the agent is sure of: it says what would be taken back, and asks. */
const toBeAsked = 0.3

/** How many requests would have to be taken back to take back the last one of that kind. */
function placesBack(project: ProjectView, root: string): number | null {
  const done = project.history.slice(0, project.historyPosition)
  const index = done.findLastIndex(({ label, text }) => `${label} ${text}`.toLowerCase().includes(root))
  return index < 0 || done.length - index > most ? null : done.length - index
}

/** "undo the trim" undoes the last request if it was a trim, and says what it was if not. */
export function repeatHistory(tool: 'undo' | 'redo', slots: Slots, words: string, project: ProjectView): ClauseReading {
  const entry = project.history[tool === 'undo' ? project.historyPosition - 1 : project.historyPosition]
  const named = slots.nouns[0]?.text ?? (slots.features.length > 0 ? 'fade' : undefined)
  if (named !== undefined && entry !== undefined) {
    const known = `${entry.label} ${entry.text}`.toLowerCase()
    const root = rootOf(named.split(/[ …]/)[0] ?? named)
    const back = tool === 'undo' ? placesBack(project, root) : null
    if (!known.includes(root) && back !== null) return { kind: 'steps', steps: Array.from({ length: back }, () => ({ tool, args: {}, target: {}, words, confidence: toBeAsked })) }
    if (!known.includes(root)) {
      const text = `The last thing was “${entry.text}”. Say “${tool}” to ${tool} that; I ${tool} requests in their order.`
      return { kind: 'problem', problem: { kind: 'saying', text, words } }
    }
  }
  const count = Math.min(most, countOf(tool, slots, project))
  return { kind: 'steps', steps: Array.from({ length: count }, () => ({ tool, args: {}, target: {}, words, confidence: 0.9 })) }
}
