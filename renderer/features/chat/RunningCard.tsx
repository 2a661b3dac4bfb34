import { X } from 'lucide-react'
import { Button } from 'react-aria-components'
import type { ConversationView } from '../../../shared/schemas/conversation.ts'
import type { Job } from '../../../shared/schemas/job.ts'
import { realMinus } from '../../lib/realMinus.ts'
import { useApp } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { sayKeys } from '../../store/shortcuts.ts'
import { useTexts } from '../../store/useTexts.ts'
import { StepMark } from './StepMark.tsx'
import { useTimeLeft } from './useTimeLeft.ts'

interface Props {
  readonly running: NonNullable<ConversationView['running']>
  /** Long work of the step that is under way. */
  readonly job: Job | null
}

/**
 * The plan as it runs: what is done, how far what is under way is, and what comes; with the way out. Not read out as it
 * counts up: the progress bar under the lanes tells who asks for it.
 */
export function RunningCard({ running: { steps, at }, job }: Props) {
  const texts = useTexts()
  const app = useApp()
  return (
    <div className="step-card" aria-live="off">
      <ol className="step-list" aria-label={texts.chat.steps} data-testid="running-steps">
        {steps.map((sentence, index) => {
          const state = stateOf(index, at)
          return (
            <li key={`${index} ${sentence}`} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <StepMark state={state} isWorking />
              <span className="step-what">{realMinus(sentence)}</span>
              <span className="visually-hidden">{texts.chat.progress[state]}</span>
              {state === 'now' && job !== null && <HowFar job={job} />}
            </li>
          )
        })}
      </ol>
      <Button
        className="link-button step-cancel"
        onPress={() => void ask(app, 'app:chat:cancel', undefined)}
        data-testid="running-cancel"
      >
        <X size={14} aria-hidden="true" />
        {texts.common.cancel} <kbd aria-hidden="true">{sayKeys('Esc', texts)}</kbd>
      </Button>
    </div>
  )
}

function HowFar({ job }: { readonly job: Job }) {
  const { chat } = useTexts()
  const left = useTimeLeft(job)
  if (job.fraction === null) return null
  const percent = Math.round(job.fraction * 100)
  return (
    <>
      <span className="step-percent" data-testid="step-percent">
        {percent} %
      </span>
      <span className="step-bar" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
      {left !== null && <span className="step-more">{chat.timeLeft(left)}</span>}
    </>
  )
}

function stateOf(index: number, at: number): 'done' | 'now' | 'waits' {
  if (index < at) return 'done'
  return index === at ? 'now' : 'waits'
}
