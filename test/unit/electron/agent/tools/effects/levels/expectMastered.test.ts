import { describe, expect, it } from 'vitest'
import type { MixLevels } from '../../../../../../../electron/editor/index.ts'
import type { ReadBack } from '../../../../../../../electron/agent/tools/contract/defineTool.ts'
import {
  expectMastered,
  masterRanges,
} from '../../../../../../../electron/agent/tools/effects/levels/expectMastered.ts'
import type { ProjectView } from '../../../../../../../shared/schemas/projectView.ts'

const goal = { name: null, level: { unit: 'lufs', value: -16 }, ceilingDb: -6 } as const
const mix = (lufs: number, truePeakDb: number, rmsDb = lufs): MixLevels => ({
  lufs,
  rmsDb,
  peakDb: truePeakDb,
  truePeakDb,
  floorDb: null,
})

/** The first expectation that is broken, where each side was measured as a whole and beside its joins. */
function brokenBy(before: readonly MixLevels[], after: readonly MixLevels[], changed = true): string | null {
  const measured = (levels: readonly MixLevels[]) => levels.map((one) => ({ peakDb: 0, rmsDb: 0, mix: one }))
  const outcome = { changed, tracks: [], range: null, at: null, peakBeforeDb: null, peakAfterDb: null }
  const seen = { outcome, sound: { before: measured(before), after: measured(after) } } as unknown as ReadBack
  return expectMastered(goal, seen).find(({ holds }) => !holds)?.expected.kind ?? null
}

describe('the check of a master', () => {
  const before = [mix(-25, -12), mix(-25, -12)]

  it('holds where level and peak are those of the goal', () => {
    expect(brokenBy(before, [mix(-16, -6.1), mix(-16, -6.1)])).toBeNull()
  })

  it('does not take back what peaks over the ceiling only where it is joined with louder sound', () => {
    expect(brokenBy(before, [mix(-16, -4), mix(-16, -6.1)])).toBeNull()
    expect(brokenBy(before, [mix(-16, -4), mix(-16, -5.9)])).toBe('peak-at-most')
  })

  it('leaves room for the level of joins as far as power lies in them, and no further', () => {
    // given: a tenth of the power of a short range lies where it is joined
    const joined = [mix(-16.3, -6.5, -16.46), mix(-16, -6.5, -16)]
    expect(brokenBy(before, joined)).toBeNull()
    // then
    expect(brokenBy(before, [mix(-16.3, -6.5), mix(-16.3, -6.5)])).toBe('loudness')
  })

  it('finds that nothing was done though it is said, even where the level is right already', () => {
    const right = [mix(-16, -6.5), mix(-16, -6.5)]
    expect(brokenBy(right, right)).toBe('rendered-anew')
    expect(brokenBy(right, right, false)).toBeNull()
  })

  it('measures what is longer beside its joins alone, and nothing of what is all joins', () => {
    const view = { sampleRate: 8000 } as ProjectView
    expect(masterRanges({ start: 1, end: 3 }, view)).toHaveLength(2)
    expect(masterRanges({ start: 1, end: 31 }, view)).toHaveLength(1)
    expect(masterRanges({ start: 1, end: 1.01 }, view)).toEqual([])
  })
})
