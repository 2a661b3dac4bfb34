import type { Impact } from '../tools/contract/defineTool.ts'

export type ApprovalTable = Readonly<Partial<Record<Impact, 'ask' | 'run'>>>

/**
 * Which steps ask: the whole policy. Looking, pointing, playing, adding and undoing run; they can be undone or do
 * nothing to the audio.
 */
export const approvalTable: ApprovalTable = {
  reads: 'run',
  focus: 'run',
  transport: 'run',
  adds: 'run',
  history: 'run',
  rewrites: 'ask',
  removes: 'ask',
  outside: 'ask',
}

/** What is not in the table asks. */
export function needsApproval(impact: Impact, table: ApprovalTable = approvalTable): boolean {
  return table[impact] !== 'run'
}
