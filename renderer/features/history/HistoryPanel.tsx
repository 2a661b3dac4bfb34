import { Redo2 } from 'lucide-react'
import { useRef, useState, useEffect, type RefObject } from 'react'
import { Button } from 'react-aria-components'
import type { HistoryPoint } from '../../../shared/schemas/projectView.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { aheadOf, historyRows, latestOf } from './historyRows.ts'
import { HistoryTree } from './HistoryTree.tsx'
import { useTexts, useWorkNames, textsOf } from '../../store/useTexts.ts'
import { useRequests } from './useRequests.ts'
import type { StateBesideView } from '../../store/besideView.ts'
import './history.css'

/** All that was done, newest first; any point of it can be gone to. */
export function HistoryPanel() {
  const texts = useTexts()
  const app = useApp()
  const panel = useRef<HTMLElement>(null)
  const project = useAppState((state) => state.project)
  const refusal = useAppState(refusalOf)
  const requests = useRequests()
  const nameOf = useWorkNames()
  const [turned, setTurned] = useState<ReadonlyMap<string, 'open' | 'closed'>>(new Map())
  useFocusReturn(panel)
  if (project === null) return null

  const partId = project.historyStepsBack === undefined ? undefined : project.history[project.historyPosition - 1]?.id
  const isOpen = (id: string) => (turned.get(id) ?? (id === partId ? 'open' : 'closed')) === 'open'
  const rows = historyRows(project, requests, isOpen)
  const ahead = aheadOf(project)
  const goTo = async (point: HistoryPoint) => {
    const { announce } = app.store.getState()
    if (refusal !== null) return announce(refusal, 'assertive')
    const answer = await ask(app, 'app:history:goTo', point)
    if (!answer.ok) return
    const title = answer.value.label === '' ? texts.history.start : nameOf(answer.value.label)
    const now = app.store.getState().project
    const left = now === null ? 0 : aheadOf(now)
    announce(
      left === 0 ? texts.history.wentTo(title) : `${texts.history.wentTo(title)} ${texts.history.ahead(left)}`,
      'polite',
    )
  }
  const turn = (id: string, to: 'open' | 'closed') => setTurned(new Map(turned).set(id, to))
  return (
    <section ref={panel} className="history" aria-label={texts.history.name} data-testid="history">
      <h2 className="visually-hidden">{texts.history.name}</h2>
      {rows.length === 0 ? (
        <p className="history-empty" tabIndex={-1}>
          {texts.history.empty}
        </p>
      ) : (
        <HistoryTree
          rows={rows}
          requests={requests}
          isOpen={isOpen}
          isRefused={refusal !== null}
          onTurn={turn}
          onGo={({ point }) => void goTo(point)}
          onClose={() => app.store.getState().showSide('chat')}
        />
      )}
      <footer className="history-foot">
        <p data-testid="history-state">{refusal ?? (ahead === 0 ? texts.history.all : texts.history.ahead(ahead))}</p>
        {ahead > 0 && (
          <Button
            className="button"
            isDisabled={refusal !== null}
            onPress={() => void goTo(latestOf(project))}
            data-testid="history-latest"
          >
            <Redo2 size={15} strokeWidth={1.9} aria-hidden="true" />
            {texts.history.back}
          </Button>
        )}
      </footer>
    </section>
  )
}

/** Why the history can't be moved in now, as a sentence; null where it can. */
export function refusalOf({ project, jobs, conversation, settings }: StateBesideView): string | null {
  const { busy } = textsOf({ settings }).history
  if (project?.readOnly !== undefined) return busy.readOnly
  if (jobs.length > 0) return busy.job
  if (conversation.approval !== null) return busy.approval
  switch (conversation.state) {
    case 'idle':
      return null
    case 'awaitingApproval':
      return busy.approval
    case 'clarifying':
    case 'choosing':
      return busy.question
    case 'planning':
    case 'running':
      return busy.request
  }
}

/**
 * The focus goes into the panel when it opens, to the point where one is; when the panel goes with the focus in it,
 * what had it before has it again.
 */
function useFocusReturn(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: Element | null = null
    // A menu that it was chosen in gives its own focus back first.
    const frame = requestAnimationFrame(() => {
      before = document.activeElement
      panel.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"], .history-empty')?.focus()
    })
    return () => {
      cancelAnimationFrame(frame)
      const isLost = document.activeElement === document.body || document.activeElement === null
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [panel])
}
