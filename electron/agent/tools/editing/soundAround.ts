import type { MeasureRequest } from '../../../editor/index.ts'
import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Expectation } from '../readBack/confirming.ts'
import type { ReadBack } from '../contract/defineTool.ts'
import { trackById } from '../readBack/measureTracks.ts'
import { sayName } from '../sentences/saying.ts'

/** Seconds of sound that are compared on each side, and how far from the place: joins reach less far. */
const compared = 0.1
const beside = 0.01
/** More tracks than these are not listened to: read-back would take longer than the edit. */
const mostHeard = 8

/** What is taken out or put in, in seconds, and by how much what is behind it comes later. */
export interface Shift extends RangeView {
  readonly by: number
}

/** What is heard in front of a place, behind it, and where the latter is to be afterwards; on each track. */
export function aroundProof({ sampleRate }: ProjectView, trackIds: readonly string[], shift: Shift): MeasureRequest[] {
  const whole = (seconds: number): number => Math.round(seconds * sampleRate)
  const [length, side] = [Math.ceil(compared * sampleRate), Math.ceil(beside * sampleRate)]
  const front = Math.max(0, whole(shift.start) - side - length)
  const behind = whole(shift.end) + side
  const starts = [front, behind, behind + whole(shift.end + shift.by) - whole(shift.end)]
  return trackIds.slice(0, mostHeard).flatMap((id) =>
    starts.map((start, index): MeasureRequest => {
      const end = index === 0 ? Math.max(front, whole(shift.start) - side) : start + length
      return { range: { start: start / sampleRate, end: end / sampleRate }, trackIds: [id] }
    }),
  )
}

/**
 * What was in front is there still, and what was behind has come along. Of tracks that did not change nothing is
 * expected, and nothing of sound that the edit says it laid room tone under.
 */
export function expectAround(
  { before, after, sound, outcome }: ReadBack,
  trackIds: readonly string[],
  { start, end, by }: Shift,
): Expectation[] {
  if (sound === null) return []
  const isFilled = (id: string, from: number, to: number): boolean =>
    (outcome.joins ?? []).some(
      ({ filled, trackIds: on }) => filled !== null && on.includes(id) && filled.start < to && from < filled.end,
    )
  const [near, far] = [beside, beside + compared]
  return trackIds.slice(0, mostHeard).flatMap((id, index): Expectation[] => {
    const [was, is] = [trackById(before, id), trackById(after, id)]
    if (was === undefined || is === undefined || JSON.stringify(was.clips) === JSON.stringify(is.clips)) return []
    const hash = (side: 'before' | 'after', place: number): string | undefined =>
      sound[side][index * 3 + place]?.soundHash
    const name = sayName(was.name)
    return [
      {
        holds: hash('before', 0) === hash('after', 0) || isFilled(id, start - far, start - near),
        expected: { kind: 'same-before', track: name, time: start },
        found: { kind: 'other-sound' },
      },
      {
        holds: hash('before', 1) === hash('after', 2) || isFilled(id, end + by + near, end + by + far),
        expected: { kind: 'same-moved', track: name, from: end, to: end + by },
        found: { kind: 'other-sound' },
      },
    ]
  })
}
