import type { Region } from '../../../shared/schemas/conversation.ts'
import type { AppState } from '../../store/appStore.ts'
import type { Box } from './boxPool.ts'

const words: Record<Region['fate'], string> = { removed: 'removed', kept: 'kept', rewritten: 'changed', added: 'added' }
/** What is removed is drawn last, over what is kept. */
const order: Record<Region['fate'], number> = { kept: 0, added: 1, rewritten: 2, removed: 3 }

/** What the request that waits for approval would do to a track; while it is stepped through, what its first asking step would do. */
export function laneRegions({ conversation: { approval }, edgeDraft }: AppState, trackId: string): Box[] {
  if (!approval) return []
  const steps = approval.stepping ? approval.steps.filter((step) => step.asks).slice(0, 1) : approval.steps
  const moved =
    edgeDraft?.of === 'step' &&
    steps.some(
      (step) => String(step.index) === edgeDraft.id && step.regions.some((region) => region.trackId === trackId),
    )
  const draft: Box[] = moved
    ? [{ start: edgeDraft.start, end: edgeDraft.end, className: 'region region-draft', text: 'new range' }]
    : []
  const boxes = steps
    .flatMap((step) => step.regions)
    .filter((region) => region.trackId === trackId)
    .toSorted((a, b) => order[a.fate] - order[b.fate])
    .map(({ start, end, fate }) => ({ start, end, className: `region region-${fate}`, text: words[fate] }))
  return [...boxes, ...draft]
}
