import { Button } from 'react-aria-components'
import type { ApprovalStep, Decision } from '../../../shared/schemas/conversation.ts'
import { useTexts } from '../../store/useTexts.ts'
import { useStepNumber } from './stepNumber.ts'

interface Props {
  readonly isSent: boolean
  readonly onDecide: (decision: Decision) => void
}

/** Where words and model differ: what the other one of the two has for a step, and one press that takes it. */
export function OtherOpinion({ step, isSent, onDecide }: Props & { readonly step: ApprovalStep }) {
  const texts = useTexts()
  const { other, index } = step
  const number = useStepNumber(index)
  if (other === null || other === undefined) return null
  const isWords = other.by === 'words'
  return (
    <p className="step-other" data-testid={`other-step-${number}`}>
      {isWords ? texts.approvals.youSaid : texts.approvals.modelChose}: <b>{other.sentence}</b>{' '}
      <Button
        className="small-button"
        isDisabled={isSent}
        onPress={() => onDecide({ verb: 'take', step: index })}
        data-testid={`take-step-${number}`}
      >
        {isWords ? texts.approvals.useMine : texts.approvals.useModels}
      </Button>
    </p>
  )
}

/** The steps of the words, where the model has planned other ones altogether. */
export function OtherPlan({ instead, isSent, onDecide }: Props & { readonly instead: readonly string[] | null }) {
  const texts = useTexts()
  if (instead === null) return null
  return (
    <p className="step-other" data-testid="other-plan">
      {texts.approvals.youSaid}: <b>{instead.join('; ')}</b>{' '}
      <Button
        className="small-button"
        isDisabled={isSent}
        onPress={() => onDecide({ verb: 'take' })}
        data-testid="take-plan"
      >
        {texts.approvals.useMine}
      </Button>
    </p>
  )
}
