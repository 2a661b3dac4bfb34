import { frames, type Frames } from '../../../shared/time.ts'
import type { Label } from '../model/project.ts'

/**
 * Labels when a range is taken out and the gap closes: those inside go, those that reach into it shrink, those behind
 * move up.
 * A point at the range's end marks what follows, and stays with it.
 */
export function takeOutOfLabels(labels: readonly Label[], start: number, end: number): readonly Label[] {
  // What is inside falls on the range's start, what is behind it moves up.
  const place = (frame: number): Frames => frames(frame < start ? frame : Math.max(start, frame - (end - start)))
  const isInside = (label: Label): boolean =>
    label.start === label.end ? label.start >= start && label.start < end : label.start >= start && label.end <= end
  return moved(
    labels,
    labels.filter((label) => !isInside(label)).map((label) => put(label, place(label.start), place(label.end))),
  )
}

/** Labels when `length` frames come in at `at`: those from there on move, one that reaches over it grows. */
export function pushLabels(labels: readonly Label[], at: number, length: number): readonly Label[] {
  const place = (frame: number, isEnd: boolean): Frames =>
    frames(frame > at || (frame === at && !isEnd) ? frame + length : frame)
  return moved(
    labels,
    labels.map((label) => put(label, place(label.start, false), place(label.end, label.start < label.end))),
  )
}

function put(label: Label, start: Frames, end: Frames): Label {
  return label.start === start && label.end === end ? label : { ...label, start, end }
}

function moved(before: readonly Label[], after: readonly Label[]): readonly Label[] {
  return after.length === before.length && after.every((label, index) => label === before[index]) ? before : after
}
