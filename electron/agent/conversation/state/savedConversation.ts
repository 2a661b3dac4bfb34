import { z } from 'zod'
import {
  approvalSchema,
  type ChatMessage,
  conversationStates,
  messageSchema,
  questionSchema,
  requestStates,
} from '../../../../shared/schemas/conversation.ts'
import { actionSchema, modelCallSchema } from '../../../../shared/schemas/activity.ts'
import { authorSchema } from '../../../../shared/schemas/author.ts'
import { checklistSchema } from '../../../../shared/schemas/messageParts.ts'
import { rangeSchema } from '../../../../shared/schemas/projectView.ts'
import { languages } from '../../../../shared/language.ts'
import { failure, messageOf } from '../../../../shared/failures/index.ts'
import type { PlannedStep } from '../../planner/plan.ts'
import { planSteps } from '../../tools/modelTools/planSteps.ts'
import type { Choice } from '../../prepare/resolution.ts'
import { type ConversationSnapshot, startConversation } from './machine.ts'
import { emptyData } from './record.ts'

const authorsSchema = z.object({
  range: authorSchema.optional(),
  tracks: authorSchema.optional(),
  time: authorSchema.optional(),
  args: z.record(z.string(), authorSchema).optional(),
})

/** The conversation as it is kept with the project, so that a pending question or approval survives a restart. */
const plannedSchema = z.object({
  tool: z.string(),
  args: z.record(z.string(), z.unknown()),
  target: z.record(z.string(), z.unknown()),
  words: z.string(),
  confidence: z.number(),
  callId: z.string().optional(),
  said: z.record(z.string(), z.unknown()).optional(),
  authors: authorsSchema.optional(),
  timeline: z.literal('shown').optional(),
  pinned: z.literal(true).optional(),
  edgeOf: rangeSchema.optional(),
  unsaid: z.literal(true).optional(),
  note: z
    .object({
      text: z.string(),
      words: z.string(),
      from: z.number(),
      to: z.number().nullable(),
      state: z.enum(['read', 'open', 'kept']),
      question: z.string().nullable(),
      answers: z.array(z.object({ label: z.string(), say: z.string() })),
    })
    .optional(),
  /** What one press takes in its place: a step of the same shape. */
  other: z
    .object({ by: z.enum(['words', 'model']), step: z.record(z.string(), z.unknown()), sentence: z.string() })
    .optional(),
}) as unknown as z.ZodType<PlannedStep>

const placeSchema = z.object({
  range: rangeSchema.nullable(),
  tracks: z.array(z.string()).nullable(),
  thing: z.object({ sort: z.enum(['clip', 'label']), id: z.string() }).nullable(),
  whole: z.boolean(),
  made: z.literal(true).exactOptional(),
  madeOf: z.array(z.string()).exactOptional(),
  gone: rangeSchema.exactOptional(),
  words: z.string().exactOptional(),
})

