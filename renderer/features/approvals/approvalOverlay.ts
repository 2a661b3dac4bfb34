import type { Approval, ApprovalStep, Region } from '../../../shared/schemas/conversation.ts'
import { stepNumbers } from '../../lib/approvalRows.ts'
import { ask } from '../../store/ask.ts'
import type { ChangeSpot, EdgeDraft } from '../../store/slices/viewSlice.ts'
import { createEdgeTool } from '../../timeline/edges.ts'
import { snapTargets } from '../../timeline/snapping.ts'
import type { LaneBoxes, TimeBox } from '../../timeline/timeBoxes.ts'
import { changeRows } from './changes/changeRows.ts'
import { type NumberedRegion, regionTags } from './regionTags.ts'
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
  const numbers = numbersOf(approval)
  const all = steps.flatMap((step) => regionsOf(step, numbers.get(step.index), edgeDraft))
  const firstTrack = ({ fate, number }: NumberedRegion) =>
    project?.tracks.find(({ id }) =>
      all.some((region) => region.fate === fate && region.number === number && region.trackId === id),
    )?.id ?? trackId
  const soundEnd = project?.tracks.find(({ id }) => id === trackId)?.clips.at(-1)?.end ?? Infinity
  const regions = all
    .filter((region) => region.trackId === trackId)
    // Where a track has no sound, nothing of it is changed.
    .map((region) => (region.fate === 'rewritten' ? { ...region, end: Math.min(region.end, soundEnd) } : region))
    .toSorted((a, b) => order[a.fate] - order[b.fate])
  // Once for all tracks, on the first that has it.
  const tags = regionTags(regions, { view, texts }, (region) => firstTrack(region) === trackId)
  const boxes = regions.map(({ start, end, fate }, index) => ({
    start,
    end,
    className: `region region-${fate}`,
    text: tags[index] ?? '',
  }))
  const trackIds = project?.tracks.map(({ id }) => id) ?? []
  const edges = steps.flatMap((step) => edgeBoxes(step, { edgeDraft, trackId, trackIds }))
  return [...boxes, ...spotBoxes(approval, changeSpot), ...edges]
}

/**
 * Where a step acts. While an edge of its range is pulled its regions go along, so that what is let go is what was
 * seen; of several steps each has its number.
 */
function regionsOf(
  { index, range, regions }: ApprovalStep,
  number: number | undefined,
  draft: EdgeDraft | null,
): NumberedRegion[] {
  const to = draft?.of === 'step' && draft.id === String(index) ? draft : null
  const follow = (time: number) => {
    if (range === null || to === null) return time
    if (time === range.start) return to.start
    return time === range.end ? to.end : time
  }
  return regions
    .map((region) => ({ ...region, start: follow(region.start), end: follow(region.end) }))
    .filter(({ start, end }) => end > start)
    .map((region) => (number !== undefined && region.fate !== 'kept' ? { ...region, number } : region))
}

/** The change that is looked at in the list. */
function spotBoxes(approval: Approval | null, spot: ChangeSpot | null): TimeBox[] {
  return approval === null || spot === null || spot.place === null
    ? []
    : [{ ...spot.place, className: 'region region-spot', text: '' }]
}

/** Of one alone nothing has to be told apart. */
function numbersOf(approval: Approval | null): ReadonlyMap<number, number> {
  const isOne = approval === null || approval.stepping || approval.steps.length + (approval.leftOut?.length ?? 0) === 1
  return isOne ? new Map() : stepNumbers(approval)
}

function shownSteps(approval: Approval | null): readonly ApprovalStep[] {
  if (approval === null) return []
  return approval.stepping ? approval.steps.filter((step) => step.asks).slice(0, 1) : approval.steps
}

interface OnLane {
  readonly edgeDraft: EdgeDraft | null
  readonly trackId: string
  /** All of them, from above to below. */
  readonly trackIds: readonly string[]
}

/** The edges of a step's range that can be pulled, on each of its tracks; the grips stand on the middle one. */
function edgeBoxes(step: ApprovalStep, { edgeDraft, trackId, trackIds }: OnLane): TimeBox[] {
  const { range, tracks } = movableEdges(step)
  if (range === null || !tracks.has(trackId)) return []
  const { start, end } = edgeDraft?.of === 'step' && edgeDraft.id === range.id ? edgeDraft : range
  const own = trackIds.filter((id) => tracks.has(id))
  const hasGrips = own.length === 0 || own[Math.floor((own.length - 1) / 2)] === trackId
  return [{ start, end, className: `region region-edges${hasGrips ? ' region-grips' : ''}`, text: '' }]
}

/**
 * The edges of a step's range follow the pointer, where the range is what the waveform shows: in a plan of several
 * steps the later ranges are those of a timeline that is not there yet.
 */
export const stepEdgeTool = createEdgeTool({
  rangesAt({ project, conversation }, { track }) {
    const trackId = track === null ? undefined : project?.tracks[track]?.id
    return shownSteps(conversation.approval).flatMap((step) => {
      const { range, tracks } = movableEdges(step)
      return range === null || trackId === undefined || !tracks.has(trackId) ? [] : range
    })
  },
  targets: (app, _, held) => snapTargets(app, held),
  async change(app, { id }, range) {
    const { approval } = app.store.getState().conversation
    if (approval === null) return
    const decision = { verb: 'edit', step: Number(id), range } as const
    await ask(app, 'app:approval:decide', { id: approval.id, decision })
  },
})

interface MovableEdges {
  readonly range: EdgeDraft | null
  /** On which the waveform shows them. */
  readonly tracks: ReadonlySet<string>
}

/** Asked for each lane at every frame. */
const known = new WeakMap<ApprovalStep, MovableEdges>()

function movableEdges(step: ApprovalStep): MovableEdges {
  const found = known.get(step) ?? findMovableEdges(step)
  known.set(step, found)
  return found
}

/** A list of many changes has no edges of its own: each of its places has. */
function findMovableEdges({ index, range, regions, changes, asks }: ApprovalStep): MovableEdges {
  if (!asks || range === null || changeRows(changes) !== null) return { range: null, tracks: new Set() }
  const isAtEdge = ({ start, end }: Region) => start === range.start || end === range.end
  // Behind a step that moves the sound a range may begin where the waveform shows it, and end elsewhere.
  const isSeen = (edge: number) => regions.some(({ start, end }) => start === edge || end === edge)
  if (!isSeen(range.start) || !isSeen(range.end)) return { range: null, tracks: new Set() }
  const on = (some: readonly Region[]) => new Set(some.map(({ trackId }) => trackId))
  const changed = on(regions.filter(({ fate }) => fate !== 'kept'))
  const tracks = [...on(regions.filter(isAtEdge))].filter((id) => changed.has(id))
  return { range: { of: 'step', id: String(index), ...range }, tracks: new Set(tracks) }
}
