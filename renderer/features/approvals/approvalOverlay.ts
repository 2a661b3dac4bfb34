import type { Approval, ApprovalStep, Region } from '../../../shared/schemas/conversation.ts'
import { ask } from '../../store/ask.ts'
import type { ChangeSpot, EdgeDraft } from '../../store/slices/viewSlice.ts'
import { createEdgeTool } from '../../timeline/edges.ts'
import type { LaneBoxes, TimeBox } from '../../timeline/timeBoxes.ts'
import { regionTags } from './regionTags.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import { textsOf } from '../../store/useTexts.ts'
import './approvalOverlay.css'

/** What is removed is drawn last, over what is kept. */
const order: Record<Region['fate'], number> = { kept: 0, added: 1, rewritten: 2, removed: 3 }

/**
 * What the request that waits for approval would do to a track; while it is stepped through, what its first asking step
 * would do.
 */
export const approvalBoxes: LaneBoxes = (
  { conversation: { approval }, edgeDraft, changeSpot, project, view, settings },
  trackId,
) => {
  const texts = textsOf({ settings })
  const steps = shownSteps(approval)
  const all = steps.flatMap((step) => step.regions)
  const firstTrack = (fate: Region['fate']) =>
    project?.tracks.find(({ id }) => all.some((region) => region.fate === fate && region.trackId === id))?.id ?? trackId
  const soundEnd = project?.tracks.find(({ id }) => id === trackId)?.clips.at(-1)?.end ?? Infinity
  const regions = all
    .filter((region) => region.trackId === trackId)
    // Where a track has no sound, nothing of it is changed.
    .map((region) => (region.fate === 'rewritten' ? { ...region, end: Math.min(region.end, soundEnd) } : region))
    .toSorted((a, b) => order[a.fate] - order[b.fate])
  // Once for all tracks, on the first that has it.
  const tags = regionTags(regions, { view, texts }, ({ fate }) => firstTrack(fate) === trackId)
  const boxes = regions.map(({ start, end, fate }, index) => ({
    start,
    end,
    className: `region region-${fate}`,
    text: tags[index] ?? '',
  }))
  return [...boxes, ...spotBoxes(approval, changeSpot), ...draftBoxes(steps, edgeDraft, trackId, texts)]
}

/** The change that is looked at in the list. */
function spotBoxes(approval: Approval | null, spot: ChangeSpot | null): TimeBox[] {
  return approval === null || spot === null || spot.place === null
    ? []
    : [{ ...spot.place, className: 'region region-spot', text: '' }]
}

function shownSteps(approval: Approval | null): readonly ApprovalStep[] {
  if (approval === null) return []
  return approval.stepping ? approval.steps.filter((step) => step.asks).slice(0, 1) : approval.steps
}

/** The range of a step whose edge is being moved. */
function draftBoxes(
  steps: readonly ApprovalStep[],
  draft: EdgeDraft | null,
  trackId: string,
  { approvals }: Texts,
): TimeBox[] {
  if (draft?.of !== 'step') return []
  const there = steps.flatMap(({ index, regions }) => (String(index) === draft.id ? regions : []))
  if (!there.some((region) => region.trackId === trackId)) return []
  const text = there[0]?.trackId === trackId ? approvals.newRange : ''
  return [{ start: draft.start, end: draft.end, className: 'region region-draft', text }]
}

/**
 * The edges of a step's range follow the pointer, where the range is what the waveform shows: in a plan of several
 * steps the later ranges are those of a timeline that is not there yet.
 */
export const stepEdgeTool = createEdgeTool({
  rangesAt({ project, conversation }, { track }) {
    const trackId = track === null ? undefined : project?.tracks[track]?.id
    return trackId === undefined
      ? []
      : shownSteps(conversation.approval).flatMap((step) => movableRange(step, trackId) ?? [])
  },
  async change(app, { id }, range) {
    const { approval } = app.store.getState().conversation
    if (approval === null) return
    const decision = { verb: 'edit', step: Number(id), range } as const
    await ask(app, 'app:approval:decide', { id: approval.id, decision })
  },
})

function movableRange({ index, range, regions, asks }: ApprovalStep, trackId: string): EdgeDraft | null {
  if (!asks || range === null) return null
  const here = regions.filter((region) => region.trackId === trackId)
  const isShown = here.some(({ start, end }) => start === range.start || end === range.end)
  return isShown && here.some(({ fate }) => fate !== 'kept') ? { of: 'step', id: String(index), ...range } : null
}
