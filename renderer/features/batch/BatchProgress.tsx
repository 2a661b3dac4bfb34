import { Label, ProgressBar } from 'react-aria-components'
import { formatTime } from '../../../shared/formatTime.ts'
import type { Batch } from '../../../shared/schemas/batch.ts'
import { texts } from './texts.ts'

/** How far it is, and what time is left. */
export function BatchProgress({ batch: { phase, progress } }: { readonly batch: Batch }) {
  if (progress === null) return null
  const { done, all, secondsLeft } = progress
  const said = texts.count(done, all, secondsLeft === null ? '' : formatTime(Math.ceil(secondsLeft)))
  return (
    <ProgressBar
      className="batch-progress foot-left"
      value={done}
      maxValue={Math.max(1, all)}
      valueLabel={said}
      data-testid="batch-progress"
    >
      {({ percentage }) => (
        <>
          <Label>{phase === 'looking' ? texts.progress.looking : texts.progress.writing}</Label>
          <span className="batch-track">
            <span className="batch-fill" style={{ width: `${percentage ?? 0}%` }} />
          </span>
          <span>{said}</span>
        </>
      )}
    </ProgressBar>
  )
}
