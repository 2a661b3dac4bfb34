import { Check, X } from 'lucide-react'
import './stepList.css'
import type { Checklist } from '../../../shared/schemas/messageParts.ts'

interface Props {
  readonly state: Checklist[number]['state']
  /** Something is carried out; else what is next waits for the person. */
  readonly isWorking?: boolean
}

/** How a step stands, as a sign in front of it; it is said beside it, too. */
export function StepMark({ state, isWorking = false }: Props) {
  switch (state) {
    case 'done':
      return <Check className="step-mark step-mark-done" size={15} aria-hidden="true" />
    case 'missed':
      return <X className="step-mark step-mark-missed" size={15} aria-hidden="true" />
    case 'now':
      return <span className={isWorking ? 'step-mark dots' : 'step-mark step-mark-now'} aria-hidden="true" />
    case 'waits':
      return <span className="step-mark step-mark-waits" aria-hidden="true" />
  }
}