const preparedSchema = z.object({
  tool: z.string(),
  args: z.record(z.string(), z.unknown()),
  range: rangeSchema.nullable(),
  trackIds: z.array(z.string()),
  at: z.number().nullable(),
  edgeOf: rangeSchema.exactOptional(),
  words: z.string(),
  sources: z.array(
    z.object({
      what: z.enum(['range', 'tracks', 'time', 'value']),
      key: z.string().optional(),
      value: z.string(),
      /** Not kept by older versions, which knew no other. */
      author: authorSchema.optional(),
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
    replaces: z.array(z.string()).optional(),
  }),
])

/** Earlier versions kept the sentence alone. */
const leftOutSchema = z.preprocess(
  (saved) => (typeof saved === 'string' ? { sentence: saved, step: null, at: 0, turn: 0, keys: [] } : saved),
  z.object({
    sentence: z.string(),
    step: plannedSchema.nullable(),
    at: z.number().int(),
    turn: z.number().int(),
    keys: z.array(z.string()),
  }),
)

const requestSchema = z.object({
  id: z.string(),
  text: z.string(),
  planner: z.enum(['offline', 'model']),
  planned: z.array(plannedSchema),
  aside: z.string().nullable(),
  answers: z.array(z.string()).optional(),
  later: z.array(z.string()).optional(),
  notes: z.array(z.string()),
  begun: z.boolean(),
  stands: z.object({ historyId: z.string().nullable(), told: z.array(z.string()) }).optional(),
  stage: stageSchema.nullable(),
  plan: z.object({ goals: planSteps.parameters.shape.steps, checklist: checklistSchema }).optional(),
  instead: z.array(plannedSchema).optional(),
  leftOut: z.array(leftOutSchema).default([]),
  chosen: z
    .object({ planned: z.array(plannedSchema), stage: questionStageSchema, picks: z.array(z.number().int()) })
    .nullable()
    .default(null),
})

const pendingKinds = ['clarify', 'choose', 'approval'] as const

const logSchema = z.object({
  id: z.string(),
  requestId: z.string().exactOptional(),
  at: z.string().exactOptional(),
  text: z.string(),
  asked: z.array(z.enum(pendingKinds)),
  ran: z.array(preparedSchema),
  actions: z.array(actionSchema).exactOptional(),
  did: z.string().exactOptional(),
  planned: z.array(plannedSchema).exactOptional(),
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
    aside: z.array(requestSchema).optional(),
    language: z.enum(languages).optional(),
    memory: z.object({
      lastRange: rangeSchema.nullable(),
      clipboardFrom: z.array(z.string()),
      mentioned: z.array(placeSchema).exactOptional(),
    }),
  }),
})

export type SavedConversation = z.infer<typeof savedConversationSchema>

export function saveConversation({ value: state, context }: ConversationSnapshot): SavedConversation {
  const { transcript, request, lastSteps, refused, lastDone, memory, language, aside = [] } = context
  const kept = { ...(aside.length > 0 && { aside }), ...(language !== undefined && { language }) }
  const saved = {
    version: 1,
    state,
    messages: [],
    log: [],
    context: { request, lastSteps, refused, lastDone, memory, ...kept },
  }
  return {
    ...savedConversationSchema.parse(structuredClone(saved)),
    messages: transcript.messages.map(checkMessage),
    log: transcript.log.map(checkEntry),
  }
}

/** What was said and done stays as it is, so each is checked once; of a long conversation that would take a while. */
function checkOnce<T extends object>(schema: z.ZodType<T>) {
  const checked = new WeakMap<object, T>()
  return {
    check: (entry: object): T => {
      const known = checked.get(entry) ?? schema.parse(structuredClone(entry))
      checked.set(entry, known)
      return known
    },
    know: (entries: readonly T[]): void => entries.forEach((entry) => checked.set(entry, entry)),
  }
}

const { check: checkMessage, know: knowMessages } = checkOnce(messageSchema)
const { check: checkEntry, know: knowEntries } = checkOnce(logSchema)

/** As it was saved; a new one where there is nothing, or nothing that can be read, which it says. */
export function restoreConversation(saved: unknown): ConversationSnapshot {
  if (saved === undefined || saved === null) return startConversation(emptyData)
  const read = savedConversationSchema.safeParse(saved)
  if (!read.success) return startConversation({ ...emptyData, transcript: { messages: [unreadable], log: [] } })
  const { state, messages, log, context } = read.data
  knowMessages(messages)
  knowEntries(log)
  return startConversation({ ...emptyData, ...context, transcript: { messages, log } }, state)
}

const unreadable: ChatMessage = {
  id: 'unreadable',
  from: 'tapehand',
  text: messageOf(failure('agent/bad-conversation')),
  at: new Date(0).toISOString(),
  requestId: '',
  state: 'failed',
  undoId: null,
  planner: null,
  offer: null,
}
