import type OpenAI from 'openai'
import type { ChatCompletionCreateParamsStreaming, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { failure } from '../../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../../shared/result.ts'
import { hideSecret } from '../../../../../shared/hideSecret.ts'
import { reasonOf } from '../../../../../shared/reasonOf.ts'
import { boundedFetch, TooMuchAnswered } from './boundedFetch.ts'
import { hideKeyIn } from './hideKey.ts'
import { modelFailure, type Trouble } from './modelFailure.ts'
import type { ToolSchema } from '../../../tools/schema/toolSchema.ts'
import { hostOf, usualPatience, type ModelOptions } from '../modelOptions.ts'
import { answerBuilder, type RawAnswer } from '../rawAnswer.ts'
import type { Extra } from './serverMemory.ts'
import { startWatch, type Watch } from './watch.ts'

/** The only file that speaks with the SDK, which is loaded at the first question and not at the start of the app. */
export type ChatMessage = ChatCompletionMessageParam

export interface ChatQuestion {
  readonly messages: readonly ChatMessage[]
  readonly tools: readonly ToolSchema[]
  /** What goes along beside them, where the server takes it. */
  readonly with?: Partial<Pick<ChatCompletionCreateParamsStreaming, Exclude<Extra, 'strict'>>> & {
    readonly strict?: true
  }
  /** The text of the answer so far, each time that it grew. */
  readonly onText: (text: string) => void
  readonly signal: AbortSignal
  /** Called each time that it goes out. */
  readonly onAttempt?: () => void
}

/**
 * Asks once, streaming. Every way to fail comes back as a failure of the catalog; the SDK tries again by itself where
 * that can help.
 */
export async function askChat(options: ModelOptions, question: ChatQuestion): Promise<Result<RawAnswer>> {
  const patience = { ...usualPatience, ...options.patience }
  const watch = startWatch(patience, question.signal)
  let begun: 'no' | 'yes' = 'no'
  const ask = async () => {
    const { default: Client } = await import('openai')
    const client = clientFor(Client, options, question, patience)
    const request = client.chat.completions.create(bodyOf(options.model, question), { signal: watch.signal })
    const { data, response } = await request.withResponse()
    begun = 'yes'
    watch.alive()
    return readAnswer(response, data, { options, question, watch })
  }
  try {
    // The SDK does not listen while it waits for its next try; a person who cancels must not wait with it.
    return await Promise.race([ask(), watch.whenEnded])
  } catch (error) {
    return err(watchFailure(watch, options) ?? modelFailure(await troubleOf(error, begun), options, patience.total))
  } finally {
    watch.stop()
  }
}

function clientFor(
  Client: typeof OpenAI,
  { baseUrl, key }: ModelOptions,
  { onAttempt }: ChatQuestion,
  { retries, total }: { readonly retries: number; readonly total: number },
): OpenAI {
  const fetch = boundedFetch()
  return new Client({
    baseURL: baseUrl,
    // The SDK insists on one; servers without keys ignore it.
    apiKey: key === '' ? 'none' : key,
    organization: null,
    project: null,
    maxRetries: retries,
    timeout: total,
    logLevel: 'off',
    fetch: (...asked) => {
      onAttempt?.()
      return fetch(...asked)
    },
  })
}

function bodyOf(model: string, question: ChatQuestion): ChatCompletionCreateParamsStreaming {
  const { messages, tools } = question
  const { strict, ...extras } = question.with ?? {}
  const functions = tools.map(({ name, description, parameters }) => ({
    type: 'function' as const,
    function: { name, description, parameters: { ...parameters }, ...(strict && { strict }) },
  }))
  return {
    model,
    stream: true,
    messages: [...messages],
    ...(functions.length === 0 ? {} : { tools: functions }),
    ...extras,
  }
}

interface AnswerContext {
  readonly options: ModelOptions
  readonly question: ChatQuestion
  readonly watch: Watch
}

async function readAnswer(
  response: Response,
  stream: AsyncIterable<unknown>,
  context: AnswerContext,
): Promise<Result<RawAnswer>> {
  const { options, question, watch } = context
  const host = hostOf(options.baseUrl)
  const nonsense = err(failure('model/nonsense', { host }))
  const type = response.headers.get('content-type') ?? ''
  const answer = answerBuilder()
  const hide = hideSecret(options.key)
  const built = () => ok(hideKeyIn(answer.build(), options.key))
  if (type.includes('application/json')) {
    // A server that does not stream sends the whole completion.
    return answer.add(await response.json()) === 'taken' ? built() : nonsense
  }
  if (type.includes('text/html')) return nonsense
  let shown = 0
  for await (const chunk of stream) {
    watch.alive()
    const taken = answer.add(chunk)
    if (taken === 'onlyThoughts') return err(failure('model/only-thoughts', { host, model: options.model }))
    if (taken === 'nonsense') return nonsense
    if (answer.text().length > shown) question.onText(hide(answer.text()))
    shown = answer.text().length
  }
  // The SDK ends an aborted stream like a finished one.
  const ended = watchFailure(watch, options)
  return ended === null ? built() : err(ended)
}

function watchFailure(watch: Watch, options: ModelOptions) {
  const ended = watch.ended()
  if (ended === null) return null
  if (ended === 'cancelled') return failure('agent/cancelled')
  return failure('model/no-answer', {
    host: hostOf(options.baseUrl),
    seconds: Math.max(1, Math.round(ended.lateAfter / 1000)),
  })
}

async function troubleOf(error: unknown, begun: 'no' | 'yes'): Promise<Trouble> {
  const { APIConnectionTimeoutError, APIError } = await import('openai')
  const reason = reasonOf(error)
  const plain = { status: null, code: '', reason, details: '' }
  if (error instanceof TooMuchAnswered) return { ...plain, kind: 'tooMuch' }
  if (error instanceof APIConnectionTimeoutError) return { ...plain, kind: 'timeout' }
  if (error instanceof APIError && typeof error.status === 'number')
    return {
      kind: isRedirect(error.status) ? 'redirect' : 'status',
      status: error.status,
      code: error.code ?? '',
      reason: bodyReason(error.error) ?? reason,
      details: JSON.stringify(error.error ?? '').slice(0, longestDetails),
    }
  if (error instanceof SyntaxError) return { ...plain, kind: 'malformed' }
  return { ...plain, kind: begun === 'yes' ? 'broken' : 'connection' }
}

/** Enough for a size and its name, wherever they stand. */
const longestDetails = 4000

const isRedirect = (status: number): boolean => status >= 300 && status < 400

function bodyReason(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : null
}
