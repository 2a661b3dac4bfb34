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

function lowest(clips: readonly Clip[], holds: (clip: Clip) => boolean): number {
  let low = 0
  let high = clips.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const clip = clips[middle]
    if (clip !== undefined && holds(clip)) high = middle
    else low = middle + 1
  }
  return low
}
