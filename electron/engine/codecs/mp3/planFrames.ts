import type { InfoFrame } from './infoFrame.ts'

/** Samples that the decoder's filter bank lags behind: 528 and one. */
export const decoderDelay = 529

/** Which samples of what is decoded are the source's: from `start` up to `end` (without it). */
export function planFrames(info: InfoFrame | null, samplesPerFrame: number): { start: number; end: number } {
  const gapless = info?.gapless ?? null
  if (gapless === null) return { start: 0, end: Infinity }
  const start = gapless.delay + decoderDelay
  const frames = info?.frames ?? null
  if (frames === null || frames === 0) return { start, end: Infinity }
  const end = frames * samplesPerFrame - gapless.padding + decoderDelay
  return end > start ? { start, end } : { start: 0, end: Infinity }
}
