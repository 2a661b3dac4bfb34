import type { MeasureRequest } from '../../../editor/index.ts'
import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
import type { PreparedStep, ReadBack } from '../contract/defineTool.ts'
import { expectAudioLeft, rangeOf, type Expectation } from '../readBack/confirming.ts'
import { sameTime, trackById, tracksOf } from '../readBack/measureTracks.ts'
import { aroundProof, expectAround, type Shift } from './soundAround.ts'

export interface Removal {
  readonly gap: 'close' | 'leave'
  readonly scope: 'tracks' | 'all'
}

/** What is heard beside the range, before and after it is taken out. */
export function removalProof(step: PreparedStep, view: ProjectView, removal: Removal): readonly MeasureRequest[] {
  return aroundProof(view, actedOn(step, view, removal).trackIds, shiftOf(step, removal))
}

/**
 * The range is gone from every track that it is taken from, nothing else of them is, and what was behind it stands
 * where it should.
 */
export function expectRemoved(step: PreparedStep, seen: ReadBack, removal: Removal): Expectation[] {
  const acted = actedOn(step, seen.before, removal)
  return [
    ...expectAudioLeft(acted, seen, (all, inside) => all - inside),
    ...expectGap(removal.gap, acted, seen),
    ...expectAround(seen, acted.trackIds, shiftOf(step, removal)),
  ]
}

/** To keep all tracks in step the range is taken out of all of them; a gap keeps them so by itself. */
function actedOn(step: PreparedStep, view: ProjectView, { gap, scope }: Removal): PreparedStep {
  return scope === 'all' && gap === 'close' ? { ...step, trackIds: view.tracks.map((track) => track.id) } : step
}

function shiftOf(step: PreparedStep, { gap }: Removal): Shift {
  const { start, end } = rangeOf(step)
  return { start, end, by: gap === 'close' ? start - end : 0 }
}

/** What lay behind a removed range is where it was, or has moved up by the range's length. */
function expectGap(gap: 'close' | 'leave', step: PreparedStep, { before, after }: ReadBack): Expectation[] {
  const range = rangeOf(step)
  const by = gap === 'close' ? range.end - range.start : 0
  return tracksOf(before, step.trackIds).flatMap((track): Expectation[] => {
    const end = track.clips.at(-1)?.end ?? 0
    if (end <= range.end) return []
    const found = trackById(after, track.id)?.clips.at(-1)?.end ?? 0
    return [
      {
        holds: sameTime(found, end - by, after),
        expected: { kind: 'end-of-track', track: track.name, time: end - by },
        found: { kind: 'time', time: found },
      },
    ]
  })
}

export function expectOnClipboard(range: RangeView, seen: ReadBack): Expectation {
  const length = range.end - range.start
  const found = seen.after.clipboard
  return {
    holds: found !== null && sameTime(found.duration, length, seen.after),
    expected: { kind: 'on-clipboard', seconds: length },
    found: found === null ? { kind: 'empty-clipboard' } : { kind: 'length', seconds: found.duration },
  }
}
