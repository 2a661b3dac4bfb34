import { tools as everyTool } from '../../electron/agent/index.ts'
import type { OfflinePlanner } from '../../electron/agent/planner/index.ts'
import { offlinePlanner as plannerFor } from '../../electron/agent/planner/reading/index.ts'

/** The app's planner without a model. */
export const offlinePlanner = (tools: Parameters<typeof plannerFor>[0] = everyTool): OfflinePlanner => plannerFor(tools)
