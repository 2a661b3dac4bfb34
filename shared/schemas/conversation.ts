import { z } from 'zod'
import { authorSchema } from './author.ts'
import { checklistSchema, pointersSchema, receiptSchema } from './messageParts.ts'
import { changeSchema, shownJoinsSchema } from './change.ts'
import { limits } from './limits.ts'

/**
 * What the chat shows. Texts are plain; names inside them are data and never markup. `refused`: it can't be done, or is
 * not; `rejected`: the person was shown it, and did not want it.
 */
export const requestStates = ['done', 'partly', 'refused', 'rejected', 'failed', 'cancelled', 'asked', 'talk'] as const

export const messageSchema = z.object({
  id: z.string(),
  from: z.enum(['person', 'tapehand']),
  text: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The request that it belongs to; answers and their question share it. */
  requestId: z.string(),
  /** How the request stands after an answer of ours; null for the person's words. */
  state: z.enum(requestStates).nullable(),
  /** The history entry that this request made, if it can be undone. */
  undoId: z.string().nullable(),
  /** Which planner understood it. */
  planner: z.enum(['offline', 'model']).nullable(),
  /**
   * What can be done with one click. `offline`: the same words, understood without a model. `takeUp`: go on with the
   * request that was set aside.
   */
  offer: z.enum(['offline', 'takeUp', 'rest']).nullable().default(null),
  /** The model's plan as it stood when the request ended. */
  plan: checklistSchema.exactOptional(),
  /** What it did, where something was done. */
  receipt: receiptSchema.exactOptional(),
  /** Beside an answer: where to look, and what could be said next. */
  pointers: pointersSchema.exactOptional(),
})

export const questionSchema = z.object({
  id: z.string(),
  kind: z.enum(['clarify', 'choose']),
  text: z.string(),
  /** One-click answers: what the button says, and what it sends as a message; of a thing, which one it is. */
  answers: z.array(
    z.object({
      label: z.string(),
      say: z.string(),
      thing: z.object({ what: z.enum(['clip', 'label', 'track']), id: z.string() }).exactOptional(),
    }),
  ),
})

export const regionSchema = z.object({
  trackId: z.string(),
  start: z.number(),
  end: z.number(),
  fate: z.enum(['removed', 'kept', 'rewritten', 'added']),
})

export const approvalStepSchema = z.object({
  index: z.number().int().min(0),
  tool: z.string(),
  title: z.string(),
  /** One sentence with ranges, tracks and values. */
  sentence: z.string(),
  /** False for steps that are only shown beside those that need a yes. */
  asks: z.boolean(),
  range: z.object({ start: z.number(), end: z.number() }).nullable(),
  tracks: z.array(z.string()),
  /** The tool's own values; `key` is the parameter, the limits are those of its schema. */
  values: z.array(
    z.object({
      key: z.string().default(''),
      name: z.string(),
      value: z.union([z.number(), z.string(), z.boolean()]),
      unit: z.string(),
      min: z.number().nullable().default(null),
      max: z.number().nullable().default(null),
      choices: z
        .array(z.union([z.number(), z.string()]))
        .nullable()
        .default(null),
    }),
  ),
  /**
   * Where the sentence says its range, its tracks, its time and its parameters, in letters from its beginning; null: it
   * does not. Left out of what older versions have kept.
   */
  said: z
    .array(z.object({ of: z.string(), place: z.object({ from: z.number().int(), to: z.number().int() }).nullable() }))
    .exactOptional(),
  /** Where each prepared value came from, e.g. "your words", "the time selection"; confidence 0 to 1. */
  sources: z.array(
    z.object({
      what: z.string(),
      /** The parameter, of a value. */
      key: z.string().optional(),
      value: z.string(),
      author: authorSchema.optional(),
      source: z.string(),
      confidence: z.number(),
    }),
  ),
  /** Where words and model differ: what the other one of the two has for it, which one press takes in its place. */
  other: z
    .object({ by: z.enum(['words', 'model']), sentence: z.string() })
    .nullable()
    .optional(),
  /** The line of somebody's notes that it stands for, with what is open about it. */
  note: z
    .object({
      text: z.string(),
      state: z.enum(['read', 'open', 'kept']),
      question: z.string().nullable(),
      answers: z.array(z.object({ label: z.string(), say: z.string() })),
      /** How far the earlier steps have moved its time, in seconds. */
      moved: z.number(),
    })
    .exactOptional(),
  /** Of a program of the machine: what is run, without a shell. */
  command: z.string().exactOptional(),
  regions: z.array(regionSchema),
  /**
   * What the same range can be turned into where the words were open: "Delete" for a trim. Null where there is no other
   * side.
   */
  flip: z.string().nullable().default(null),
  /**
   * What it changes, item by item, with before and after. Earlier versions kept them as words: what they kept is
   * prepared anew when it is opened, and the list with it.
   */
  changes: z.array(changeSchema).default([]).catch([]),
  /** Items beyond those. */
  moreChanges: z.number().int().default(0),
  /** A yes to it can hold for this kind of step until the app is closed. */
  mayAllow: z.boolean().default(false),
})

