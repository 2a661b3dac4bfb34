import { z } from 'zod'
import { limits } from './limits.ts'

const value = z.union([
  z.number(),
  z.string().max(limits.nameLength),
  z.array(z.record(z.string(), z.number())).max(50),
])

/** Values of a tool under a name. What it does not say is the tool's default. */
export const presetSchema = z.strictObject({
  name: z.string().trim().min(1).max(limits.nameLength),
  values: z.record(z.string(), value),
})

/** A person's own, by the tool's name. */
export const ownPresetsSchema = z.record(z.string().max(limits.nameLength), z.array(presetSchema).max(limits.presets))

export type Preset = z.infer<typeof presetSchema>
export type OwnPresets = z.infer<typeof ownPresetsSchema>
