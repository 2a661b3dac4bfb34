import { ApprovalPanel } from '../../../renderer/features/approvals/ApprovalPanel.tsx'
import type { Approval } from '../../../shared/schemas/conversation.ts'
import { makeApproval } from './makeApproval.ts'
import { makeWindow, renderIn } from './makeWindow.tsx'

/** The dock with what waits for a yes, and what is decided there. */
export async function openApproval(change: Partial<Approval> = {}) {
  const window = await makeWindow({ conversation: { state: 'awaitingApproval', approval: makeApproval(change) } })
  renderIn(window, <ApprovalPanel />)
  return { ...window, decisions: () => window.bridge.inputs('app:approval:decide') }
}
