import { ApprovalPanel } from '../../../renderer/features/approvals/ApprovalPanel.tsx'
import { makeApproval } from './makeApproval.ts'
import { makeWindow, renderIn } from './makeWindow.tsx'

/** The panel of an approval that is the usual one but for this, and what is decided in it. */
export async function openApproval(change = {}) {
  const window = await makeWindow({ conversation: { state: 'awaitingApproval', approval: makeApproval(change) } })
  renderIn(window, <ApprovalPanel />)
  return { ...window, decisions: () => window.bridge.inputs('app:approval:decide') }
}
