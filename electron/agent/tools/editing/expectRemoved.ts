import type { MeasureRequest } from '../../../editor/index.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { expectAudioLeft, rangeOf, type Expectation } from '../confirming.ts'
import type { PreparedStep, ReadBack } from '../defineTool.ts'
import { expectGap } from './expectGap.ts'
import { aroundProof, expectAround, type Shift } from './soundAround.ts'

interface Removal {
  readonly gap: 'close' | 'leave'
  readonly scope: 'tracks' | 'all'
}

/** What is heard beside the range, before and after it is taken out. */
export function removalProof(step: PreparedStep, view: ProjectView, removal: Removal): readonly MeasureRequest[] {
  return aroundProof(view, actedOn(step, view, removal).trackIds, shiftOf(step, removal))
}

/** The range is gone from every track that it is taken from, nothing else of them is, and what was behind it stands where it should. */
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
