import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components'

interface Props {
  /** Stands where it is to open. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What opens over a clip. */
export function ClipPopover({ anchor, isOpen, onClose, children }: Props) {
  return (
    <Popover
      className="popover"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      placement="bottom start"
    >
      {children}
    </Popover>
  )
}

/** Behind it the timeline has the focus, a frame later: what closes gives the focus back first. */
export const focusTimeline = (): number =>
  requestAnimationFrame(() => document.getElementById('timeline')?.focus({ preventScroll: true }))
