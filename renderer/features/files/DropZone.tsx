import { useEffect, useState } from 'react'
import { createScope } from '../../lib/scope.ts'
import { quoteName } from '../../../shared/wording/saying.ts'
import { type AppContext, useApp, useAppState } from '../../store/appContext.ts'
import { addBatchFiles } from '../../store/batchFiles.ts'
import { textsOf, useTexts } from '../../store/useTexts.ts'
import { importFiles } from './importFiles.ts'
import { readDrop } from './readDrop.ts'

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

async function take(app: AppContext, transfer: DataTransfer): Promise<void> {
  const { files, leftOut } = await readDrop(transfer)
  const state = app.store.getState()
  const texts = textsOf(state)
  if (leftOut.length > 0) {
    const named = [
      ...leftOut.slice(0, mostNamed).map(quoteName),
      ...(leftOut.length > mostNamed ? [texts.common.andMore(leftOut.length - mostNamed)] : []),
    ]
    state.tell(texts.files.leftOut(named.join(', '), leftOut.length), files.length > 0 ? 'info' : 'problem')
  } else if (files.length === 0) state.tell(texts.files.nothingInIt, 'problem')
  if (files.length > 0) await (state.dialog?.kind === 'batch' ? addBatchFiles(app, files) : importFiles(app, files))
}

/** Files that are left out by their names; the others are a number. */
const mostNamed = 3

/** Files may be dropped anywhere on the window; a veil says so while they hover. */
export function DropZone() {
  const texts = useTexts()
  const app = useApp()
  const isBatch = useAppState(({ dialog }) => dialog?.kind === 'batch')
  const [hovering, setHovering] = useState(false)
  useEffect(() => {
    const scope = createScope()
    scope.listen(window, 'dragover', (event) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setHovering(true)
    })
    scope.listen(window, 'dragleave', (event) => {
      if (event.relatedTarget === null) setHovering(false)
    })
    scope.listen(window, 'drop', (event) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setHovering(false)
      if (event.dataTransfer !== null) void take(app, event.dataTransfer)
    })
    return () => scope.dispose()
  }, [app])
  return hovering ? (
    <div className="drop-veil" data-testid="drop-veil">
      {isBatch ? texts.files.dropForBatch : texts.files.drop}
    </div>
  ) : null
}
