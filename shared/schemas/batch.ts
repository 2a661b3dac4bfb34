import { z } from 'zod'
import { limits } from './limits.ts'

/** What the window knows of a batch: a recipe done to many files. Paths stay with the app; files have ids. */
export const batchFileStates = [
  'new',
  'rehearsing',
  'ready',
  'asked',
  'writing',
  'done',
  'there',
  'failed',
  'interrupted',
] as const

export const batchFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Beside those of `tapehand batch`: `new` was not rehearsed yet, `rehearsing` and `writing` are going on. */
  state: z.enum(batchFileStates),
  /** Seconds; null where it was not rehearsed. */
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** What would be or was done, in sentences. */
  steps: z.array(z.string()),
  notes: z.array(z.string()),
  /** Why it was not done. */
  problem: z.string().nullable(),
  /** Name of the file that was or would be written. */
  output: z.string(),
})

export const batchQuestionSchema = z.object({
  key: z.string(),
  text: z.string(),
  /** One-click answers: what the button says, and what it means. */
  answers: z.array(z.object({ label: z.string(), say: z.string() })),
  /** Ids of all files that ask it. */
  files: z.array(z.string()),
})

export const batchSchema = z.object({
  /** `rehearsed`: what each would get is shown, and waits for a yes. */
  phase: z.enum(['choosing', 'rehearsing', 'rehearsed', 'writing', 'written']),
  recipes: z.array(z.object({ name: z.string(), about: z.string() })),
  recipe: z.string().nullable(),
  /** Where files are written, as the person sees it; null where none was chosen, or where the page saves them. */
  folder: z.string().nullable(),
  files: z.array(batchFileSchema),
  /** What is open, each question once. */
  questions: z.array(batchQuestionSchema),
  /** Of the work that is going on; null where none is. `secondsLeft` is null before it can be told. */
  progress: z.object({ done: z.number(), all: z.number(), secondsLeft: z.number().nullable() }).nullable(),
  /** A folder whose new recordings are done as they come. */
  watch: z
    .object({
      recipe: z.string(),
      from: z.string(),
      to: z.string(),
      /** Newest first. */
      results: z.array(batchFileSchema),
      problem: z.string().nullable(),
    })
    .nullable(),
})

export const batchAnswerSchema = z.strictObject({
  /** Its key. */
  question: z.string().max(5000),
  say: z.string().trim().min(1).max(limits.messageLength),
})

export type BatchFile = z.infer<typeof batchFileSchema>
export type BatchQuestion = z.infer<typeof batchQuestionSchema>
export type Batch = z.infer<typeof batchSchema>
