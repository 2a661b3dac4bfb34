import type { Checklist } from '../../../shared/schemas/checklist.ts'
import { useTexts } from '../../store/useTexts.ts'
import type { Texts } from '../../../shared/texts/index.ts'

const classes = { waits: 'step-waits', now: 'step-now', done: 'step-done', missed: 'step-missed' } as const

/** A model's plan: what it wants to reach, in order, with what is measured for it and how often it was tried. */
export function PlanChecklist({ checklist }: { readonly checklist: Checklist }) {
  const texts = useTexts()
  return (
    <ol className="running-steps plan-checklist" aria-label={texts.chat.plan} aria-live="off" data-testid="plan">
      {checklist.map((step, index) => (
        <li
          key={`${index} ${step.goal}`}
          className={classes[step.state]}
          aria-current={step.state === 'now' ? 'step' : undefined}
          data-state={step.state}
        >
          <span className="plan-goal">{step.goal}</span>
          <span className="visually-hidden">{texts.chat.progress[step.state]}</span>
          <span className="plan-detail">{detailOf(step, texts)}</span>
        </li>
      ))}
    </ol>
  )
}

function detailOf({ doneWhen, found, after, tries }: Checklist[number], { chat, common }: Texts): string {
  return [
    doneWhen.length === 0 ? '' : chat.doneWhen(doneWhen.join(', ')),
    found === null ? '' : chat.measured(found),
    after.length === 0 ? '' : chat.afterStep(after.join(common.and)),
    tries === 0 ? '' : chat.tries(tries),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
