import type { ReactNode } from 'react'
import { useAppState } from '../../store/appContext.ts'
import { TimeFields } from './TimeFields.tsx'
import './status.css'

const states = {
  idle: '',
  planning: 'Planning',
  clarifying: 'Waiting for your answer',
  choosing: 'Waiting for your answer',
  awaitingApproval: 'Waiting for your decision',
  running: 'Working',
} as const

/** What people look for in the corner of an eye: the selection, what goes on, and how the view stands. */
export function StatusLine({ children }: { readonly children: ReactNode }) {
  const state = useAppState(({ conversation }) => conversation.state)
  const said = useAppState((all) => all.said)
  const connection = useAppState((all) => all.connection)
  return (
    <footer className="status" aria-label="Status" data-connection={connection}>
      <TimeFields />
      <span className="status-state" data-testid="status-state">
        {states[state]}
      </span>
      <span className="status-said" data-testid="status-said" title={said}>
        {said}
      </span>
      {children}
    </footer>
  )
}
