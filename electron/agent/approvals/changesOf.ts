import type { Change, ChangeValue } from '../../../shared/schemas/change.ts'
import type { PreparedStep, ReadBack, Tool } from '../tools/contract/defineTool.ts'
import { extentOf, sameTime, trackById, tracksOf } from '../tools/readBack/measureTracks.ts'

interface Done {
  readonly tool: Pick<Tool, 'impact'>
  readonly step: Pick<PreparedStep, 'trackIds' | 'range'>
  readonly seen: Pick<ReadBack, 'before' | 'after' | 'outcome'>
}

/**
 * What a step changes, item by item, with before and after: what the edit itself tells, the level that it measured, and
 * lengths that become others.
 */
export function changesOf({ tool, step, seen }: Done): Change[] {
  const told = seen.outcome.changes ?? []
  return [...told, ...levelOf(step, seen), ...(tool.impact === 'rewrites' ? lengthsOf(step, seen) : [])]
}

const whole = { leave: null, left: false } as const

function levelOf({ range }: Done['step'], { outcome }: Done['seen']): Change[] {
  const { peakBeforeDb: before, peakAfterDb: after } = outcome
  if (before === null || after === null || before === after) return []
  return [{ ...whole, what: 'peak', track: null, range, before: peakOf(before), after: peakOf(after) }]
}

function lengthsOf({ trackIds }: Done['step'], { before, after }: Done['seen']): Change[] {
  return tracksOf(before, trackIds).flatMap((track): Change[] => {
    const now = trackById(after, track.id)
    const [was, is] = [extentOf(track), now === undefined ? null : extentOf(now)]
    if (was === null || is === null || sameTime(was.end, is.end, after)) return []
    return [
      {
        ...whole,
        what: 'length',
        track: track.name,
        range: null,
        before: { kind: 'time', seconds: was.end },
        after: { kind: 'time', seconds: is.end },
      },
    ]
  })
}

function peakOf(db: number): ChangeValue {
  return Number.isFinite(db) ? { kind: 'peak', db } : { kind: 'silence' }
}
