import type { ReactNode, Ref } from 'react'
import { floorDb } from './ballistics.ts'
import { useTexts } from '../../store/useTexts.ts'
import './meters.css'

interface Props {
  readonly meter: Ref<HTMLDivElement>
  readonly className: string
  readonly label: string
  readonly testId: string
  readonly children?: ReactNode
}

/** The place of left and right, and what is said of them. */
export function MeterBars({ meter, className, label, testId, children }: Props) {
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
      {children}
    </div>
  )
}
