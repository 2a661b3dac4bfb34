import { describe, expect, it } from 'vitest'
import {
  expectMastered,
  masteredLevels,
} from '../../../../../../../electron/agent/tools/effects/levels/expectMastered.ts'
import type { Change, EditNote } from '../../../../../../../shared/schemas/change.ts'
import type { EditOutcome } from '../../../../../../../shared/schemas/editRequest.ts'

const goal = { name: null, level: { unit: 'lufs', value: -16 }, ceilingDb: -6 } as const
const about = { track: null, range: null, leave: null, left: false }
const changes: Change[] = [
  { ...about, what: 'loudness', before: { kind: 'loudness', lufs: -25 }, after: { kind: 'loudness', lufs: -16 } },
  { ...about, what: 'peak', before: { kind: 'peak', db: -12 }, after: { kind: 'peak', db: -6 } },
]

function planned(value: number, truePeakDb: number, notes: readonly EditNote[] = []): EditOutcome {
  const level = { unit: 'lufs', value } as const
  const plannedMix = { trackIds: ['t'], mono: 'once', start: 0, end: 1, level, truePeakDb } as const
  const nothing = { tracks: [], range: null, at: null, peakBeforeDb: null, peakAfterDb: null }
  return { changed: true, ...nothing, notes: [...notes], changes, plannedMix: { ...plannedMix, trackIds: ['t'] } }
}

/** What the first expectation that does not hold expected. */
const brokenBy = (outcome: EditOutcome, seconds = 1): string | null =>
  expectMastered(goal, outcome, { start: 2, end: 2 + seconds }).find(({ holds }) => !holds)?.expected.kind ?? null

describe('the check of a master', () => {
  it('holds where level and peak are planned to be those of the goal', () => {
    expect(brokenBy(planned(-16.1, -6.1))).toBeNull()
  })

  it('finds a plan for another level, or over the ceiling', () => {
    expect(brokenBy(planned(-16.2, -6.1))).toBe('loudness')
    expect(brokenBy(planned(-16, -5.9))).toBe('peak-at-most')
  })

  it('lets a level be short of the goal where that is said, and never past it', () => {
    expect(brokenBy(planned(-18, -6.1, [{ kind: 'level-short', db: -18 }]))).toBeNull()
    expect(brokenBy(planned(-15, -6.1, [{ kind: 'level-short', db: -15 }]))).toBe('loudness')
  })

  it('finds that nothing was planned of what is said to be changed', () => {
    const untold = { ...planned(-16, -6.1), plannedMix: undefined }
    expect(brokenBy(untold)).toBe('loudness')
    expect(brokenBy({ ...untold, changed: false })).toBeNull()
  })

  it('asks no level of a range that is all joins', () => {
    const untold = { ...planned(-16, -6.1), plannedMix: undefined }
    expect(brokenBy(untold, 0.004)).toBeNull()
    expect(brokenBy(untold, 0.005)).toBe('loudness')
  })

  it('tells levels before it as they were measured, and afterwards as they were planned', () => {
    expect(masteredLevels(planned(-16.1, -6.2))).toEqual({
      level: { before: -25, after: -16.1 },
      truePeakDb: { before: -12, after: -6.2 },
    })
  })

  it('takes no place that the limiter turns down for the level of the whole', () => {
    const place: Change = {
      ...about,
      what: 'level',
      range: { start: 1, end: 1.2 },
      before: { kind: 'gain', db: 0 },
      after: { kind: 'gain', db: -3 },
    }
    const told = masteredLevels({ ...planned(-16.1, -6.2), changes: [place, ...changes] })
    expect(told?.level).toEqual({ before: -25, after: -16.1 })
  })
})
