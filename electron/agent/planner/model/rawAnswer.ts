import { z } from 'zod'

/** One answer as the server sent it, before it is understood. */
export interface RawAnswer {
  readonly text: string
  /** Letters of thought that came beside it. */
  readonly thought: number
  readonly calls: readonly RawCall[]
  /** Null where the server gave none: then a stream may have been cut. */
  readonly finish: string | null
  /** Tokens as the server has counted them; null where it does not say. */
  readonly usage: { readonly sent: number; readonly received: number } | null
}

export interface RawCall {
  readonly id: string
  readonly name: string
  /** Mostly JSON as text; some servers send the object itself. */
  readonly args: unknown
}

/** Lenient on purpose: what a server leaves out, or sends as null, must not end an answer that can be understood. */
const callSchema = z.object({
  index: z.number().nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.unknown().optional() }).nullish(),
})
const partSchema = z.object({
  content: z.unknown().optional(),
  refusal: z.string().nullish(),
  /** Thoughts, in the two forms that servers have for them. */
  reasoning_content: z.unknown().optional(),
  reasoning: z.unknown().optional(),
  tool_calls: z.array(callSchema).nullish(),
  /** The form before tool calls; some servers still use it. */
  function_call: z.object({ name: z.string().nullish(), arguments: z.unknown().optional() }).nullish(),
})
const choiceSchema = z.object({
  index: z.number().nullish(),
  delta: partSchema.nullish(),
  message: partSchema.nullish(),
  finish_reason: z.string().nullish(),
})
const count = z.number().int().min(0).nullish().catch(null)
const usageSchema = z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null)
const chunkSchema = z.object({ choices: z.array(choiceSchema).nullish(), usage: usageSchema })

type CallPart = z.infer<typeof callSchema>

/** More than this is not an answer but a fault. */
const longestText = 60_000
const mostCalls = 64
/** A model that thinks for longer does not come to an end. */
const longestThought = 120_000

export interface AnswerBuilder {
  /**
   * Takes a chunk of a stream, or a whole completion. `nonsense`: it has no known form, or it is more than any answer.
   * `onlyThoughts`: it thinks without an end.
   */
  add(chunk: unknown): 'taken' | 'nonsense' | 'onlyThoughts'
  text(): string
  build(): RawAnswer
}

/** Puts the parts of a stream together. Arguments of parallel calls may come interleaved. */
export function answerBuilder(): AnswerBuilder {
  let text = ''
  let finish: string | null = null
  let size = 0
  let thought = 0
  let usage: RawAnswer['usage'] = null
  const calls: CallSoFar[] = []

  return {
    add(chunk) {
      const parsed = chunkSchema.safeParse(chunk)
      if (!parsed.success) return 'nonsense'
      usage = usageOf(parsed.data) ?? usage
      // One answer was asked for: a second one beside it is not listened to.
      const choice = parsed.data.choices?.find(({ index }) => (index ?? 0) === 0)
      const part = choice?.delta ?? choice?.message
      const more = part ? textOf(part.content) + (part.refusal ?? '') : ''
      text += more
      size += more.length
      thought += textOf(part?.reasoning_content ?? part?.reasoning).length
      for (const call of callsOf(part)) size += addCall(calls, call)
      finish = choice?.finish_reason ?? finish
      return verdictOn({ text, size, thought, calls: calls.length })
    },
    text: () => text,
    build: () => ({ text, thought, calls, finish, usage }),
  }
}

function verdictOn(sizes: {
  readonly text: string
  readonly size: number
  readonly thought: number
  readonly calls: number
}): ReturnType<AnswerBuilder['add']> {
  const { text, size, thought, calls } = sizes
  if (thought > longestThought || (size > longestText && /^\s*<think/u.test(text))) return 'onlyThoughts'
  return size > longestText || calls > mostCalls ? 'nonsense' : 'taken'
}

/** As far as the server counts. */
function usageOf({ usage }: z.infer<typeof chunkSchema>): RawAnswer['usage'] {
  const sent = usage?.prompt_tokens ?? 0
  return sent > 0 ? { sent, received: usage?.completion_tokens ?? 0 } : null
}

/** A call that is still being sent. */
interface CallSoFar {
  readonly index: number | null
  id: string
  name: string
  args: unknown
}

function callsOf(part: z.infer<typeof partSchema> | null | undefined): readonly CallPart[] {
  const calls = part?.tool_calls ?? []
  return part?.function_call ? [...calls, { index: 0, function: part.function_call }] : calls
}

/** Gives the letters that it took. */
function addCall(calls: CallSoFar[], part: CallPart): number {
  const id = part.id ?? ''
  const name = part.function?.name ?? ''
  const call = findCall(calls, part) ?? beginCall(calls, { index: part.index ?? null, id, name: '', args: '' })
  if (call.id === '') call.id = id
  if (call.name === '') call.name = name
  const args = part.function?.arguments
  if (typeof args !== 'string') {
    if (args !== undefined && args !== null) call.args = args
    return 0
  }
  call.args = typeof call.args === 'string' ? call.args + args : call.args
  return args.length
}

function beginCall(calls: CallSoFar[], call: CallSoFar): CallSoFar {
  calls.push(call)
  return call
}

/**
 * The call that a part goes on with. Some servers give every parallel call the index 0, or none at all: then a new id,
 * or a new name, begins a new call.
 */
function findCall(calls: readonly CallSoFar[], part: CallPart): CallSoFar | undefined {
  const id = part.id ?? ''
  const index = part.index ?? null
  const isNamed = (part.function?.name ?? '') !== ''
  // Some servers give every parallel call the same id: then another number and a name of its own begin a new call.
  const isAnother = (call: CallSoFar): boolean =>
    isNamed && call.index !== null && index !== null && call.index !== index
  const sameId = id === '' ? undefined : calls.findLast((call) => call.id === id && !isAnother(call))
  if (sameId !== undefined) return sameId
  const sameIndex = index === null ? undefined : calls.findLast((call) => call.index === index)
  if (sameIndex !== undefined && (id === '' || sameIndex.id === '')) return sameIndex
  return index === null && id === '' && !isNamed ? calls.at(-1) : undefined
}

/** A string, or the list of parts that some servers send. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part: unknown) =>
      typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string' ? part.text : '',
    )
    .join('')
}
