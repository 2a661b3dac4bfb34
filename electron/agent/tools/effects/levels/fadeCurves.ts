import { z } from 'zod'
import type { FadeCurve } from '../../../../../shared/dsp/fadeCurve.ts'

const curves = {
  linear: 'linear',
  equal_power: 'equalPower',
  exponential: 'exponential',
  logarithmic: 'logarithmic',
  s_curve: 'sCurve',
} as const satisfies Record<string, FadeCurve>
export type CurveName = keyof typeof curves

/** How a fade gets from one end to the other, in a person's words. */
export const curveParameter = (usual: CurveName) =>
  z
    .enum(Object.keys(curves) as [CurveName, ...CurveName[]])
    .default(usual)
    .describe('Shape of the fade.')

export function toCurve(name: CurveName): FadeCurve {
  return curves[name]
}

/** "along an S curve"; nothing for the usual one. */
export function sayCurve(name: CurveName, usual: CurveName): string {
  return name === usual ? '' : ` (${name === 's_curve' ? 'S curve' : name.replace('_', ' ')})`
}
