import type { Approval, ApprovalStep, Region } from '../../../shared/schemas/conversation.ts'
import type { Rehearsal, RehearsedStep } from '../prepare/preparePlan.ts'
import { extentOf, tracksOf } from '../tools/measureTracks.ts'
import { targetParameters } from '../tools/slots.ts'
import { type ApprovalTable, needsApproval } from './approvalTable.ts'
import { fingerprint } from './fingerprint.ts'

export interface ApprovalOptions {
  readonly id: string
  /** The request in the person's words. */
  readonly request: string
  readonly notes: readonly string[]
  readonly table: ApprovalTable
}

/** What the dialog shows: computed facts of the rehearsal, nothing that a planner claims. */
export async function buildApproval(rehearsal: Rehearsal, options: ApprovalOptions): Promise<Approval> {
  return {
    id: options.id,
    request: options.request,
    steps: rehearsal.steps.map((step, index) => describeStep(step, index, options.table)),
    before: rehearsal.before.duration,
    after: rehearsal.after.duration,
    notes: [...rehearsal.notes, ...options.notes],
    fingerprint: await fingerprint(rehearsal.steps.map(({ step }) => step), rehearsal.contentRevision),
    contentRevision: rehearsal.contentRevision,
    stepping: false,
  }
}

function describeStep(rehearsed: RehearsedStep, index: number, table: ApprovalTable): ApprovalStep {
  const { tool, step } = rehearsed
  const names = tracksOf(rehearsed.before, step.trackIds).map((track) => track.name)
  return {
    index,
    tool: tool.name,
    title: tool.title,
    sentence: tool.sentence(step, names),
    asks: needsApproval(tool.impact, table),
    range: step.range,
    tracks: names,
    values: valuesOf(step.args),
    sources: step.sources.map((source) => ({ ...source })),
    regions: regionsOf(rehearsed),
  }
}

function valuesOf(args: Readonly<Record<string, unknown>>): ApprovalStep['values'] {
  return Object.entries(args)
    .filter(([name]) => !(targetParameters as readonly string[]).includes(name))
    .flatMap(([name, value]) => {
      if (typeof value !== 'number' && typeof value !== 'string' && typeof value !== 'boolean') return []
      const unit = name.endsWith('_db') ? 'dB' : ''
      return [{ name: name.replace(/_db$/u, '').replaceAll('_', ' '), value, unit }]
    })
}

/** On the timeline as the step finds it. */
function regionsOf({ tool, step, before, seen }: RehearsedStep): Region[] {
  const { range, trackIds } = step
  if (tool.writes.includes('content') && step.range === null && step.at !== null && seen.after.duration > seen.before.duration) {
    return seen.outcome.tracks.flatMap((name) => {
      const track = seen.after.tracks.find((one) => one.name === name)
      return track === undefined || step.at === null ? [] : [{ trackId: track.id, start: step.at, end: step.at + (seen.before.clipboard?.duration ?? 0), fate: 'added' as const }]
    })
  }
  if (range === null || tool.regions === 'none') return []
  return tracksOf(before, trackIds).flatMap((track): Region[] => {
    const trackId = track.id
    if (tool.regions === 'range removed') return [{ trackId, ...range, fate: 'removed' }]
    if (tool.regions === 'range rewritten') return [{ trackId, ...range, fate: 'rewritten' }]
    const extent = extentOf(track)
    if (extent === null) return []
    const rest: Region[] = [
      { trackId, start: extent.start, end: Math.min(range.start, extent.end), fate: 'removed' },
      { trackId, start: Math.max(range.start, extent.start), end: Math.min(range.end, extent.end), fate: 'kept' },
      { trackId, start: Math.max(range.end, extent.start), end: extent.end, fate: 'removed' },
    ]
    return rest.filter((region) => region.end > region.start)
  })
}
