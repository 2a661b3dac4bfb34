import { z } from 'zod'
import { presetSchema } from './preset.ts'

const named = { key: z.string(), name: z.string(), description: z.string(), required: z.boolean() }
const numberFieldSchema = z.object({
  ...named,
  kind: z.literal('number'),
  unit: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  whole: z.boolean(),
  start: z.number().nullable(),
})

/** One value of a tool as a field that a person fills in; everything comes from the tool's schema. */
export const toolFieldSchema = z.discriminatedUnion('kind', [
  numberFieldSchema,
  z.object({
    ...named,
    kind: z.literal('choice'),
    unit: z.string(),
    choices: z.array(z.union([z.string(), z.number()])),
    start: z.union([z.string(), z.number()]).nullable(),
  }),
  z.object({ ...named, kind: z.literal('text'), maxLength: z.number(), start: z.string() }),
  /** One of the things in the project, or several of them, by name. */
  z.object({
    ...named,
    kind: z.literal('thing'),
    of: z.enum(['track', 'clip', 'label']),
    count: z.enum(['one', 'several']),
  }),
  /** A list of rows of numbers. */
  z.object({ ...named, kind: z.literal('rows'), columns: z.array(numberFieldSchema), most: z.number() }),
])

/** What has to be there before a tool can do anything. */
export const toolNeedSchema = z.enum(['nothing', 'audio', 'tracks', 'selection', 'clipboard', 'labels'])

/** A tool or a question as the window's menus and its palette show it. */
export const toolEntrySchema = z.object({
  name: z.string(),
  group: z.string(),
  title: z.string(),
  description: z.string(),
  /** What people say to it: the palette finds it by them, too. */
  also: z.array(z.string()),
  /** `change` is in the undo history; `files` needs a place that a dialog gives. */
  does: z.enum(['change', 'focus', 'transport', 'history', 'answer', 'files']),
  needs: toolNeedSchema,
  fields: z.array(toolFieldSchema),
  /** The field's usual values, under their names. */
  presets: z.array(presetSchema),
})

export const toolRunSchema = z.strictObject({ tool: z.string(), args: z.record(z.string(), z.unknown()).default({}) })

/** What came of it, in one sentence; for a question, the answer. */
export const toolOutcomeSchema = z.object({ kind: z.enum(['done', 'answer']), title: z.string(), text: z.string() })

export type ToolField = z.infer<typeof toolFieldSchema>
export type NumberToolField = z.infer<typeof numberFieldSchema>
export type ToolNeed = z.infer<typeof toolNeedSchema>
export type ToolEntry = z.infer<typeof toolEntrySchema>
export type ToolOutcome = z.infer<typeof toolOutcomeSchema>
