import { heardIn } from '../prepare/heard.ts'
import { fateBehind, type Memory } from '../prepare/preparePlan.ts'
import type { Performed } from '../run/requestRun.ts'
import { type Conversation, performedIn } from './conversation.ts'

/** What changed or pointed at something. */
export const actedIn = (performed: readonly Performed[]): readonly Performed[] =>
  performed.filter(({ tool }) => tool.impact !== 'history' && tool.impact !== 'transport')

/** The range that was worked on last, and where what can be pasted is from. */
export function memoryBehind(memory: Memory, performed: readonly Performed[]): Memory {
  const lastRange = actedIn(performed).findLast(({ step }) => step.range !== null)?.step.range ?? memory.lastRange
  const taken = performed.findLast(({ tool }) => tool.writes.includes('clipboard'))
  return { ...memory, lastRange, clipboardFrom: taken?.step.trackIds ?? memory.clipboardFrom }
}

/**
 * What the next batch of the open request may point at: what the request before has left, and what this one has carried
 * out by now.
 */
export function memoryNow(conversation: Conversation): Memory {
  const { memory } = conversation.data()
  const performed = performedIn(conversation)
  const acted = actedIn(performed)
  const { mentioned, used } = heardIn(acted)
  const last = acted.findLast(({ step }) => step.range !== null)
  return {
    ...memoryBehind(memory, performed),
    ...(last && { here: fateBehind(last.tool) }),
    mentioned: [...(memory.mentioned ?? []), ...mentioned],
    used,
  }
}
