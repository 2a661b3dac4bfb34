/** Shapes of a fade, each from 0 to 1. Falling, they are turned round. */
export const fadeCurves = ['linear', 'equalPower', 'exponential', 'logarithmic', 'sCurve'] as const
export type FadeCurve = (typeof fadeCurves)[number]

/** Loudness that the exponential curve runs through evenly, as a ratio: 60 dB. */
const depth = 1000

const shapes: Readonly<Record<FadeCurve, (x: number) => number>> = {
  linear: (x) => x,
  equalPower: (x) => Math.sin((x * Math.PI) / 2),
  exponential: rising,
  logarithmic: (x) => 1 - rising(1 - x),
  sCurve: (x) => (1 - Math.cos(x * Math.PI)) / 2,
}

/** Straight in decibels but for its first part, which reaches real silence. */
function rising(x: number): number {
  return (depth ** x - 1) / (depth - 1)
}

/** How far a fade has come at `x` of its length, both 0 to 1. */
export function fadeShape(curve: FadeCurve, x: number): number {
  return shapes[curve](x)
}
