import { z } from 'zod'

/**
 * One line of a conversation file: a fixture that later lines name, or a case. Unknown fields are refused, so that a
 * typing mistake can't pass.
 */
const time = z.number()
const pair = z.tuple([time, time])
const range = z.strictObject({ start: time, end: time })

const fixtureFields = {
  sampleRate: z.number().int().min(1000).max(384_000),
  tracks: z.array(
    z.strictObject({
      name: z.string(),
      channels: z.union([z.literal(1), z.literal(2)]).default(1),
      clips: z.array(z.strictObject({ name: z.string().optional(), start: time, end: time })).default([]),
      silences: z.array(pair).default([]),
    }),
  ),
  labels: z.array(z.strictObject({ text: z.string(), start: time, end: time.optional() })),
  selection: range.nullable(),
  selectedTracks: z.array(z.string()),
  selectedClips: z.array(z.string()),
  cursor: time,
}

export const projectSchema = z.strictObject({
  sampleRate: fixtureFields.sampleRate.default(8000),
  tracks: fixtureFields.tracks.default([]),
  labels: fixtureFields.labels.default([]),
  selection: fixtureFields.selection.default(null),
  selectedTracks: fixtureFields.selectedTracks.default([]),
  selectedClips: fixtureFields.selectedClips.default([]),
  cursor: fixtureFields.cursor.default(0),
})

/** Remarks that a file may carry; they change nothing. */
const remark = z.unknown().optional()
const remarks = {
  note: remark,
  notes: remark,
  comment: remark,
  why: remark,
  tags: remark,
  group: remark,
  category: remark,
  level: remark,
  source: remark,
  title: remark,
}

export const fixtureSchema = z.strictObject({ ...projectSchema.shape, ...remarks, fixture: z.string().min(1) })

const names = z.array(z.string())
const question = z.enum(['clarify', 'choose', 'approval'])

const replySchema = z.strictObject({
  content: z.string().nullable().optional(),
  tool_calls: z
    .array(
      z
        .strictObject({
          id: z.string().optional(),
          name: z.string(),
          arguments: z.record(z.string(), z.unknown()).optional(),
          /** The raw text where it is not valid JSON. */
          arguments_text: z.string().optional(),
        })
        .refine(
          (call) => call.arguments === undefined || call.arguments_text === undefined,
          'a call has arguments or arguments_text, not both',
        ),
    )
    .optional(),
})

const ranSchema = z.strictObject({
  tool: z.string(),
  args: z.record(z.string(), z.unknown()).optional(),
  range: pair.nullable().optional(),
  at: time.nullable().optional(),
  tracks: names.optional(),
})

const afterSchema = z.strictObject({
  clips: z.record(z.string(), z.array(pair)).optional(),
  extent: z.record(z.string(), pair.nullable()).optional(),
  duration: time.optional(),
  selection: pair.nullable().optional(),
  selectedTracks: names.optional(),
  cursor: time.optional(),
  tracks: names.optional(),
  labels: names.optional(),
  playback: z.enum(['playing', 'paused', 'stopped']).optional(),
  loop: z.boolean().optional(),
  muted: names.optional(),
  soloed: names.optional(),
  canUndo: z.boolean().optional(),
})

const expectSchema = z.strictObject({
  asked: z.array(question).optional(),
  pending: question.nullable().optional(),
  ran: z.array(ranSchema).optional(),
  after: afterSchema.optional(),
  reply: z.string().refine(isPattern, 'not a regular expression').optional(),
  unchanged: z.literal(true).optional(),
})

export const caseSchema = z
  .strictObject({
    ...remarks,
    id: z.string().min(1),
    project: z.union([z.string(), projectSchema]),
    with: z.strictObject(fixtureFields).partial().optional(),
    say: z.array(z.string().min(1)).min(1),
    decide: z.array(z.enum(['approve', 'reject', 'step'])).default([]),
    planner: z.enum(['offline', 'llm']).default('offline'),
    model: z.array(replySchema).optional(),
    expect: expectSchema.optional(),
    /** Acceptable outcomes; doing nothing is always one. */
    allow: z.array(z.array(ranSchema)).optional(),
    /** What a good companion does. */
    want: z.enum(['do', 'ask', 'refuse']).optional(),
    /** The kind of sentence, for the table. */
    class: z.string().min(1).optional(),
  })
  .refine(
    (one) => one.expect !== undefined || one.allow !== undefined || one.want !== undefined,
    'a case says what it expects: expect, allow or want',
  )
  .refine((one) => one.planner === 'offline' || one.model !== undefined, 'an llm case brings its model replies')
  .refine((one) => one.planner === 'llm' || one.model === undefined, 'model replies are for llm cases')
  .transform((one) => ({ ...one, expect: one.expect ?? {} }))

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'i')
    return true
  } catch {
    return false
  }
}

export type EvalProject = z.infer<typeof projectSchema>
export type EvalCase = z.infer<typeof caseSchema>
export type EvalExpect = EvalCase['expect']
export type ExpectedRan = z.infer<typeof ranSchema>
export type ModelReply = z.infer<typeof replySchema>
