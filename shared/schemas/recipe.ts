import { z } from 'zod'
import { limits } from './limits.ts'

/** What a step needs to be there; where it is not, the step is left out. */
const conditionSchema = z.strictObject({
  /** A track of this name, by whole words and without regard to case. */
  track: z.string().trim().min(1).max(limits.nameLength),
})

const placeSchema = z.looseObject({ kind: z.string() })

/** A step as it was planned, for words that do not give it by themselves: behind an answer, or by a model. */
const plannedSchema = z.strictObject({
  tool: z.string(),
  args: z.record(z.string(), z.unknown()).default({}),
  target: z
    .strictObject({
      range: placeSchema.optional(),
      tracks: z.array(placeSchema).optional(),
      thing: z.looseObject({ what: z.enum(['clip', 'label', 'either']) }).optional(),
      at: z.array(placeSchema).optional(),
    })
    .default({}),
  said: z.looseObject({ act: z.looseObject({}), mentions: z.array(z.unknown()) }).optional(),
  timeline: z.literal('shown').optional(),
})

const saidStepSchema = z.strictObject({
  /** Read anew in each project, so that "the pauses" are those of the project. */
  say: z.string().trim().min(1).max(limits.messageLength),
  plan: z.array(plannedSchema).min(1).max(50).optional(),
  when: conditionSchema.optional(),
})

const calledStepSchema = z.strictObject({
  /** `{ "tool": "apply_reverse", "tracks": ["Voice"] }`: any tool by its name, with its own values. */
  call: z.looseObject({ tool: z.string() }),
  when: conditionSchema.optional(),
})

/** What a batch writes for each file; a recipe that leaves it out gives WAV in the depth of the input. */
const outputSchema = z.strictObject({
  format: z.enum(['wav', 'aiff', 'flac', 'mp3', 'ogg', 'm4a', 'opus']),
  bits: z.union([z.literal(16), z.literal(24), z.literal(32)]).optional(),
  kbps: z.literal(limits.mp3Kbps.values).optional(),
  rate: z.number().int().min(limits.exportRate.min).max(limits.exportRate.max).optional(),
  channels: z.enum(['auto', 'mono', 'stereo']).optional(),
})

/** What was said once, to be done again on other sound: text that people read and change. */
export const recipeSchema = z.strictObject({
  /** For editors that check files while they are written. */
  $schema: z.string().optional(),
  version: z.literal(1),
  name: z.string().trim().min(1).max(limits.nameLength),
  /** Other names that it is asked for by, in other languages too. */
  alsoCalled: z.array(z.string().trim().min(1).max(limits.nameLength)).max(20).optional(),
  about: z.string().max(500).optional(),
  steps: z
    .array(z.union([saidStepSchema, calledStepSchema]))
    .min(1)
    .max(100),
  output: outputSchema.optional(),
})

export type Recipe = z.infer<typeof recipeSchema>
export type RecipeStep = Recipe['steps'][number]
export type RecipeOutput = z.infer<typeof outputSchema>
