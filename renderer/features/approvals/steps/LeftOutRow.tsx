import { Button } from 'react-aria-components'
import { realMinus } from '../../../lib/realMinus.ts'
import { useTexts } from '../../../store/useTexts.ts'

interface Props {
  readonly number: number
  readonly sentence: string
  /** Nothing can be changed while an answer is on its way. */
  readonly isSent: boolean
  readonly onPutBack: () => void
}

/** A step that was left out: in its place, struck, and one press away. The key that leaves out brings back. */
export function LeftOutRow({ number, sentence, isSent, onPutBack }: Props) {
  const { approvals } = useTexts()
  return (
    <li className="approval-step approval-step-out" data-step-number={number} data-testid={`left-out-step-${number}`}>
      <span className="step-number" aria-hidden="true">
        {number}
      </span>
      <p className="step-text step-sentence">
        <span className="visually-hidden">{approvals.leftOut}: </span>
        <s>{realMinus(sentence)}</s>
      </p>
      <div className="step-actions">
        <Button
          className="link-button"
          isDisabled={isSent}
          aria-label={approvals.putBackStep(number)}
          onPress={onPutBack}
          data-dock-key="x"
          data-testid={`put-back-step-${number}`}
        >
          {approvals.putBack}
        </Button>
      </div>
    </li>
  )
}
