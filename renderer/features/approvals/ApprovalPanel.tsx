import { useEffect, useRef, useState } from 'react'
import { Button, Checkbox, Input, Label, TextField } from 'react-aria-components'
import { formatTime } from '../../../shared/formatTime.ts'
import type { Approval, Decision } from '../../../shared/schemas/conversation.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { ApprovalRegions } from './ApprovalRegions.tsx'
import { ApprovalSteps } from './ApprovalSteps.tsx'
import { NewTools } from './NewTools.tsx'
import { OtherPlan } from './OtherOpinion.tsx'
import { useEscape, useHeldFocus } from './panelFocus.ts'
import './approvals.css'

/**
 * What waits for a yes. It is docked under the lanes and covers none of them: the person decides by what the waveform
 * shows.
 */
export function ApprovalPanel() {
  const approval = useAppState(({ conversation }) => conversation.approval)
  return approval && <OpenApproval key={approval.id} approval={approval} />
}

function OpenApproval({ approval }: { readonly approval: Approval }) {
  const app = useApp()
  const panel = useRef<HTMLDivElement>(null)
  const [reason, setReason] = useState('')
  const [sent, setSent] = useState(false)
  const [allow, setAllow] = useState<'once' | 'session'>('once')
  const asking = approval.steps.filter((step) => step.asks).length
  const kinds = [...new Set(approval.steps.filter((step) => step.asks && step.mayAllow).map((step) => step.title))]
  useHeldFocus(panel)
  useEffect(
    () => app.store.getState().announce(`Approval needed: ${approval.request}`, 'assertive'),
    [app, approval.request],
  )

  const decide = async (decision: Decision) => {
    if (sent) return
    setSent(true)
    const answer = await ask(app, 'app:approval:decide', { id: approval.id, decision })
    if (!answer.ok) setSent(false)
  }
  useEscape(panel, () => void decide({ verb: 'reject', reason }))
  return (
    <div
      ref={panel}
      className="approval"
      role="alertdialog"
      aria-modal="false"
      aria-labelledby="approval-title"
      aria-describedby="approval-request approval-length"
      tabIndex={-1}
      data-testid="approval"
    >
      <header className="approval-head">
        <h2 id="approval-title">{approval.stepping ? 'Approve the next step?' : 'Approve this change?'}</h2>
        <Length {...approval} />
      </header>
      <p id="approval-request" className="approval-request">
        “{approval.request}”
      </p>
      <div className="approval-body">
        <ApprovalSteps approval={approval} isSent={sent} onDecide={(decision) => void decide(decision)} />
        <NewTools tools={approval.newTools} />
        {approval.notes.length > 0 && (
          <ul className="approval-notes">
            {approval.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <OtherPlan instead={approval.instead ?? null} isSent={sent} onDecide={(decision) => void decide(decision)} />
        <ApprovalRegions approval={approval} />
      </div>
      <footer className="approval-foot">
        <TextField value={reason} onChange={setReason} className="approval-reason" maxLength={1000}>
          <Label className="visually-hidden">Reason for rejecting (optional)</Label>
          <Input placeholder="Reason (optional)" data-testid="reject-reason" />
        </TextField>
        {kinds.length > 0 && !approval.stepping && (
          <Checkbox
            className="approval-allow"
            isSelected={allow === 'session'}
            onChange={(isOn) => setAllow(isOn ? 'session' : 'once')}
            data-testid="allow-session"
          >
            <span className="check-box" aria-hidden="true" />
            Don’t ask for {kinds.join(' and ')} again in this session
          </Checkbox>
        )}
        <Button
          className="button"
          isDisabled={sent}
          onPress={() => void decide({ verb: 'reject', reason })}
          data-testid="reject"
        >
          Reject<kbd>Esc</kbd>
        </Button>
        {asking > 1 && (
          <Button
            className="button"
            isDisabled={sent}
            onPress={() => void decide({ verb: 'step' })}
            data-testid="step-through"
          >
            {approval.stepping ? 'Apply this step' : 'Step through'}
          </Button>
        )}
        <Button
          className="button button-strong"
          isDisabled={sent}
          onPress={() => void decide(allow === 'session' ? { verb: 'approve', allow } : { verb: 'approve' })}
          data-testid="approve-all"
        >
          {asking > 1 ? 'Apply all' : 'Apply'}
        </Button>
      </footer>
    </div>
  )
}

const mostTracks = 2

/** Where another track decides how long the project is, it is the tracks' own lengths that say what happens. */
function Length({ before, after, trackLengths }: Approval) {
  const own = before === after ? trackLengths : []
  return (
    <p id="approval-length" className="approval-length" data-testid="approval-length">
      {own.slice(0, mostTracks).map((one) => (
        <span key={one.track} className="approval-track-length">
          {one.track} <Change {...one} />
        </span>
      ))}
      {own.length > mostTracks && (
        <span>
          and {own.length - mostTracks} more {own.length - mostTracks === 1 ? 'track' : 'tracks'}
        </span>
      )}
      <span className={own.length > 0 ? 'approval-whole-length' : ''}>
        <span className="visually-hidden">Length of the project: </span>
        {before === after ? (
          `${formatTime(before)}, ${own.length > 0 ? 'the project’s length, ' : ''}unchanged`
        ) : (
          <Change before={before} after={after} />
        )}
      </span>
    </p>
  )
}

function Change({ before, after }: { readonly before: number; readonly after: number }) {
  return (
    <>
      {formatTime(before)} <span aria-hidden="true">→</span>
      <span className="visually-hidden"> becomes </span> {formatTime(after)}
    </>
  )
}
