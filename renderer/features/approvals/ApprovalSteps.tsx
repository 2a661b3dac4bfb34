import type { Approval, ApprovalStep } from '../../../shared/schemas/conversation.ts'
import { joinClasses } from '../../lib/joinClasses.ts'

/** The prepared steps in order, each with its values and where they came from. */
export function ApprovalSteps({ approval }: { readonly approval: Approval }) {
  const next = approval.stepping ? approval.steps.find((step) => step.asks) : undefined
  return (
    <ol className="approval-steps">
      {approval.steps.map((step) => <Step key={step.index} step={step} place={step === next ? 'next' : 'listed'} />)}
    </ol>
  )
}

function Step({ step, place }: { readonly step: ApprovalStep; readonly place: 'next' | 'listed' }) {
  const sources = step.sources.map(({ what, value, source, confidence }) => `${what} ${value}: from ${source}${confidence < 0.75 ? ' (a guess)' : ''}`)
  return (
    <li className={joinClasses('approval-step', place === 'next' && 'approval-step-next', !step.asks && 'approval-step-beside')} data-testid={`approval-step-${step.index + 1}`}>
      <span className="step-number" aria-hidden="true">{step.index + 1}</span>
      <div className="step-text">
        <p className="step-sentence">{step.sentence}</p>
        {step.values.length > 0 && (
          <ul className="step-values">
            {step.values.map(({ name, value, unit }) => <li key={name}>{name} <b>{String(value)}{unit && ` ${unit}`}</b></li>)}
          </ul>
        )}
        {sources.length > 0 && <p className="step-sources">{sources.join(' · ')}</p>}
        {!step.asks && <p className="step-sources">Needs no approval</p>}
      </div>
    </li>
  )
}
