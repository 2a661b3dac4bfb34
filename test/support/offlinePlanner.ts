import { tools as everyTool } from '../../electron/agent/index.ts'
import type { OfflinePlanner } from '../../electron/agent/planner/index.ts'
import { createPlanner } from '../../electron/agent/planner/reading/index.ts'

type Tools = Parameters<typeof createPlanner>[0]

const made = new WeakMap<Tools, OfflinePlanner>()

/**
 * The app's planner without a model: made once a process, since it keeps nothing of a conversation, and its words take
 * longer to learn than a message to read.
 */
export function offlinePlanner(tools: Tools = everyTool): OfflinePlanner {
  const planner = made.get(tools) ?? createPlanner(tools)
  made.set(tools, planner)
  return planner
}
