import { formatClock } from '../../lib/formatClock.ts'
import { useAppState } from '../../store/appContext.ts'
import './status.css'

const states = {
  idle: '',
  planning: 'Planning',
  clarifying: 'Waiting for an answer',
  choosing: 'Waiting for a choice',
  awaitingApproval: 'Waiting for approval',
  running: 'Working',
} as const

/** The facts that people look for in the corner of an eye: the selection, the format, what goes on. */
export function StatusLine() {
  const selection = useAppState(({ project, draft }) => draft ?? project?.selection ?? null)
  const cursor = useAppState(({ project }) => project?.cursor ?? 0)
  const rate = useAppState(({ project }) => project?.sampleRate ?? 0)
  const tracks = useAppState(({ project }) => project?.tracks.length ?? 0)
  const state = useAppState(({ conversation }) => conversation.state)
  const said = useAppState((all) => all.said)
  const version = useAppState(({ host }) => host?.version ?? '')
  return (
    <footer className="status" aria-label="Status">
      {selection ? (
        <span data-testid="status-selection">
          <Fact name="Selection" value={`${formatClock(selection.start)} – ${formatClock(selection.end)}`} />
          <Fact name="Length" value={formatClock(selection.end - selection.start)} />
        </span>
      ) : (
        <span data-testid="status-selection">
          <Fact name="Cursor" value={formatClock(cursor)} />
        </span>
      )}
      <span className="status-state" data-testid="status-state">
        {states[state]}
      </span>
      <span className="status-said" data-testid="status-said" title={said}>
        {said}
      </span>
      <span>
        <Fact name="Tracks" value={String(tracks)} />
        <Fact name="Rate" value={`${rate} Hz`} />
      </span>
      <span className="status-version">{version && `Tapehand ${version}`}</span>
    </footer>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <span className="fact">
      <span className="fact-name">{name}</span> <span className="fact-value">{value}</span>
    </span>
  )
}
