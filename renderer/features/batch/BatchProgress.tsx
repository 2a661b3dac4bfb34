import { Label, ProgressBar } from 'react-aria-components'
import type { Batch } from '../../../shared/schemas/batch.ts'
import { useTexts } from '../../store/useTexts.ts'

/** How far it is, and what time is left. */
export function BatchProgress({ batch: { phase, progress } }: { readonly batch: Batch }) {
  const texts = useTexts()
  if (progress === null) return null
  const { done, all, secondsLeft } = progress
  const said = texts.batch.count(done, all, secondsLeft === null ? '' : texts.formats.time(Math.ceil(secondsLeft)))
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
          <Label>{phase === 'rehearsing' ? texts.batch.progress.rehearsing : texts.batch.progress.writing}</Label>
          <span className="batch-track">
            <span className="batch-fill" style={{ width: `${percentage ?? 0}%` }} />
          </span>
          <span>{said}</span>
        </>
      )}
    </ProgressBar>
  )
}
