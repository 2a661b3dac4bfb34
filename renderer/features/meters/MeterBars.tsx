import type { Ref } from 'react'
import { floorDb } from './ballistics.ts'
import { useTexts } from '../../store/useTexts.ts'
import './meters.css'

interface Props {
  readonly meter: Ref<HTMLDivElement>
  readonly className: string
  readonly label: string
  readonly testId: string
}

/** Left and right, for `createMeterFace` to draw into. */
export function MeterBars({ meter, className, label, testId }: Props) {
  const texts = useTexts()
  return (
    <div ref={meter} className={className} data-testid={testId}>
      <meter
        className="visually-hidden"
        aria-label={label}
        aria-valuetext={texts.timeline.silent}
        min={floorDb}
        max={0}
        value={floorDb}
      />
      {['left', 'right'].map((side) => (
        <span key={side} className="meter-bar" aria-hidden="true" />
      ))}
    </div>
  )
}
