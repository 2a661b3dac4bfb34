import { ok, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { ProjectView, RangeView } from '../../../shared/schemas/projectView.ts'
import type { Editor } from '../../editor/index.ts'
import type { SaidAct } from '../planner/plan.ts'
import { type Context, extentOfTracks } from '../reader/evaluate/context.ts'
import { findsPauses } from '../reader/evaluate/resolveAct.ts'
import type { Group } from '../reader/meaning/types.ts'

const isPause = (value: object): boolean =>
  'kind' in value && value.kind === 'sort' && 'sort' in value && value.sort === 'pause'

/** Whether pauses are picked by what was said, "the longest pause", and not left to a tool that finds them itself. */
export function picksPauses({ act, given = [] }: SaidAct): boolean {
  const holdsPause = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false
    return isPause(value) || Object.values(value).some(holdsPause)
  }
  const isPicked = (group: Group): boolean => !findsPauses(act.frame.target, group) && holdsPause(group)
  return act.where.some(isPicked) || [...act.points, ...act.scopes, ...given.map(({ claim }) => claim)].some(holdsPause)
}

/**
 * Listens for the pauses of each track, those that "Find silences" finds; several tracks pause where all of them do.
 * What lies before the first clip of the tracks and behind their last one is no pause.
 */
export async function hearPauses(
  editor: Pick<Editor, 'analyse'>,
  view: ProjectView,
): Promise<Result<NonNullable<Context['pauses']>>> {
  const minSilence = limits.minSilence.default
  const found = new Map<string, readonly RangeView[]>()
  for (const { id, clips } of view.tracks) {
    if (clips.length === 0) continue
    const heard = await editor.analyse({
      kind: 'silences',
      range: { start: 0, end: view.duration },
      trackIds: [id],
      thresholdDb: limits.silenceDb.default,
      minSilence,
    })
    if (!heard.ok) return heard
    found.set(id, heard.value.kind === 'silences' ? heard.value.silences : [])
  }
  return ok((trackIds) => {
    const ids = [...found.keys()].filter((id) => trackIds === null || trackIds.includes(id))
    const extent = extentOfTracks(view, ids.length === 0 ? null : ids)
    const shared = ids.reduce<readonly RangeView[]>((left, id) => overlaps(left, found.get(id) ?? []), [extent])
    return ids.length === 0 ? [] : shared.filter(({ start, end }) => end - start >= minSilence - 1e-6)
  })
}

const overlaps = (some: readonly RangeView[], others: readonly RangeView[]): readonly RangeView[] =>
  some.flatMap((one) =>
    others.flatMap((other) => {
      const both = { start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) }
      return both.end > both.start ? [both] : []
    }),
  )
