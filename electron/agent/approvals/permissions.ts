import type { RehearsedStep } from '../prepare/preparePlan.ts'
import type { Impact, Tool } from '../tools/contract/defineTool.ts'
import { type ApprovalTable, needsApproval } from './approvalTable.ts'

/**
 * Whose yes is needed for what: the table, and what the person has allowed until the app is closed. Kept in memory
 * only.
 */
export interface Permissions {
  /**
   * A permission covers only what the words say; where they say otherwise, it is asked about in any case. Notes are
   * gone through as a list, whatever they come to.
   */
  asks(one: Pick<RehearsedStep, 'tool' | 'step' | 'before' | 'seen' | 'unsaid' | 'note'>, said?: Said): boolean
  /**
   * Of a tool whose call is not rehearsed here: true where it may not be done without a yes. A tool that may spare what
   * is there is judged by its call.
   */
  asksTool(tool: Tool): boolean
  mayAllow(one: Pick<RehearsedStep, 'tool' | 'before' | 'seen'>): boolean
  allow(tool: Pick<Tool, 'name' | 'title'>): void
  forget(tool: string): void
  list(): readonly { readonly tool: string; readonly title: string }[]
}

/** How a step stands to the person's words. `yes`: they ask for it, or nobody else planned it. */
export type Said = 'yes' | 'not' | 'otherwise'

/** Never without being asked, whatever was allowed: a whole track, and what undo can't bring back. */
const never: ReadonlySet<string> = new Set(['delete_track'])

export function createPermissions(table: ApprovalTable): Permissions {
  const allowed = new Map<string, string>()
  const mayAllow: Permissions['mayAllow'] = (one) =>
    !never.has(one.tool.name) &&
    one.tool.isFinal !== true &&
    one.tool.impact !== 'outside' &&
    one.tool.outside === undefined &&
    !clearsAll(one)
  const asksTool = (tool: Tool): boolean =>
    tool.spares === undefined && needsApproval(tool.impact, table) && !allowed.has(tool.name)
  return {
    asks: (one, said = 'yes') =>
      said === 'otherwise' ||
      one.note !== undefined ||
      (needsApproval(impactOf(one), table) && !(said === 'yes' && allowed.has(one.tool.name) && mayAllow(one))),
    asksTool,
    mayAllow,
    allow: ({ name, title }) => void allowed.set(name, title),
    forget: (tool) => void allowed.delete(tool),
    list: () => [...allowed].map(([tool, title]) => ({ tool, title })),
  }
}

/**
 * Of this very call: one that spares all that was there only adds; undoing that nobody has asked for takes away what
 * the person has done.
 */
function impactOf({
  tool,
  step,
  before,
  seen,
  unsaid,
}: Pick<RehearsedStep, 'tool' | 'step' | 'before' | 'seen' | 'unsaid'>): Impact {
  if (tool.impact === 'history' && unsaid) return 'removes'
  return tool.spares?.(seen) === true ? 'adds' : tool.impactOf(step, before)
}

/** Nothing is left of what was there. */
function clearsAll({ before, seen }: Pick<RehearsedStep, 'before' | 'seen'>): boolean {
  return (
    before.tracks.some((track) => track.clips.length > 0) &&
    seen.after.tracks.every((track) => track.clips.length === 0)
  )
}
