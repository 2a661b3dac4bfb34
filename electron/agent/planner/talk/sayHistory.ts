import type { AgentTexts } from '../../texts/index.ts'
import type { PlanContext } from '../index.ts'

/** More are counted, not listed. */
const mostListed = 10

/**
 * What stands in the history, the last thing first: in the words in which it was told when it was read back, else by
 * its name.
 */
export function sayHistory({ project, done = [] }: PlanContext, all: boolean, { history: say }: AgentTexts): string {
  const { history, historyPosition, historyStepsBack = 0 } = project
  const standing = history.slice(0, historyPosition).reverse()
  const [last] = standing
  const undone = history.length - historyPosition
  const again = undone > 0 ? say.again(history[historyPosition]?.text ?? '', undone - 1) : ''
  if (last === undefined) return say.nothingYet(again)
  const part = historyStepsBack > 0 ? say.partUndone(historyStepsBack) : ''
  const tell = ({ id, text, label }: (typeof standing)[number]): string => {
    const told = done.findLast(({ historyId }) => historyId === id)?.told
    return told === undefined ? say.entry(text, label) : say.told(text, told.replace(/\.$/, ''))
  }
  if (standing.length === 1 || !all) return say.last(tell(last), part, again)
  return say.all(standing.slice(0, mostListed).map(tell), standing.length - mostListed, part, again)
}
