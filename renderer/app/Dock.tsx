import { ApprovalPanel } from '../features/approvals/ApprovalPanel.tsx'
import { ToolDock } from '../features/tools/ToolDock.tsx'
import { useAppState } from '../store/appContext.ts'

/** What is chosen or decided under the lanes: values of a tool, or what waits for a yes. One thing at a time. */
export function Dock() {
  const isChoosing = useAppState(({ tool }) => tool !== null)
  return (
    <>
      <ToolDock />
      {!isChoosing && <ApprovalPanel />}
    </>
  )
}
