import type { StateNeed, Tool } from './defineTool.ts'

export interface ContractRow {
  readonly tool: string
  readonly reads: Readonly<Partial<Record<StateNeed['state'], StateNeed['need']>>>
  readonly writes: Tool['writes']
  readonly impact: Tool['impact']
}

/** What each tool reads when it runs, and what is different afterwards. */
export function contractTable(tools: readonly Tool[]): ContractRow[] {
  return tools.map((tool) => ({
    tool: tool.name,
    reads: Object.fromEntries(tool.reads.map((one) => [one.state, one.need])),
    writes: tool.writes,
    impact: tool.impact,
  }))
}
