import { listTools } from '../../../electron/agent/manual/listTools.ts'
import { registry } from '../../../electron/agent/tools/index.ts'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'

/** The tools as the app lists them. */
export function makeTools(): ToolEntry[] {
  return listTools(registry)
}
