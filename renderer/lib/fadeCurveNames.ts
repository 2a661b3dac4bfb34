import type { FadeCurve } from '../../shared/fadeCurve.ts'

/** The shapes of a fade as people know them. */
export const fadeCurveNames: Readonly<Record<FadeCurve, string>> = {
  linear: 'linear',
  equalPower: 'equal power',
  exponential: 'exponential',
  logarithmic: 'logarithmic',
  sCurve: 'S-curve',
}
