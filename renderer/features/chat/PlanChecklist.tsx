import type { Checklist } from '../../../shared/schemas/checklist.ts'

const said = { waits: '', now: ', now', done: ', done', missed: ', not reached' } as const
const classes = { waits: 'step-waits', now: 'step-now', done: 'step-done', missed: 'step-missed' } as const

/** A model's plan: what it wants to reach, in order, with what is measured for it and how often it was tried. */
export function PlanChecklist({ checklist }: { readonly checklist: Checklist }) {
  return (
    <ol className="running-steps plan-checklist" aria-label="Plan" aria-live="off" data-testid="plan">
      {checklist.map((step, index) => (
        <li
          key={`${index} ${step.goal}`}
          className={classes[step.state]}
          aria-current={step.state === 'now' ? 'step' : undefined}
          data-state={step.state}
        >
          <span className="plan-goal">{step.goal}</span>
          <span className="visually-hidden">{said[step.state]}</span>
          <span className="plan-detail">{detailOf(step)}</span>
        </li>
      ))}
    </ol>
  )
}

function detailOf({ doneWhen, found, after, tries }: Checklist[number]): string {
  return [
    doneWhen.length === 0 ? '' : `Done when ${doneWhen.join(', ')}`,
    found === null ? '' : `measured ${found}`,
    after.length === 0 ? '' : `after step ${after.join(' and ')}`,
    tries === 0 ? '' : `${tries} ${tries === 1 ? 'try' : 'tries'}`,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
