import { useState } from 'react'
import { Button, Group } from 'react-aria-components'
import type { Approval, ApprovalStep, Decision } from '../../../../shared/schemas/conversation.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { HearStep } from './HearStep.tsx'
import { OtherOpinion } from '../OtherOpinion.tsx'
import { StepChanges } from '../changes/StepChanges.tsx'
import { valuesBeside } from './sentenceParts.ts'
import { StepForm } from './StepForm.tsx'
import { StepNote } from './StepNote.tsx'
import { StepCommand, StepSentence, StepSources } from './StepSentence.tsx'

interface Props {
  readonly approval: Approval
  /** Nothing can be changed while an answer is on its way. */
  readonly isSent: boolean
  readonly onDecide: (decision: Decision) => void
}

/** The prepared steps in order, each with its values and where they came from, and what can be done about it. */
export function ApprovalSteps({ approval, isSent, onDecide }: Props) {
  const next = approval.stepping ? approval.steps.find((step) => step.asks) : undefined
  return (
    <ol className={approval.steps.length === 1 ? 'approval-steps approval-alone' : 'approval-steps'}>
      {approval.steps.map((step) => (
        <Step
          key={step.index}
          approvalId={approval.id}
          step={step}
          place={step === next ? 'next' : 'listed'}
          isAlone={approval.steps.length === 1}
          isSent={isSent}
          onDecide={onDecide}
        />
      ))}
    </ol>
  )
}

interface StepProps extends Pick<Props, 'isSent' | 'onDecide'> {
  readonly approvalId: string
  readonly step: ApprovalStep
  readonly place: 'next' | 'listed'
  /** What leaves it out rejects all there is. */
  readonly isAlone: boolean
}

function Step({ approvalId, step, place, isAlone, isSent, onDecide }: StepProps) {
  const [mode, setMode] = useState<'read' | 'edit'>('read')
  const beside = valuesBeside(step)
  const canEdit = step.range !== null || step.values.some(({ key }) => key !== '')
  return (
    <li
      className={joinClasses(
        'approval-step',
        place === 'next' && 'approval-step-next',
        !step.asks && 'approval-step-beside',
      )}
      data-testid={`approval-step-${step.index + 1}`}
    >
      <span className="step-number" aria-hidden="true">
        {step.index + 1}
      </span>
      <div className="step-text">
        <StepNote step={step} isSent={isSent} onDecide={onDecide} />
        <StepSentence step={step} isFixed={isSent || !canEdit || mode === 'edit'} onEdit={() => setMode('edit')} />
        {mode === 'read' && beside.length > 0 && (
          <ul className="step-values">
            {beside.map(({ name, value, unit }) => (
              <li key={name}>
                {name}{' '}
                <b>
                  {String(value)}
                  {unit && ` ${unit}`}
                </b>
              </li>
            ))}
          </ul>
        )}
        <StepCommand command={step.command} />
        <StepChanges
          key={step.changes.map(({ left }) => (left ? 1 : 0)).join('')}
          step={step}
          isSent={isSent}
          onUpdate={(except) => onDecide({ verb: 'edit', step: step.index, except })}
        />
        <StepSources step={step} />
        <OtherOpinion step={step} isSent={isSent} onDecide={onDecide} />
        {!step.asks && <p className="step-sources">Needs no approval</p>}
        {mode === 'edit' && (
          <StepForm
            step={step}
            onCancel={() => setMode('read')}
            onSave={(change) => onDecide({ verb: 'edit', step: step.index, ...change })}
          />
        )}
      </div>
      {mode === 'read' && (
        <StepActions
          approvalId={approvalId}
          step={step}
          isAlone={isAlone}
          isSent={isSent}
          onEdit={canEdit ? () => setMode('edit') : null}
          onDecide={onDecide}
        />
      )}
    </li>
  )
}

interface ActionsProps extends Pick<StepProps, 'approvalId' | 'step' | 'isAlone' | 'isSent' | 'onDecide'> {
  /** Null where nothing of it can be changed. */
  readonly onEdit: (() => void) | null
}

function StepActions({ approvalId, step, isAlone, isSent, onEdit, onDecide }: ActionsProps) {
  // A program of the machine runs only behind a yes.
  const canHear = step.regions.length > 0 && step.command === undefined
  return (
    <Group className="step-actions" aria-label={`Step ${step.index + 1}`}>
      {canHear && <HearStep approvalId={approvalId} step={step.index} />}
      {onEdit !== null && (
        <Button
          className="small-button"
          isDisabled={isSent}
          onPress={onEdit}
          data-testid={`edit-step-${step.index + 1}`}
        >
          Edit
        </Button>
      )}
      {step.flip !== null && (
        <Button
          className="small-button"
          isDisabled={isSent}
          onPress={() => onDecide({ verb: 'flip', step: step.index })}
          data-testid={`flip-step-${step.index + 1}`}
        >
          {step.flip} it instead
        </Button>
      )}
      {!isAlone && (
        <Button
          className="small-button"
          isDisabled={isSent}
          onPress={() => onDecide({ verb: 'leaveOut', step: step.index })}
          data-testid={`leave-out-step-${step.index + 1}`}
        >
          Leave out
        </Button>
      )}
    </Group>
  )
}
