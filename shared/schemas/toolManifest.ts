import { z } from 'zod'

/** As it stands between the words of a sentence; nothing that a grammar or a terminal would read as more. */
const phrase = z
  .string()
  .min(2)
  .max(60)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}'’ -]*$/u, 'letters, digits, spaces, hyphens and apostrophes only')

/** The same, with `…` where what it is done to may stand. */
const order = z
  .string()
  .min(2)
  .max(60)
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N}'’ -]*(?: … [\p{L}\p{N}'’ -]+)?$/u,
    'letters, digits, spaces, hyphens, apostrophes and one … only',
  )

const described = { title: phrase.optional(), description: z.string().min(1).max(200) }

/** JSON schema, as far as a value can be shown, edited and read from a sentence: a number, or one of a list. */
const manifestParameterSchema = z.union([
  z.strictObject({
    type: z.enum(['number', 'integer']),
    ...described,
    minimum: z.number(),
    maximum: z.number(),
    default: z.number().optional(),
  }),
  z.strictObject({
    type: z.literal('string'),
    ...described,
    // What begins with a sign would be an option of the program.
    enum: z
      .array(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u))
      .min(1)
      .max(30),
    default: z.string().optional(),
  }),
])

const key = z.string().regex(/^[a-z][a-z0-9_]{0,29}$/)

/** A program of the machine, described as a tool: what people and models call it, and how it is run. */
export const toolManifestSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]{2,39}$/),
  title: phrase,
  description: z.string().min(1).max(400),
  /** What is said to it, by language: "sox tremolo", "stretch … with rubber band". Its title is understood anyway. */
  words: z.record(z.string().regex(/^[a-z]{2}$/), z.array(order).max(20)).default({}),
  parameters: z
    .strictObject({
      type: z.literal('object'),
      properties: z.record(key, manifestParameterSchema),
      required: z.array(key).default([]),
      additionalProperties: z.literal(false).optional(),
    })
    .default({ type: 'object', properties: {}, required: [] }),
  /**
   * The program (a name that is looked for, or a full path) and its arguments, each as it is passed: there is no shell.
   * `{input}`, `{output}`, `{rate}`, `{channels}` and `{a_parameter}` stand for what they say.
   */
  command: z.array(z.string().min(1).max(400)).min(2).max(60),
  input: z.enum(['wav16', 'wav24', 'wavFloat']).default('wavFloat'),
  output: z.enum(['wav', 'flac', 'aiff', 'ogg', 'mp3']).default('wav'),
  /** Time limit. */
  seconds: z.number().min(1).max(7200).default(300),
  /** `times` and `dividedBy` name a parameter: the new length is the old one times it, or divided by it. */
  length: z
    .union([z.enum(['same', 'any']), z.strictObject({ times: key }), z.strictObject({ dividedBy: key })])
    .default('same'),
})

export type ToolManifest = z.infer<typeof toolManifestSchema>
export type ManifestParameter = z.infer<typeof manifestParameterSchema>
