import { z } from 'zod'
import { trackColours } from './trackPalette.ts'

export const trackColourSchema = z.enum(trackColours)
