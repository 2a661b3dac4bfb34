import type { Checklist } from '../../../shared/schemas/messageParts.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { realMinus } from '../../lib/realMinus.ts'
import { startUpper } from '../../lib/startUpper.ts'
import { useTexts } from '../../store/useTexts.ts'
import { StepMark } from './StepMark.tsx'

interface Props {
  readonly checklist: Checklist
  /** Its request is not at its end. */
  readonly isOpen?: boolean
  /** Something is planned or carried out for it. */
  readonly isWorking?: boolean
}

/** A model's plan: what it wants to reach, in order, and what is measured to call it done. */
export function PlanChecklist({ checklist, isOpen = false, isWorking = false }: Props) {
  const texts = useTexts()
  const { chat } = texts
  const count = checklist.filter(({ state }) => state === 'done').length
  return (
    <div className={joinClasses('plan', isOpen && 'step-card')}>
      <p className="plan-title" aria-hidden="true">
        {chat.plan} <span className="plan-count">{chat.planCount(count, checklist.length)}</span>
      </p>
      <ol className="step-list" aria-label={chat.plan} aria-live="off" data-testid="plan">
        {checklist.map((step, index) => (
          <li
            key={`${index} ${step.goal}`}
            aria-current={step.state === 'now' ? 'step' : undefined}
            data-state={step.state}
          >
            <StepMark state={step.state} isWorking={isWorking} />
            <span className="step-what">{realMinus(step.goal)}</span>
            <span className="visually-hidden">{chat.progress[step.state]}</span>
            {linesOf(step, checklist, texts).map((line) => (
              <span key={line} className="step-more">
                {realMinus(line)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What holds, or has to; what was measured of what is next, or was not reached; and what has to come before. */
function linesOf({ doneWhen, found, after, tries, state }: Checklist[number], all: Checklist, texts: Texts): string[] {
  const { chat, common } = texts
  const criteria = doneWhen.join(', ')
  const before = after.map((number) => `“${all[number - 1]?.goal ?? number}”`)
  return [
    criteria === '' || state === 'done' ? startUpper(criteria) : chat.doneWhen(criteria),
    found === null || state === 'waits' ? '' : chat.measured(found),
    state === 'waits' && before.length > 0 ? chat.afterSteps(before.join(common.and)) : '',
    tries > 1 ? chat.tries(tries) : '',
  ].filter((line) => line !== '')
}
