import type { Action } from '../../../shared/schemas/activity.ts'
import type { AgentTexts } from '../texts/index.ts'
import type { Performed } from '../run/requestRun.ts'
import { receiptOf, sayReceipt } from './receiptOf.ts'

/** A step as it went, for the log: what it was given and by whom, what was read back, and how long it took. */
export function actionOf(performed: Performed, texts: AgentTexts): Action {
  const { tool, step, milliseconds = 0, tries = 1 } = performed
  const receipt = receiptOf(performed)
  return {
    tool: tool.name,
    title: tool.title,
    args: { ...step.args },
    range: step.range,
    at: step.at,
    tracks: [...receipt.tracks],
    authors: Object.fromEntries(
      step.sources.flatMap(({ what, key, author }) => (author === undefined ? [] : [[key ?? what, author]])),
    ),
    did: sayReceipt(receipt, texts),
    milliseconds,
    tries,
  }
}
