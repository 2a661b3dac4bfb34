import { type Failure, failure } from '../../../../../shared/failures/index.ts'
import { hideSecret } from '../../../../../shared/hideSecret.ts'
import { hostOf, type ModelOptions } from '../modelOptions.ts'

/** What is known of a failed request, whatever the SDK threw. */
export interface Trouble {
  /** HTTP status; null when there was no answer or it broke off. */
  readonly status: number | null
  /** The server's own code, e.g. `insufficient_quota`. */
  readonly code: string
  readonly reason: string
  /** All that the server says, for what it tells beside its reason. */
  readonly details: string
  readonly kind: 'status' | 'connection' | 'timeout' | 'broken' | 'malformed' | 'tooMuch' | 'redirect'
}

/** One sentence for each way to fail, with the host's name and what to do next. */
export function modelFailure(trouble: Trouble, options: ModelOptions, waited: number): Failure {
  const host = hostOf(options.baseUrl)
  switch (trouble.kind) {
    case 'timeout':
      return failure('model/no-answer', { host, seconds: Math.round(waited / 1000) })
    case 'connection':
      return failure('model/unreachable', { host })
    case 'broken':
      return failure('model/broken-off', { host })
    case 'malformed':
      return failure('model/nonsense', { host })
    case 'tooMuch':
      return failure('model/too-much', { host })
    case 'redirect':
      return failure('model/redirected', { host })
    case 'status':
      return statusFailure(trouble, options, host)
  }
}

/** How Ollama, llama.cpp, vLLM and others say that this model, or this way of starting it, knows no tool calls. */
const noTools =
  /\btools?\b[^.]{0,60}\b(support|requires?|not enabled)|(support|requires?|enable)[^.]{0,60}\btools?\b|tool[- _]choice[^.]{0,40}requires/i

/**
 * How servers say that a request is longer than what they can hold: OpenAI, llama.cpp, vLLM, LM Studio, Ollama, Groq.
 */
const tooLong =
  /context[ _-]?(?:length|size|window)|exceed_context|n_ctx|prompt is too long|too many (?:input )?tokens|(?:request|prompt|input)[^.]{0,30}too (?:large|long)|tokens per minute/i
const sizeTold = /(?:context[ _-]?(?:length|size|window)(?: of only| is| of|)|n_ctx|limit)\D{0,12}(\d{3,7})/i

function contextFailure({ status, code, reason, details }: Trouble, host: string): Failure | null {
  const told = `${code} ${reason} ${details}`
  if (status !== 413 && !([400, 422, 429, 500].includes(status ?? 0) && tooLong.test(told))) return null
  // A limit by the minute that the request alone exceeds is a size too; a wait does not help.
  if (status === 429 && !/too large/iu.test(told)) return null
  return failure('model/context', { host, tokens: Number(sizeTold.exec(told)?.[1] ?? 0) })
}

function statusFailure(trouble: Trouble, options: ModelOptions, host: string): Failure {
  const { status, code, reason } = trouble
  if (status === null) return failure('model/broken-off', { host })
  const tooLongForIt = contextFailure(trouble, host)
  if (tooLongForIt !== null) return tooLongForIt
  if ([400, 404, 422, 500, 501].includes(status) && noTools.test(reason))
    return failure('model/no-tools', { host, model: options.model })
  if (status === 401) return options.key === '' ? failure('model/no-key') : failure('model/unauthorised', { host })
  if (status === 403) return failure('model/forbidden', { host, model: options.model })
  if (status === 404) return failure('model/not-found', { host, model: options.model })
  if (status === 408)
    return failure('model/no-answer', { host, seconds: Math.round((options.patience?.total ?? 60_000) / 1000) })
  if (status === 429)
    return code === 'insufficient_quota'
      ? failure('model/no-credit', { host })
      : failure('model/too-many-requests', { host })
  if (status >= 500) return failure('model/server-error', { host, status })
  return failure('model/refused', { host, status, reason: shortReason(reason, options.key) })
}

/** A server's words are shown short, in one line, and never with the key that some repeat. */
function shortReason(reason: string, key: string): string {
  const clean = hideSecret(key)(
    reason
      .slice(0, 4000)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  )
  return clean.length > 200 ? `${clean.slice(0, 200)}…` : clean || 'no reason given'
}
