import { useEffect, useState } from 'react'
import { createScope } from '../../lib/scope.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { addBatchFiles } from '../../store/batchFiles.ts'
import { useTexts } from '../../store/useTexts.ts'
import { importFiles } from './importFiles.ts'

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

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
      const dropped = [...(event.dataTransfer?.files ?? [])]
      void (app.store.getState().dialog?.kind === 'batch' ? addBatchFiles(app, dropped) : importFiles(app, dropped))
    })
    return () => scope.dispose()
  }, [app])
  return hovering ? (
    <div className="drop-veil" data-testid="drop-veil">
      {isBatch ? texts.files.dropForBatch : texts.files.drop}
    </div>
  ) : null
}
