import { useCallback, useRef } from 'react'
import { Tag } from 'lucide-react'
import { formatTime } from '../../../shared/formatTime.ts'
import type { LabelView } from '../../../shared/schemas/projectView.ts'
import type { AppState } from '../../store/appStore.ts'
import { createBoxPool } from './boxPool.ts'
import { usePaint } from './TimelineContext.ts'

/** All labels on one lane below the tracks. */
export function LabelLane({ labels }: { readonly labels: readonly LabelView[] }) {
  const lane = useRef<HTMLDivElement>(null)
  const create = useCallback((element: HTMLElement) => {
    const show = createBoxPool(element)
    return {
      paint: ({ project, view }: AppState) => {
        show((project?.labels ?? []).map((label) => ({ start: label.start, end: label.end, className: label.end > label.start ? 'label-box' : 'label-box label-point', text: label.text })), view)
        return 'painted' as const
      },
    }
  }, [])
  usePaint(lane, create)
  return (
    <div className="track-row label-row">
      <div className="track-header label-header">
        <span className="track-name"><Tag size={13} aria-hidden="true" />Labels</span>
        <ul className="visually-hidden">
          {labels.map((label) => <li key={label.id}>{label.text}, {formatTime(label.start)} to {formatTime(label.end)}</li>)}
        </ul>
      </div>
      <div ref={lane} className="lane label-lane" data-testid="label-lane" aria-hidden="true" />
    </div>
  )
}
