import type { ReactNode } from 'react'
import { useAppState } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'
import { TimeFields } from './TimeFields.tsx'
import './status.css'

/** What people look for in the corner of an eye: the selection, what goes on, and how the view stands. */
export function StatusLine({ children }: { readonly children: ReactNode }) {
  const texts = useTexts()
  const state = useAppState(({ conversation }) => conversation.state)
  const said = useAppState((all) => all.said)
  const connection = useAppState((all) => all.connection)
  return (
    <footer className="status" aria-label={texts.status.status} data-connection={connection}>
      <TimeFields />
      <span className="status-state" data-testid="status-state">
        {texts.status.states[state]}
      </span>
      <span className="status-said" data-testid="status-said" title={said}>
        {said}
      </span>
      {children}
    </footer>
  )
}
