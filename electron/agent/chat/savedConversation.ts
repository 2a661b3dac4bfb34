import { z } from 'zod'
import {
  approvalSchema,
  conversationStates,
  messageSchema,
  questionSchema,
  requestStates,
} from '../../../shared/schemas/conversation.ts'
import { rangeSchema } from '../../../shared/schemas/projectView.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Choice } from '../prepare/found.ts'

/** The conversation as it is kept with the project, so that a pending question or approval survives a restart. */
const plannedSchema = z.object({
  tool: z.string(),
  args: z.record(z.string(), z.unknown()),
  target: z.record(z.string(), z.unknown()),
  words: z.string(),
  confidence: z.number(),
  callId: z.string().optional(),
}) as unknown as z.ZodType<PlannedStep>

const preparedSchema = z.object({
  tool: z.string(),
  args: z.record(z.string(), z.unknown()),
  range: rangeSchema.nullable(),
  trackIds: z.array(z.string()),
  at: z.number().nullable(),
  words: z.string(),
  sources: z.array(
    z.object({
      what: z.enum(['range', 'tracks', 'time', 'value']),
      value: z.string(),
      source: z.string(),
      confidence: z.number(),
    }),
  ),
})

const choiceSchema = z.object({
  label: z.string(),
  words: z.array(z.string()),
  pick: z.record(z.string(), z.unknown()),
}) as unknown as z.ZodType<Choice>

const questionStageSchema = z.object({
  kind: z.enum(['clarify', 'choose']),
  question: questionSchema,
  step: z.number().int(),
  missing: z.enum(['range', 'time', 'tracks', 'value', 'thing']).nullable(),
  choices: z.array(choiceSchema),
  asker: z.enum(['preparation', 'model']).default('preparation'),
})

const stageSchema = z.union([
  questionStageSchema,
  z.object({
    kind: z.literal('approval'),
    approval: approvalSchema,
    prepared: z.array(preparedSchema),
    origins: z.array(z.number().int()),
    approved: z.number().int(),
  }),
])

const requestSchema = z.object({
  id: z.string(),
  text: z.string(),
  planner: z.enum(['offline', 'model']),
  planned: z.array(plannedSchema),
  aside: z.string().nullable(),
  notes: z.array(z.string()),
  begun: z.boolean(),
  stage: stageSchema.nullable(),
  leftOut: z.array(z.string()).default([]),
  chosen: z
    .object({ planned: z.array(plannedSchema), stage: questionStageSchema, picks: z.array(z.number().int()) })
    .nullable()
    .default(null),
})

const modelCallSchema = z.object({
  at: z.string(),
  host: z.string(),
  model: z.string(),
  milliseconds: z.number(),
  tokensSent: z.number(),
  tokensReceived: z.number(),
  tools: z.array(z.string()),
  failure: z.string().nullable(),
})

const pendingKinds = ['clarify', 'choose', 'approval'] as const

const logSchema = z.object({
  id: z.string(),
  text: z.string(),
  asked: z.array(z.enum(pendingKinds)),
  ran: z.array(preparedSchema),
  pending: z.enum(pendingKinds).nullable(),
  reply: z.string(),
  state: z.enum(requestStates),
  modelCalls: z.array(modelCallSchema),
})

export const savedConversationSchema = z.object({
  version: z.literal(1),
  state: z.enum(conversationStates),
  messages: z.array(messageSchema),
  /** What was asked, done and answered, request by request, and every question to a model. */
  log: z.array(logSchema).default([]),
  context: z.object({
    request: requestSchema.nullable(),
    lastSteps: z.array(plannedSchema),
    refused: requestSchema.nullable(),
    lastDone: z.object({ request: requestSchema, historyId: z.string().nullable() }).nullable().default(null),
    memory: z.object({ lastRange: rangeSchema.nullable(), clipboardFrom: z.array(z.string()) }),
  }),
})

export type SavedConversation = z.infer<typeof savedConversationSchema>
