/** The nearest time that a whole frame has; all times that the window sends are such times. */
export function frameTime(seconds: number, sampleRate: number): number {
  return Math.round(seconds * sampleRate) / sampleRate
}
