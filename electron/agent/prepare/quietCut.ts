import type { Fork } from '../../editor/index.ts'
import { type Result, ok } from '../../../shared/result.ts'
import type { PreparedStep } from '../tools/contract/defineTool.ts'
import type { ResolveContext } from './references/resolveContext.ts'

/**
 * The step with its edges where the join can't be heard: a cut that closes its gap may land a little beside where it
 * was asked for (`limits.cutReach`), and says so. The edges of a `pinned` one stay to the frame.
 */
export async function cutQuietly(
  fork: Fork,
  step: PreparedStep,
  { tool, view, texts, note }: Pick<ResolveContext, 'tool' | 'view' | 'texts' | 'note'>,
  pinned: boolean,
): Promise<Result<PreparedStep>> {
  const { range } = step
  const request = tool.request(step)
  const isCut = request.kind === 'cut' || request.kind === 'deleteSelection'
  if (pinned || !isCut || request.gap === 'leave' || range === null) return ok(step)
  const trackIds = request.scope === 'all' ? view.tracks.map(({ id }) => id) : step.trackIds
  const found = await fork.analyse({ kind: 'cut', range, trackIds })
  // Where nothing is to be cut, the edit itself says so.
  if (!found.ok) return found.error.code === 'engine/nothing-there' ? ok(step) : found
  if (found.value.kind !== 'cut') return ok(step)
  const { start, end } = found.value
  if (Math.abs(start - range.start) + Math.abs(end - range.end) < 1 / view.sampleRate) return ok(step)
  note(texts.steps.cutMoved(range, { start, end }))
  return ok({ ...step, range: { start, end } })
}
