import type { MeasureRequest } from '../../../editor/index.ts'
import type { Result } from '../../../../shared/result.ts'
import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
import type { PreparedStep, ReadBack } from '../contract/defineTool.ts'
import { confirmAll, type Expectation, expectSameClips, rangeOf, samplesOf } from '../readBack/confirming.ts'
import { tracksOf } from '../readBack/measureTracks.ts'

/** Clips that are listened to, and seconds of each, at its two ends: read-back may not take longer than the edit. */
const [looked, heard] = [4, 4]
/** What is quieter leaves nothing that could be found behind it. */
const audibleDb = -120

/**
 * Effects that answer a sound `after` so many seconds, within its clip and the range: what sounds there, and the moment
 * in which its answer has to be heard. Where a clip's part is shorter, nothing is.
 */
export function tailProof(step: PreparedStep, view: ProjectView, after: number): MeasureRequest[] {
  return partsOf(step, view)
    .filter(({ range }) => range.end - range.start > after)
    .slice(0, looked)
    .flatMap(({ range, id }): MeasureRequest[] => {
      return samplesOf({ start: range.start, end: range.end - after }, heard).flatMap(
        ({ start, end }): MeasureRequest[] => [
          { range: { start, end }, trackIds: [id], facts: 'levels' },
          { range: { start: start + after, end: end + after }, trackIds: [id] },
        ],
      )
    })
}

/**
 * Clips stay, and what is loud enough to be answered is answered. An answer that comes too late is
 * told, not failed.
 */
export function confirmTail(step: PreparedStep, seen: ReadBack): Result<void> {
  const isNew = seen.outcome.changed && seen.after.contentRevision !== seen.before.contentRevision
  const answers = answersIn(seen).map(({ isHeard, isLoud }): Expectation => ({
    holds: isHeard || !isLoud,
    expected: { kind: 'other-sound' },
    found: { kind: 'same-sound' },
  }))
  return confirmAll(step.tool, [
    { holds: isNew, expected: { kind: 'rendered-anew' }, found: { kind: 'nothing-changed' } },
    expectSameClips(seen),
    ...answers,
  ])
}

/** Behind what was done, where none of it can be heard; nothing on a fork, where nobody has listened. */
export function sayUnheard(step: PreparedStep, seen: ReadBack): string {
  const isListened = seen.sound !== null || tailProof(step, seen.before, 0).length === 0
  return isListened && !answersIn(seen).some(({ isHeard }) => isHeard) ? '; it can’t be heard there' : ''
}

function answersIn({ sound }: ReadBack): { readonly isHeard: boolean; readonly isLoud: boolean }[] {
  return (sound?.after ?? []).flatMap(({ soundHash }, index) => {
    if (index % 2 === 0) return []
    const level = sound?.before[index - 1]?.rmsDb ?? 0
    return [{ isHeard: soundHash !== sound?.before[index]?.soundHash, isLoud: level > audibleDb }]
  })
}

function partsOf(step: PreparedStep, view: ProjectView): { readonly range: RangeView; readonly id: string }[] {
  const { start, end } = rangeOf(step)
  return tracksOf(view, step.trackIds).flatMap(({ id, clips }) =>
    clips
      .map((clip) => ({ id, range: { start: Math.max(start, clip.start), end: Math.min(end, clip.end) } }))
      .filter(({ range }) => range.end > range.start),
  )
}
