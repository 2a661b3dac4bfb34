import type { TimelinePoint } from '../../../renderer/timeline/pointerInput.ts'

/** A pointer in the middle of a track, with nothing held, but for what is said. */
export function pointAt(change: Partial<TimelinePoint>): TimelinePoint {
  return {
    x: 0,
    time: 0,
    zone: 'track',
    track: null,
    y: 60,
    windowY: 60,
    held: { shift: false, alt: false, control: false },
    ...change,
  }
}
