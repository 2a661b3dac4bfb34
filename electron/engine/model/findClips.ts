import { firstWhere } from '../../../shared/firstWhere.ts'
import type { Clip } from './project.ts'

/**
 * Index of the first clip that ends after `frame`; the number of clips when there is none. Clips are sorted and never
 * overlap.
 */
export function firstClipEndingAfter(clips: readonly Clip[], frame: number): number {
  return lowest(clips, (clip) => clip.start + clip.length > frame)
}

/** Index of the first clip that starts at or after `frame`; the number of clips when there is none. */
export function firstClipStartingFrom(clips: readonly Clip[], frame: number): number {
  return lowest(clips, (clip) => clip.start >= frame)
}

/** The clip with `frame` strictly inside: neither its first frame nor its end. */
export function clipAround(clips: readonly Clip[], frame: number): Clip | undefined {
  const clip = clips[firstClipEndingAfter(clips, frame)]
  return clip !== undefined && clip.start < frame ? clip : undefined
}

export function touchesRange(clips: readonly Clip[], from: number, to: number): boolean {
  const clip = clips[firstClipEndingAfter(clips, from)]
  return clip !== undefined && clip.start < to && from < to
}

const lowest = (clips: readonly Clip[], holds: (clip: Clip) => boolean): number =>
  firstWhere(clips.length, (index) => holds(clips[index] as Clip))
