import type { PlannedStep } from '../planner/plan.ts'
import { requestsNamed } from '../tools/editing/historyMoves.ts'
import type { Choose } from './found.ts'
import type { Look } from './look.ts'

/** "undo the fade" where several were faded and the last thing was none of them: nobody can know which. */
export function askWhichRequest({ args }: PlannedStep, { tool, view }: Look): Choose | null {
  const { to } = args
  if (tool.name !== 'undo' || typeof to !== 'string') return null
  const named = requestsNamed(view, to)
  const last = view.history[view.historyPosition - 1]
  const texts = [...new Set(named.map(({ text }) => text))]
  if (texts.length < 2 || named.some(({ id }) => id === last?.id)) return null
  return {
    kind: 'choose',
    text: `Several things were done that “${to}” fits: ${texts.map((text, index) => `${index + 1}. “${text}”`).join('; ')}. Which one?`,
    choices: texts.map((text) => ({ label: text, words: [text], pick: { kind: 'request', text } })),
  }
}
