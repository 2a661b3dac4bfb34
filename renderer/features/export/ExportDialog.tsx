import { X } from 'lucide-react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useAppState } from '../../store/appContext.ts'
import { ExportForm } from './ExportForm.tsx'

export function ExportDialog() {
  const isOpen = useAppState((state) => state.exportOpen)
  const close = useAppState((state) => state.closeExport)
  return (
    <ModalOverlay className="modal-overlay" isOpen={isOpen} isDismissable onOpenChange={(open) => open || close()}>
      <Modal className="modal">
        <Dialog className="settings" data-testid="export-dialog">
          <header className="settings-head">
            <Heading slot="title">Export audio</Heading>
            <Button className="icon-button" aria-label="Close" onPress={close} data-testid="export-close">
              <X size={17} aria-hidden="true" />
            </Button>
          </header>
          <ExportForm onDone={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
