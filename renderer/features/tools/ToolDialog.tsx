import { useApp, useAppState } from '../../store/appContext.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { ToolForm } from './ToolForm.tsx'
import './tools.css'

/** One dialog for every tool with values, made from what the tool says of itself. */
export function ToolDialog() {
  const app = useApp()
  const tool = useAppState(({ dialog }) => (dialog?.kind === 'tool' ? dialog.tool : null))
  if (tool === null) return null
  const close = () => app.store.getState().setDialog(null)
  return (
    <Sheet title={tool.title} testId="tool-dialog" onClose={close}>
      <ToolForm key={tool.name} tool={tool} onDone={close} />
    </Sheet>
  )
}
