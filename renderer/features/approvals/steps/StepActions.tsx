import { Button, Group } from 'react-aria-components'
import type { ApprovalStep, Decision } from '../../../../shared/schemas/conversation.ts'
import { useTexts, useWorkNames } from '../../../store/useTexts.ts'
import { HearStep } from './HearStep.tsx'
import { useStepNumber } from '../stepNumber.ts'

interface Props {
  readonly approvalId: string
  readonly step: ApprovalStep
  /** Others come before it, none of which is a program of the machine. */
  readonly hasEarlier: boolean
  /** What leaves it out rejects all there is, and its keys are those of the whole dock. */
  readonly isAlone: boolean
  /** Nothing can be changed while an answer is on its way. */
  readonly isSent: boolean
  readonly onEdit: () => void
  readonly onDecide: (decision: Decision) => void
}

/** Something of it can be changed. */
export const canEdit = (step: ApprovalStep): boolean => step.range !== null || step.values.some(({ key }) => key !== '')

/** What can be done about one step; the keys are those of the dock (`dockKeys`). */
export function StepActions({ approvalId, step, hasEarlier, isAlone, isSent, onEdit, onDecide }: Props) {
  const texts = useTexts()
  const number = useStepNumber(step.index)
  // A program of the machine runs only behind a yes.
  const canHear = step.regions.length > 0 && step.command === undefined
  const verb = { className: isAlone ? 'button button-quiet' : 'link-button', isDisabled: isSent }
  return (
    <Group className="step-actions" aria-label={texts.approvals.step(number)}>
      {canHear && <HearStep approvalId={approvalId} step={step.index} hasKeys={isAlone} hasEarlier={hasEarlier} />}
      {canEdit(step) && (
        <Button {...verb} onPress={onEdit} data-dock-key="e" data-testid={`edit-step-${number}`}>
          {texts.approvals.edit}
        </Button>
      )}
      {!isAlone && <FlipStep {...{ step, isAlone, isSent, onDecide }} />}
      {!isAlone && (
        <Button
          {...verb}
          aria-label={texts.approvals.leaveOutStep(number)}
          onPress={() => onDecide({ verb: 'leaveOut', step: step.index })}
          data-dock-key="x"
          data-testid={`leave-out-step-${number}`}
        >
          {texts.approvals.leaveOut}
        </Button>
      )}
    </Group>
  )
}

/** The other way round, where the words were open: what would go is kept, and the other way. */
export function FlipStep({ step, isAlone, isSent, onDecide }: Pick<Props, 'step' | 'isAlone' | 'isSent' | 'onDecide'>) {
  const texts = useTexts()
  const nameOf = useWorkNames()
  const number = useStepNumber(step.index)
  if (step.flip === null) return null
  return (
    <Button
      className={isAlone ? 'button' : 'link-button'}
      isDisabled={isSent}
      onPress={() => onDecide({ verb: 'flip', step: step.index })}
      data-dock-key="f"
      data-testid={`flip-step-${number}`}
    >
      {texts.approvals.flipIt(nameOf(step.flip))}
    </Button>
  )
}
