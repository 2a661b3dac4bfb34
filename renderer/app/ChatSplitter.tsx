import { useEffect, useRef } from 'react'
import { listenToDrags } from '../lib/dragElement.ts'
import { createScope } from '../lib/scope.ts'
import { useApp } from '../store/appContext.ts'
import { chatWidths } from '../store/slices/viewSlice.ts'
import { useTexts } from '../store/useTexts.ts'
import { useChatWidth } from './useChatWidth.ts'

const keyStep = 16

/** The edge between timeline and chat; drag it, or move it with the arrow keys. */
export function ChatSplitter() {
  const texts = useTexts()
  const { store } = useApp()
  const width = useChatWidth()
  const shown = useRef(width)
  useEffect(() => void (shown.current = width), [width])
  const splitter = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = splitter.current
    if (!element) return
    const scope = createScope()
    listenToDrags(element, scope, (press) => {
      const { setChatWidth } = store.getState()
      const before = shown.current
      return (move) => setChatWidth(before + press.clientX - move.clientX)
    })
    scope.listen(element, 'keydown', ({ key }) => {
      const { setChatWidth } = store.getState()
      if (key === 'ArrowLeft') setChatWidth(shown.current + keyStep)
      if (key === 'ArrowRight') setChatWidth(shown.current - keyStep)
    })
    return () => scope.dispose()
  }, [store])
  return (
    <div
      // A separator that can be moved is a control and takes the focus (WAI-ARIA window splitter); an <hr> can't.
      ref={splitter}
      className="splitter"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-label={texts.app.chatWidth}
      aria-orientation="vertical"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-valuenow={width}
      aria-valuemin={chatWidths.least}
      aria-valuemax={chatWidths.most}
    />
  )
}