export const approvalSchema = z.object({
  id: z.string(),
  /** The request in the person's words. */
  request: z.string(),
  steps: z.array(approvalStepSchema),
  /** Length of the project in seconds. */
  before: z.number(),
  after: z.number(),
  /** Tracks whose own end moves, by name: it may not be the one that decides the length of the project. */
  trackLengths: z.array(z.object({ track: z.string(), before: z.number(), after: z.number() })).default([]),
  /** What was put right on the way: clamped or inverted ranges, contradictions between model and words. */
  notes: z.array(z.string()),
  /** The steps of the words as sentences, where a model has planned other ones; one press takes them in their place. */
  instead: z.array(z.string()).nullable().optional(),
  /**
   * The notes that say in words what `other` and `instead` offer with a press: the chat tells them, the dock does
   * not.
   */
  notesOfOthers: z.array(z.string()).optional(),
  /** The notes that count what the list of a step shows: the chat tells them, the dock does not. */
  notesOfLists: z.array(z.string()).optional(),
  /** The joins that all steps make together, where they make any. */
  joins: shownJoinsSchema.exactOptional(),
  /** Of tools, arguments and content revision: what is shown is what runs. */
  fingerprint: z.string(),
  contentRevision: z.number().int(),
  /** What was taken out and can be put back: how many of the steps stand before it, by their `index`. */
  leftOut: z
    .array(z.object({ index: z.number().int(), sentence: z.string(), before: z.number().int() }))
    .exactOptional(),
  /** True while the person steps through: the first step is what is being asked. */
  stepping: z.boolean(),
  /** Programs of the machine that nobody has allowed yet, with the files that describe them: a yes allows them too. */
  newTools: z.array(z.object({ title: z.string(), file: z.string() })).exactOptional(),
})

const stepIndex = z.number().int().min(0)

export const decisionSchema = z.discriminatedUnion('verb', [
  /** `session`: steps of these kinds need no yes any more until the app is closed, where that may be allowed. */
  z.strictObject({ verb: z.literal('approve'), allow: z.enum(['once', 'session']).default('once') }),
  /** Approves the first step that asks, and asks again for the next. */
  z.strictObject({ verb: z.literal('step') }),
  z.strictObject({ verb: z.literal('reject'), reason: z.string().max(1000).default('') }),
  /** The request without this step; prepared anew and asked again. */
  z.strictObject({ verb: z.literal('leaveOut'), step: stepIndex }),
  /** What was taken out, by its `index`, is back where it was. */
  z.strictObject({ verb: z.literal('putBack'), leftOut: stepIndex }),
  /**
   * The request with this step's values, range or tracks changed; prepared anew and asked again. Times are those shown
   * for the step.
   */
  z.strictObject({
    verb: z.literal('edit'),
    step: stepIndex,
    values: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])).optional(),
    range: z.object({ start: z.number(), end: z.number() }).optional(),
    trackIds: z.array(z.string()).min(1).optional(),
    /**
     * Of the list of changes, those that are to stay as they are, by their `leave`; in place of those that were left
     * out before.
     */
    except: z.array(z.number()).max(limits.leftOutItems).optional(),
  }),
  /** A line of notes in other words; its times stay where these name none. */
  z.strictObject({
    verb: z.literal('reword'),
    step: stepIndex,
    say: z.string().trim().min(1).max(limits.rewordLength),
  }),
  /** Keep instead of remove, or the other way round. */
  z.strictObject({ verb: z.literal('flip'), step: stepIndex }),
  /** What the other one of words and model has for this step; without one: the words' steps in place of all. */
  z.strictObject({ verb: z.literal('take'), step: stepIndex.optional() }),
])

export const conversationStates = ['idle', 'planning', 'clarifying', 'choosing', 'awaitingApproval', 'running'] as const

export const conversationViewSchema = z.object({
  state: z.enum(conversationStates),
  messages: z.array(messageSchema),
  question: questionSchema.nullable(),
  approval: approvalSchema.nullable(),
  /** The steps that are being carried out, in order, and which of them is under way; none while nothing runs. */
  running: z
    .object({ steps: z.array(z.string()), at: z.number().int() })
    .nullable()
    .default(null),
  /** The open request's plan, where a model has made one. */
  plan: checklistSchema.nullable().default(null),
  /** What a model has streamed of its answer so far; null when none is coming. */
  streaming: z.string().nullable(),
  /** Messages that wait for the running request. */
  queued: z.array(z.string()),
  /** Kinds of steps that need no yes until the app is closed. */
  allowed: z.array(z.object({ tool: z.string(), title: z.string() })),
  /** Requests whose place a newer one has taken, in the person's words; the one that comes back first is the last. */
  aside: z.array(z.string()).default([]),
})

export type ChatMessage = z.infer<typeof messageSchema>
export type Question = z.infer<typeof questionSchema>
export type Region = z.infer<typeof regionSchema>
export type ApprovalStep = z.infer<typeof approvalStepSchema>
export type Approval = z.infer<typeof approvalSchema>
/** What callers may write: defaulted fields can be left out. */
export type Decision = z.input<typeof decisionSchema>
export type ConversationState = (typeof conversationStates)[number]
export type ConversationView = z.infer<typeof conversationViewSchema>
export type RequestState = (typeof requestStates)[number]
