import type { RehearsedStep } from '../prepare/preparePlan.ts'
import type { Tool } from '../tools/defineTool.ts'
import { type ApprovalTable, needsApproval } from './approvalTable.ts'

/** Whose yes is needed for what: the table, and what the person has allowed until the app is closed. Kept in memory only. */
export interface Permissions {
  asks(one: Pick<RehearsedStep, 'tool' | 'before' | 'seen'>): boolean
  /** For a saved approval, where nothing is rehearsed: true where there may not be done without a yes. */
  asksTool(tool: Tool): boolean
  mayAllow(one: Pick<RehearsedStep, 'tool' | 'before' | 'seen'>): boolean
  allow(tool: Pick<Tool, 'name' | 'title'>): void
  forget(tool: string): void
  list(): readonly { readonly tool: string; readonly title: string }[]
}

/** Never without being asked, whatever was allowed: a whole track, and what undo can't bring back. */
const never: ReadonlySet<string> = new Set(['delete_track'])

export function createPermissions(table: ApprovalTable): Permissions {
  const allowed = new Map<string, string>()
  const mayAllow: Permissions['mayAllow'] = (one) => !never.has(one.tool.name) && one.tool.impact !== 'outside' && !clearsAll(one)
  const asksTool = (tool: Tool): boolean => needsApproval(tool.impact, table) && !allowed.has(tool.name)
  return {
    asks: (one) => needsApproval(one.tool.impact, table) && !(allowed.has(one.tool.name) && mayAllow(one)),
    asksTool,
    mayAllow,
    allow: ({ name, title }) => void allowed.set(name, title),
    forget: (tool) => void allowed.delete(tool),
    list: () => [...allowed].map(([tool, title]) => ({ tool, title })),
  }
}

/** Nothing is left of what was there. */
function clearsAll({ before, seen }: Pick<RehearsedStep, 'before' | 'seen'>): boolean {
  return before.tracks.some((track) => track.clips.length > 0) && seen.after.tracks.every((track) => track.clips.length === 0)
}
