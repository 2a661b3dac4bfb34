import { X } from 'lucide-react'
import { Button, Label, ProgressBar } from 'react-aria-components'
import type { Job } from '../../../shared/schemas/job.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { useTexts, useWorkNames } from '../../store/useTexts.ts'
import { isArriving } from './ArrivingLanes.tsx'
import './jobs.css'

/** Long work: how far it is, and a way to stop it. */
export function JobBar() {
  const texts = useTexts()
  const nameOf = useWorkNames()
  const app = useApp()
  const all = useAppState((state) => state.jobs)
  // What comes in has lanes of its own.
  const jobs = all.filter((job) => !isArriving(job))
  if (jobs.length === 0) return null
  return (
    <section className="jobs" aria-label={texts.status.work}>
      {jobs.map((job) => (
        <div key={job.id} className="job" data-testid="job">
          <ProgressBar
            className="job-progress"
            value={(job.fraction ?? 0) * 100}
            isIndeterminate={job.fraction === null}
          >
            {({ percentage, valueText }) => (
              <>
                <Label>{sayJob(job, nameOf)}</Label>
                <span className="job-value">{job.fraction === null ? '' : valueText}</span>
                <span className="job-track">
                  <span
                    className={job.fraction === null ? 'job-fill job-unknown' : 'job-fill'}
                    style={{ width: `${percentage ?? 30}%` }}
                  />
                </span>
              </>
            )}
          </ProgressBar>
          <Button
            className="icon-button"
            aria-label={texts.status.cancelWork(sayJob(job, nameOf))}
            onPress={() => void ask(app, 'app:job:cancel', { id: job.id })}
            data-testid="job-cancel"
          >
            <X size={15} aria-hidden="true" />
          </Button>
        </div>
      ))}
    </section>
  )
}

const sayJob = ({ title, of }: Job, nameOf: (title: string) => string): string =>
  of === undefined ? nameOf(title) : `${nameOf(title)} ${of}`
