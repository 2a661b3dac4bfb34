import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { joinClasses } from '../lib/joinClasses.ts'
import { useTexts } from '../store/useTexts.ts'
import { focusIfLost } from './focusBack.ts'
import './sheet.css'

interface Props {
  readonly title: string
  readonly testId: string
  /** Where the button that closes is not called after the sheet. */
  readonly closeTestId?: string
  readonly width?: 'usual' | 'middle' | 'wide'
  /** What has to be answered before anything else is an alert. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A dialog over the window with a title and a way out; the focus goes back where it was, or to the timeline where that
 * place is gone.
 */
export function Sheet(props: Props) {
  const { title, testId, closeTestId = `${testId}-close`, width = 'usual', role = 'dialog', onClose, children } = props
  const texts = useTexts()
  useEffect(() => () => void requestAnimationFrame(focusIfLost), [])
  return (
    <ModalOverlay className="modal-overlay" isOpen isDismissable onOpenChange={(open) => open || onClose()}>
      <Modal className={joinClasses('modal', width !== 'usual' && `modal-${width}`)}>
        <Dialog className="settings" role={role} data-testid={testId}>
          <header className="settings-head">
            <Heading slot="title">{title}</Heading>
            <Button className="icon-button" aria-label={texts.common.close} onPress={onClose} data-testid={closeTestId}>
              <X size={17} aria-hidden="true" />
            </Button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface FootProps {
  /** What the button that sends the form says. */
  readonly submit: string
  readonly submitTestId: string
  /** What the other one says, where leaving it is not just a cancel. */
  readonly cancel?: string
  /** The button that sends it has the focus: Enter is the answer. */
  readonly isFirst?: boolean
  readonly onCancel: () => void
  /** Stands before the other buttons. */
  readonly children?: ReactNode
}

/** The buttons at the foot of a form. */
export function SheetFoot({ submit, submitTestId, cancel, isFirst = false, onCancel, children }: FootProps) {
  const texts = useTexts()
  return (
    <footer className="settings-foot">
      {children}
      <Button className="button" onPress={onCancel}>
        {cancel ?? texts.common.cancel}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question with two answers, and nothing else to do */}
      <Button className="button button-strong" type="submit" autoFocus={isFirst} data-testid={submitTestId}>
        {submit}
      </Button>
    </footer>
  )
}
