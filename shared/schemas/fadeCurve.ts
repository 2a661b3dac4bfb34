import { z } from 'zod'
import { fadeCurves } from '../dsp/fadeCurve.ts'

export const fadeCurveSchema = z.enum(fadeCurves)
