import { realMinus } from '../../../lib/realMinus.ts'
import type { ApprovalStep } from '../../../../shared/schemas/conversation.ts'
import { sureFrom } from './sentenceParts.ts'

/** Where each value comes from, for who asks: the sentence says them, and those that nobody named stand here only. */
export function StepWhy({ step }: { readonly step: ApprovalStep }) {
  if (step.sources.length === 0) return null
  return (
    <ul className="step-sources" aria-label={`Why step ${step.index + 1}`}>
      {step.sources.map(({ what, value, source, confidence }) => (
        <li key={what}>
          {what} <b>{realMinus(value)}</b> from {source}
          {confidence < sureFrom && ', a guess'}
        </li>
      ))}
    </ul>
  )
}
