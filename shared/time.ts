declare const framesBrand: unique symbol

/** A position or length in sample frames: a whole number. All times inside the engine are frames. */
export type Frames = number & { readonly [framesBrand]: 'frames' }

export const frames = (count: number): Frames => count as Frames

/** Nearest frame; halves go up, so that neighbours made from one boundary always meet. */
export function toFrames(seconds: number, sampleRate: number): Frames {
  return frames(Math.round(seconds * sampleRate))
}

export function toSeconds(count: number, sampleRate: number): number {
  return count / sampleRate
}
