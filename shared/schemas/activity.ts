import { z } from 'zod'
import { authorSchema } from './author.ts'
import { requestStates } from './conversation.ts'
import { rangeSchema } from './projectView.ts'

/** Something that went to a model, or came back of one of its calls. */
const sentSchema = z.object({
  role: z.string(),
  text: z.string(),
  /** The call that it is the result of. */
  callId: z.string().exactOptional(),
})

/** One question to a model: never the key, never audio. */
export const modelCallSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  host: z.string(),
  model: z.string(),
  milliseconds: z.number(),
  /** As the server counts them, else four letters for one token. */
  tokensSent: z.number(),
  tokensReceived: z.number(),
  /** Names of the tools that were called. */
  tools: z.array(z.string()),
  /** The failure's code; null where an answer came. */
  failure: z.string().nullable(),
  /** How often it went out: more than once where the server was busy or the line broke. */
  attempts: z.number().int().exactOptional(),
  /** What went out that had not gone out before in this request; let go of after a while. */
  sent: z.array(sentSchema).exactOptional(),
  /** Names of the tools that it could call. */
  offered: z.array(z.string()).exactOptional(),
  answer: z.string().exactOptional(),
  /** With arguments as JSON. */
  calls: z.array(z.object({ id: z.string(), tool: z.string(), args: z.string() })).exactOptional(),
})

/** One step that was carried out. */
export const actionSchema = z.object({
  tool: z.string(),
  title: z.string(),
  args: z.record(z.string(), z.unknown()),
  range: rangeSchema.nullable(),
  at: z.number().nullable(),
  /** Names, in track order. */
  tracks: z.array(z.string()),
  /** Who gave each value: the range, the tracks, the time, and parameters by their names. */
  authors: z.record(z.string(), authorSchema),
  /** What was read back, in words. */
  did: z.string(),
  milliseconds: z.number(),
  /** 1 where it went well at once. */
  tries: z.number().int(),
})

/** A request from the message to its end, under the one id that all of it carries. */
export const activitySchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** In the person's words. */
  text: z.string(),
  planner: z.enum(['offline', 'model']).nullable(),
  state: z.enum(requestStates),
  /** Every time it stopped to ask, in order. */
  asked: z.array(z.enum(['clarify', 'choose', 'approval'])),
  /** From the first message to the last answer; the person's own time is in it. */
  milliseconds: z.number(),
  /** The entry of the history that it made. */
  undoId: z.string().nullable(),
  messages: z.array(
    z.object({ from: z.enum(['person', 'tapehand']), text: z.string(), at: z.string(), state: z.string().nullable() }),
  ),
  actions: z.array(actionSchema),
  modelCalls: z.array(modelCallSchema),
})

/** What a list shows of it. */
export const activityRowSchema = activitySchema
  .pick({ id: true, at: true, text: true, planner: true, state: true, milliseconds: true, undoId: true })
  .extend({ actions: z.number().int(), modelCalls: z.number().int(), tokens: z.number() })

export type Activity = z.infer<typeof activitySchema>
export type ActivityRow = z.infer<typeof activityRowSchema>
export type Action = z.infer<typeof actionSchema>
export type ModelCall = z.infer<typeof modelCallSchema>

export const rowOf = (one: Activity): ActivityRow => ({
  id: one.id,
  at: one.at,
  text: one.text,
  planner: one.planner,
  state: one.state,
  milliseconds: one.milliseconds,
  undoId: one.undoId,
  actions: one.actions.length,
  modelCalls: one.modelCalls.length,
  tokens: one.modelCalls.reduce((sum, call) => sum + call.tokensSent + call.tokensReceived, 0),
})

/** What became of a model's call: what it was told of it behind it; null where it was told nothing any more. */
export function resultOf(activity: Pick<Activity, 'modelCalls'>, callId: string): string | null {
  const told = activity.modelCalls.flatMap(({ sent = [] }) => sent).find((one) => one.callId === callId)
  return told?.text ?? null
}
