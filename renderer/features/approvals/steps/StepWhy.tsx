import { realMinus } from '../../../lib/realMinus.ts'
import type { ApprovalStep } from '../../../../shared/schemas/conversation.ts'
import { namePrepared } from '../../../../shared/texts/sayTool.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { sureFrom } from './sentenceParts.ts'

/** Where each value comes from, for who asks: the sentence says them, and those that nobody named stand here only. */
export function StepWhy({ step }: { readonly step: ApprovalStep }) {
  const texts = useTexts()
  if (step.sources.length === 0) return null
  return (
    <ul className="step-sources" aria-label={texts.approvals.why(step.index + 1)}>
      {step.sources.map(({ what, key, value, source, author, confidence }) => (
        <li key={what}>
          {namePrepared(key ?? what, texts)} <b>{realMinus(value)}</b> {texts.approvals.fromSource(source, author)}
          {confidence < sureFrom && texts.approvals.guess}
        </li>
      ))}
    </ul>
  )
}
