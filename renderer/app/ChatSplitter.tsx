import { useEffect, useRef } from 'react'
import { listenToDrags } from '../lib/dragElement.ts'
import { createScope } from '../lib/scope.ts'
import { useApp, useAppState } from '../store/appContext.ts'
import { chatWidths } from '../store/slices/viewSlice.ts'
import { useTexts } from '../store/useTexts.ts'

const keyStep = 16

/** The edge between timeline and chat; drag it, or move it with the arrow keys. */
export function ChatSplitter() {
  const texts = useTexts()
  const { store } = useApp()
  const width = useAppState((state) => state.chatWidth)
  const splitter = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = splitter.current
    if (!element) return
    const scope = createScope()
    listenToDrags(element, scope, (press) => {
      const { chatWidth, setChatWidth } = store.getState()
      return (move) => setChatWidth(chatWidth + press.clientX - move.clientX)
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
