import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components'

interface Props {
  /** What it is about. */
  readonly name: string
  /** Stands where it is to open. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What opens over the timeline. */
export function FloatPopover({ name, anchor, isOpen, onClose, children }: Props) {
  return (
    <Popover
      className="popover"
      aria-label={name}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      placement="bottom start"
    >
      {children}
    </Popover>
  )
}

/** Behind it the timeline, or a part of it, has the focus, a frame later: what closes gives the focus back first. */
export const focusTimeline = (part: HTMLElement | null = null): number =>
  requestAnimationFrame(() => (part ?? document.getElementById('timeline'))?.focus({ preventScroll: true }))

/** Does what was chosen when the menu is gone and has given the focus back: a field that opens then keeps it. */
export const afterMenu = (run: () => void): number => requestAnimationFrame(() => requestAnimationFrame(run))
