import { X } from 'lucide-react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useAppState } from '../../store/appContext.ts'
import { SettingsForm } from './SettingsForm.tsx'
import './settings.css'

export function SettingsDialog() {
  const settings = useAppState((state) => state.settings)
  const isOpen = useAppState((state) => state.settingsOpen)
  const close = useAppState((state) => state.closeSettings)
  if (!settings) return null
  return (
    <ModalOverlay className="modal-overlay" isOpen={isOpen} isDismissable onOpenChange={(open) => open || close()}>
      <Modal className="modal">
        <Dialog className="settings" data-testid="settings">
          <header className="settings-head">
            <Heading slot="title">Settings</Heading>
            <Button className="icon-button" aria-label="Close" onPress={close} data-testid="settings-close">
              <X size={17} aria-hidden="true" />
            </Button>
          </header>
          <SettingsForm settings={settings} onDone={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
