import type { Approval, ApprovalStep, Decision } from '../../../../shared/schemas/conversation.ts'
import { approvalRows } from '../../../lib/approvalRows.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { OtherOpinion } from '../OtherOpinion.tsx'
import { StepChanges } from '../changes/StepChanges.tsx'
import { realMinus } from '../../../lib/realMinus.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { valuesBeside, sureFrom } from './sentenceParts.ts'
import { canEdit, StepActions } from './StepActions.tsx'
import { LeftOutRow } from './LeftOutRow.tsx'
import { StepForm } from './StepForm.tsx'
import { StepNote } from './StepNote.tsx'
import { StepNumber, useStepNumber } from '../stepNumber.ts'
import { StepCommand, StepSentence } from './StepSentence.tsx'
import type { Texts } from '../../../../shared/texts/index.ts'
import { namePrepared, sayChoice } from '../../../../shared/texts/sayTool.ts'

/** The step whose values are being changed, and the value that was pressed for it. */
export interface EditedStep {
  readonly index: number
  readonly field: string | null
}

interface Props {
  readonly approval: Approval
  /** Nothing can be changed while an answer is on its way. */
  readonly isSent: boolean
  readonly editing: EditedStep | null
  readonly onEditing: (edited: EditedStep | null) => void
  /** Whether it is told where the values come from. */
  readonly why: 'shown' | 'hidden'
  readonly onDecide: (decision: Decision) => void
}

/**
 * The prepared steps in order, each with its values, and what can be done about it; of one alone the dock has that.
 * What was left out keeps its place and its number.
 */
export function ApprovalSteps({ approval, editing, onEditing, why, isSent, onDecide }: Props) {
  const rows = approvalRows(approval)
  const next = approval.stepping ? approval.steps.find((step) => step.asks) : undefined
  return (
    <ol className={rows.length === 1 ? 'approval-steps approval-alone' : 'approval-steps'}>
      {rows.map(({ number, step, out }) =>
        step === null ? (
          <LeftOutRow
            key={`out ${out.index}`}
            number={number}
            sentence={out.sentence}
            isSent={isSent}
            onPutBack={() => onDecide({ verb: 'putBack', leftOut: out.index })}
          />
        ) : (
          <StepNumber key={step.index} value={number}>
            <Step
              approval={approval}
              step={step}
              place={step === next ? 'next' : 'listed'}
              isAlone={rows.length === 1}
              edited={editing?.index === step.index ? editing : null}
              onEditing={onEditing}
              why={why}
              isSent={isSent}
              onDecide={onDecide}
            />
          </StepNumber>
        ),
      )}
    </ol>
  )
}

interface StepProps extends Pick<Props, 'isSent' | 'onEditing' | 'why' | 'onDecide'> {
  readonly approval: Approval
  readonly step: ApprovalStep
  readonly place: 'next' | 'listed'
  readonly isAlone: boolean
  readonly edited: EditedStep | null
}

function Step({ approval, step, place, isAlone, edited, onEditing, why, isSent, onDecide }: StepProps) {
  const texts = useTexts()
  const number = useStepNumber(step.index)
  const beside = valuesBeside(step)
  const edit = (field: string | null) => onEditing({ index: step.index, field })
  const isEdited = edited !== null
  return (
    <li
      className={joinClasses(
        'approval-step',
        place === 'next' && 'approval-step-next',
        !step.asks && 'approval-step-beside',
      )}
      data-step-number={number}
      data-testid={`approval-step-${number}`}
    >
      <span className="step-number" aria-hidden="true">
        {number}
      </span>
      <div className="step-text">
        <StepNote step={step} isSent={isSent} onDecide={onDecide} />
        <StepSentence step={step} isFixed={isSent || !canEdit(step) || isEdited} onEdit={edit} />
        {!isEdited && beside.length > 0 && (
          <ul className="step-values">
            {beside.map(({ key, name, value, unit }) => (
              <li key={name}>
                {name}{' '}
                <b>
                  {realMinus(sayPrepared(step, key, texts.formats.decimals(String(value)), texts))}
                  {unit && ` ${unit}`}
                </b>
              </li>
            ))}
          </ul>
        )}
        <StepCommand command={step.command} />
        <StepChanges
          key={step.changes.map(({ left }) => (left ? 1 : 0)).join('')}
          approval={approval}
          step={step}
          isSent={isSent}
          onUpdate={(except) => onDecide({ verb: 'edit', step: step.index, except })}
        />
        {why === 'shown' && <StepWhy step={step} />}
        <OtherOpinion step={step} isSent={isSent} onDecide={onDecide} />
        {!step.asks && <p className="step-needs-none">{texts.approvals.needsNone}</p>}
        {isEdited && (
          <StepForm
            step={step}
            field={edited.field}
            onCancel={() => onEditing(null)}
            onSave={(change) => onDecide({ verb: 'edit', step: step.index, ...change })}
          />
        )}
      </div>
      {!isAlone && !isEdited && (
        <StepActions
          approvalId={approval.id}
          step={step}
          hasEarlier={hasEarlier(approval, step)}
          isAlone={false}
          isSent={isSent}
          onEdit={() => edit(null)}
          onDecide={onDecide}
        />
      )}
    </li>
  )
}

/** What they come to together can be heard: a program of the machine runs only behind a yes. */
const hasEarlier = ({ steps }: Approval, { index }: ApprovalStep): boolean =>
  index > 0 && steps.every((one) => one.index > index || one.command === undefined)

/** What can only be chosen is called as the form calls it; all else stands as it was written. */
function sayPrepared({ values }: ApprovalStep, key: string | undefined, value: string, texts: Texts): string {
  const choices = values.find((one) => one.key === key)?.choices ?? null
  return choices === null ? value : sayChoice(value, texts)
}

/** Where each value comes from, for who asks: the sentence says them, and those that nobody named stand here only. */
function StepWhy({ step }: { readonly step: ApprovalStep }) {
  const texts = useTexts()
  const number = useStepNumber(step.index)
  if (step.sources.length === 0) return null
  return (
    <ul className="step-sources" aria-label={texts.approvals.why(number)}>
      {step.sources.map(({ what, key, value, source, author, confidence }) => (
        <li key={what}>
          <span>{namePrepared(key ?? what, texts)} </span>
          <b>{realMinus(sayPrepared(step, key, value, texts))} </b>
          <span>
            {texts.approvals.fromSource(source, author)}
            {confidence < sureFrom && <em>{texts.approvals.guess}</em>}
          </span>
        </li>
      ))}
    </ul>
  )
}
