import { AudioLines, FolderInput } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { Button } from 'react-aria-components'
import { createScope } from '../../lib/scope.ts'
import { useApp } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { useKeys } from '../../store/shortcuts.ts'
import { useTexts } from '../../store/useTexts.ts'
import { RecentProjects } from './RecentProjects.tsx'
import { WorkedExamples } from './WorkedExamples.tsx'
import './files.css'

/** What a project without tracks shows in place of lanes: where to begin, or to go on. */
export function EmptyState() {
  const texts = useTexts()
  const app = useApp()
  const all = useRef<HTMLDivElement>(null)
  useFocusHandedOn(all)
  return (
    <div ref={all} className="empty" data-testid="empty">
      <div className="empty-column">
        <h2>{texts.files.title}</h2>
        <p className="empty-lead">{texts.files.lead}</p>
        <div className="empty-drop">
          <AudioLines size={24} strokeWidth={1.6} aria-hidden="true" />
          <span>{texts.files.dropHere}</span>
          <div className="empty-verbs">
            <Button
              className="button button-strong"
              onPress={() => commands.importAudio(app)}
              data-testid="empty-import"
            >
              <FolderInput size={15} aria-hidden="true" />
              {texts.app.importAudio}
              <kbd>{useKeys('importAudio')}</kbd>
            </Button>
            <Button className="button" onPress={() => commands.openDemo(app)} data-testid="empty-demo">
              {texts.menus.commands.openDemo}
            </Button>
          </div>
        </div>
        <RecentProjects />
        <WorkedExamples />
      </div>
    </div>
  )
}

/** Who began here by a key goes on at the lanes that come in its place. */
function useFocusHandedOn(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (element.current === null) return
    const scope = createScope()
    let hadFocus = false
    scope.listen(element.current, 'focusin', () => (hadFocus = true))
    scope.listen(element.current, 'focusout', ({ relatedTarget }) => (hadFocus &&= relatedTarget === null))
    return () => {
      scope.dispose()
      const isLost = hadFocus && document.activeElement === document.body
      if (isLost) requestAnimationFrame(() => document.getElementById('timeline')?.focus())
    }
  }, [element])
}
