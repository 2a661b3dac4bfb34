import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { joinClasses } from '../lib/joinClasses.ts'

interface Props {
  readonly title: string
  readonly testId: string
  readonly look?: 'usual' | 'wide'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the window with a title and a way out; the focus goes back where it was, or to the timeline where that place is gone. */
export function Sheet({ title, testId, look = 'usual', onClose, children }: Props) {
  useEffect(() => () => void requestAnimationFrame(focusSomething), [])
  return (
    <ModalOverlay className="modal-overlay" isOpen isDismissable onOpenChange={(open) => open || onClose()}>
      <Modal className={joinClasses('modal', look === 'wide' && 'modal-wide')}>
        <Dialog className="settings" data-testid={testId}>
          <header className="settings-head">
            <Heading slot="title">{title}</Heading>
            <Button className="icon-button" aria-label="Close" onPress={onClose} data-testid={`${testId}-close`}>
              <X size={17} aria-hidden="true" />
            </Button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

export function focusSomething(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById('timeline')?.focus()
}
