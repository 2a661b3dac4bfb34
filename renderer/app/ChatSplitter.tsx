import { useEffect, useRef } from 'react'
import { createScope } from '../lib/scope.ts'
import { useApp, useAppState } from '../store/appContext.ts'
import { chatWidths } from '../store/slices/viewSlice.ts'

const keyStep = 16

/** The edge between timeline and chat; drag it, or move it with the arrow keys. */
export function ChatSplitter() {
  const { store } = useApp()
  const width = useAppState((state) => state.chatWidth)
  const splitter = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = splitter.current
    if (!element) return
    const scope = createScope()
    scope.listen(element, 'pointerdown', (event) => {
      event.preventDefault()
      element.setPointerCapture(event.pointerId)
      const { chatWidth } = store.getState()
      const drag = scope.child()
      drag.listen(element, 'pointermove', (move) =>
        store.getState().setChatWidth(chatWidth + event.clientX - move.clientX),
      )
      for (const type of ['pointerup', 'pointercancel']) drag.listen(element, type, () => drag.dispose())
    })
    scope.listen(element, 'keydown', ({ key }) => {
      const { chatWidth, setChatWidth } = store.getState()
      if (key === 'ArrowLeft') setChatWidth(chatWidth + keyStep)
      if (key === 'ArrowRight') setChatWidth(chatWidth - keyStep)
    })
    return () => scope.dispose()
  }, [store])
  return (
    <div
      // A separator that can be moved is a control and takes the focus (WAI-ARIA window splitter); an <hr> can't.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex
      ref={splitter}
      className="splitter"
      role="separator"
      aria-label="Width of the chat"
      aria-orientation="vertical"
      tabIndex={0}
      aria-valuenow={width}
      aria-valuemin={chatWidths.least}
      aria-valuemax={chatWidths.most}
    />
  )
}
