import { CircleHelp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import type { Approval, Decision } from '../../../shared/schemas/conversation.ts'
import { realMinus } from '../../lib/realMinus.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { textsOf, useTexts } from '../../store/useTexts.ts'
import { ApprovalFacts } from './ApprovalFacts.tsx'
import { ApprovalJoins } from './ApprovalJoins.tsx'
import { ApprovalRegions } from './ApprovalRegions.tsx'
import { ApprovalSteps, type EditedStep } from './steps/ApprovalSteps.tsx'
import { FlipStep, StepActions } from './steps/StepActions.tsx'
import { ApprovalVerbs } from './ApprovalVerbs.tsx'
import { OtherPlan } from './OtherOpinion.tsx'
import { rowWithFocus, useDecisionKeys, useRowFocus } from './panelFocus.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import './approvals.css'

/**
 * What waits for a yes. It is docked under the lanes and covers none of them: the person decides by what the waveform
 * shows.
 */
export function ApprovalPanel() {
  const approval = useAppState(({ conversation }) => conversation.approval)
  const [row, setRow] = useState<string | null>(null)
  useFreshSpot(approval?.request)
  return approval && <OpenApproval key={approval.id} approval={approval} row={row} onRow={setRow} />
}

interface Props {
  readonly approval: Approval
  /** The number of the step from which it was prepared anew: the focus comes back there. */
  readonly row: string | null
  readonly onRow: (row: string | null) => void
}

function OpenApproval({ approval, row, onRow }: Props) {
  const texts = useTexts()
  const app = useApp()
  const panel = useRef<HTMLDivElement>(null)
  const [reason, setReason] = useState('')
  const [sent, setSent] = useState(false)
  const [allow, setAllow] = useState<'once' | 'session'>('once')
  useEffect(() => {
    const state = app.store.getState()
    state.announce(textsOf(state).approvals.needed(approval.request), 'assertive')
  }, [app, approval.request])

  const decide = async (decision: Decision) => {
    if (sent) return
    setSent(true)
    onRow(rowWithFocus(panel.current))
    const answer = await ask(app, 'app:approval:decide', { id: approval.id, decision })
    if (!answer.ok) setSent(false)
  }
  // What is shown is what runs: the list of changes is prepared anew first.
  const isStale = useAppState(({ changeChoice }) => changeChoice === 'stale')
  const apply = () => {
    if (isStale) app.store.getState().announce(texts.approvals.isPrepared, 'assertive')
    else void decide(allow === 'session' ? { verb: 'approve', allow } : { verb: 'approve' })
  }
  const reject = () => void decide({ verb: 'reject', reason })
  const [more, setMore] = useState<'shown' | 'hidden'>('hidden')
  const [why, setWhy] = useState<'shown' | 'hidden'>('hidden')
  const [editing, setEditing] = useState<EditedStep | null>(null)
  /** Who leaves the form by its own keys is back at the sentence. */
  const edit = (step: EditedStep | null) => {
    setEditing(step)
    if (step === null) requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('.sentence-chip')?.focus())
  }
  const [alone] = isAlone(approval) ? approval.steps : []
  const steps = { approval, isSent: sent, onDecide: (decision: Decision) => void decide(decision) }
  const besides = new Set([...(approval.notesOfOthers ?? []), ...(approval.notesOfLists ?? [])])
  const notes = approval.notes.filter((note) => !besides.has(note))
  /** What was opened last is closed first. */
  const leave = () => {
    if (more === 'hidden') return reject()
    setMore('hidden')
    panel.current?.querySelector<HTMLElement>('[data-testid=approval-more]')?.focus()
  }
  useDecisionKeys(panel, { apply, leave })
  useRowFocus(panel, row)
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
      <h2 id="approval-title" className={approval.stepping ? 'approval-stepping' : 'visually-hidden'}>
        {approval.stepping ? texts.approvals.approveNext : texts.approvals.approveThis}
      </h2>
      <div className="approval-head">
        <p id="approval-request" className="approval-request">
          {sayRequest(approval, texts)}
        </p>
        {alone === undefined && <ApprovalFacts {...approval} />}
      </div>
      <div className="approval-main">
        <div className="approval-body">
          <ApprovalSteps {...steps} editing={editing} onEditing={edit} why={why} />
          {why === 'shown' && <ApprovalRegions approval={approval} />}
          <NewTools tools={approval.newTools} />
          {notes.length > 0 && (
            <ul className="approval-notes">
              {notes.map((note) => (
                <li key={note}>{realMinus(note.charAt(0).toUpperCase() + note.slice(1))}</li>
              ))}
            </ul>
          )}
          <ApprovalJoins key={approval.fingerprint} approval={approval} />
          <OtherPlan {...steps} instead={approval.instead ?? null} />
        </div>
        {alone !== undefined && <ApprovalFacts {...approval} />}
      </div>
      <ApprovalVerbs
        approval={approval}
        isSent={sent}
        isStale={isStale}
        reason={reason}
        allow={allow}
        onReason={setReason}
        onAllow={setAllow}
        onApply={apply}
        onReject={reject}
        onStep={() => void decide({ verb: 'step' })}
        more={more}
        onMore={setMore}
        flip={alone !== undefined && <FlipStep {...steps} step={alone} isAlone />}
      >
        <WhyButton why={why} onWhy={setWhy} />
        {alone !== undefined && editing === null && (
          <StepActions
            {...steps}
            approvalId={approval.id}
            step={alone}
            hasEarlier={false}
            isAlone
            onEdit={() => edit({ index: alone.index, field: null })}
          />
        )}
      </ApprovalVerbs>
    </div>
  )
}

