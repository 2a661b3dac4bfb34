import type { FormEvent } from 'react'
import { useApp, useAppState } from '../../store/appContext.ts'
import { useProjectName, useTexts } from '../../store/useTexts.ts'
import { Sheet, SheetFoot } from '../../ui/Sheet.tsx'

/** Before another project comes: something waits for an answer in this one. */
export function LeaveDialog() {
  const { files, approvals } = useTexts()
  const app = useApp()
  const name = useProjectName()
  const asked = useAppState(({ dialog }) => (dialog?.kind === 'leave' ? dialog : null))
  if (asked === null) return null
  const close = () => app.store.getState().setDialog(null)
  const leave = (event: FormEvent) => {
    event.preventDefault()
    close()
    asked.go()
  }
  return (
    <Sheet title={files.leaveTitle} testId="leave" role="alertdialog" onClose={close}>
      <form className="settings-form" onSubmit={leave}>
        <p>
          <b>{approvals.quoted(asked.words)}</b> {files.leaveWhat(name)}
        </p>
        <SheetFoot submit={files.leave} submitTestId="leave-go" cancel={files.stay} isFirst onCancel={close} />
      </form>
    </Sheet>
  )
}
