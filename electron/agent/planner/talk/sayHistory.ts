import type { PlanContext } from '../index.ts'

/** More are counted, not listed. */
const mostListed = 10

/**
 * What stands in the history, the last thing first: in the words in which it was told when it was read back, else by
 * its name.
 */
export function sayHistory({ project, done = [] }: PlanContext, all: boolean): string {
  const { history, historyPosition, historyStepsBack = 0 } = project
  const standing = history.slice(0, historyPosition).reverse()
  const [last] = standing
  const again =
    history.length > historyPosition
      ? ` What was undone can be done again: “${history[historyPosition]?.text ?? ''}”${history.length - historyPosition > 1 ? ` and ${history.length - historyPosition - 1} more` : ''}.`
      : ''
  if (last === undefined) return `Nothing was done yet, so there is nothing to undo.${again}`
  const part =
    historyStepsBack > 0
      ? ` Of it ${historyStepsBack === 1 ? 'the last step is' : `the last ${historyStepsBack} steps are`} undone.`
      : ''
  const tell = ({ id, text, label }: (typeof standing)[number]): string => {
    const told = done.findLast(({ historyId }) => historyId === id)?.told
    return told === undefined
      ? `“${text}”${text === label ? '' : ` (${label})`}`
      : `“${text}”: ${told.replace(/\.$/, '')}`
  }
  if (standing.length === 1 || !all) return `The last thing was ${tell(last)}.${part} “Undo” takes it back.${again}`
  const more = standing.length - mostListed
  const list = standing.slice(0, mostListed).map((entry, index) => `${index + 1}. ${tell(entry)}`)
  return `Done so far, the last first: ${list.join('; ')}${more > 0 ? `; and ${more} more` : ''}.${part} “Undo” takes back the first of these.${again}`
}