/** One step and nothing beside it: the dock has its verbs. */
const isAlone = ({ steps, leftOut = [] }: Approval): boolean => steps.length === 1 && leftOut.length === 0

/** Tells, for who asks, where each value comes from and what the colours on the lanes mean. */
function WhyButton({ why, onWhy }: { readonly why: 'shown' | 'hidden'; readonly onWhy: (to: typeof why) => void }) {
  const texts = useTexts()
  return (
    <Button
      className="button button-quiet"
      aria-expanded={why === 'shown'}
      onPress={() => onWhy(why === 'shown' ? 'hidden' : 'shown')}
      data-dock-key="w"
      data-testid="approval-why"
    >
      <CircleHelp size={15} aria-hidden="true" />
      {texts.approvals.askWhy}
    </Button>
  )
}

/** A list of notes is told by what it comes to; each line stands beside its own step. */
function sayRequest({ request, steps }: Approval, { approvals }: Texts): string {
  const notes = steps.flatMap(({ note }) => note ?? [])
  if (notes.length === 0) return `${approvals.youSaid} ${approvals.quoted(request)}`
  const count = (state: (typeof notes)[number]['state']): number => notes.filter((note) => note.state === state).length
  const [read, open, kept] = [count('read'), count('open'), count('kept')]
  return [
    approvals.notesRead(read),
    open > 0 ? approvals.notesOpen(open) : '',
    kept > 0 ? approvals.notesKept(kept) : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** Another request begins at no place of a list that was; one that is prepared anew stays where it was. */
function useFreshSpot(request: string | undefined): void {
  const app = useApp()
  const last = useRef(request)
  useEffect(() => {
    if (request === undefined) return
    const isOther = last.current !== undefined && last.current !== request
    last.current = request
    if (isOther) app.store.getState().setChangeSpot(null)
    return () => {
      const { approval, state } = app.store.getState().conversation
      const isSame = approval?.request === request || state === 'planning'
      if (!isSame) app.store.getState().setChangeSpot(null)
    }
  }, [app, request])
}

/** Programs that nobody has allowed yet: what a yes means beside what they do here. */
function NewTools({ tools }: { readonly tools: Approval['newTools'] }) {
  const texts = useTexts()
  if (tools === undefined) return null
  return (
    <ul className="approval-new" aria-label={texts.approvals.newTools}>
      {tools.map(({ title, file }) => (
        <li key={file} data-testid="new-tool">
          <b>{title}</b> {texts.approvals.newTool.before} <code>{file}</code> {texts.approvals.newTool.after}
        </li>
      ))}
    </ul>
  )
}
