import type { Result } from '../../../../../shared/result.ts'
import type { SchemaStyle } from '../../../tools/schema/modelSchema.ts'
import type { ToolSchema } from '../../../tools/schema/toolSchema.ts'
import { isNear } from '../isNear.ts'
import type { ModelOptions } from '../modelOptions.ts'
import { askChat, type ChatQuestion } from './openaiChat.ts'
import type { RawAnswer } from '../rawAnswer.ts'
import { type Extra, extras, type ServerKnowledge } from './serverMemory.ts'

/** A question as a session has it; what goes along beside it depends on what the server takes. */
export interface ServerQuestion extends Omit<ChatQuestion, 'tools' | 'with'> {
  readonly tools: (form: SchemaStyle['form']) => readonly ToolSchema[]
  readonly isLarge: boolean
  /** Tokens that an answer may have. */
  readonly answer: number
}

export interface Asked {
  readonly asked: Result<RawAnswer>
  /** As they were sent. */
  readonly tools: readonly ToolSchema[]
}

/** Four letters for one, as it is counted everywhere where a server does not say. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 4)

/** The same request comes to the same calls; people hear an answer, no essay. */
const temperature = 0.1
/** For less an answer is not begun. */
const shortestAnswer = 256

/**
 * Asks with all that makes answers better, and once more without what the server refuses; it is remembered, and the
 * next request begins there.
 */
export async function askServer(
  options: ModelOptions,
  knowledge: ServerKnowledge,
  question: ServerQuestion,
): Promise<Asked> {
  const wanted = wantedOf(options, question, knowledge)
  const tools = question.tools(wanted.includes('strict') ? 'strict' : 'plain')
  const sent = tokensIn(JSON.stringify([question.messages, tools]))
  const room = (knowledge.contextTokens ?? Number.POSITIVE_INFINITY) - sent
  const answer = Math.max(shortestAnswer, Math.min(question.answer, room))
  const asked = await askChat(options, { ...question, tools, with: valuesOf(wanted, answer) })
  if (asked.ok || asked.error.code !== 'model/refused') return { asked, tools }
  const refused = refusedIn(asked.error.values.reason, wanted)
  for (const extra of refused) knowledge.refuses.add(extra)
  return refused.length === 0 ? { asked, tools } : askServer(options, knowledge, question)
}

function wantedOf(
  { baseUrl }: ModelOptions,
  { isLarge }: ServerQuestion,
  { refuses }: ServerKnowledge,
): readonly Extra[] {
  const base = URL.parse(baseUrl)
  const near = base !== null && isNear(base)
  // Of the two names for one limit a server nearby knows the old one, and others the new one.
  const limits = near
    ? (['max_tokens', 'max_completion_tokens'] as const)
    : (['max_completion_tokens', 'max_tokens'] as const)
  const limit = limits.find((name) => !refuses.has(name))
  const wanted: readonly Extra[] = ['temperature', 'stream_options', ...(isLarge && !near ? (['strict'] as const) : [])]
  return [...wanted.filter((extra) => !refuses.has(extra)), ...(limit === undefined ? [] : [limit])]
}

function valuesOf(wanted: readonly Extra[], answer: number): NonNullable<ChatQuestion['with']> {
  const values = {
    temperature,
    max_tokens: answer,
    max_completion_tokens: answer,
    stream_options: { include_usage: true },
    strict: true,
  } as const
  return Object.fromEntries(wanted.map((extra) => [extra, values[extra]]))
}

const unknownPart = /unknown|unsupported|unrecogni[sz]ed|not (?:supported|permitted|allowed)|extra|unexpected|invalid/iu

/** What a refusal is about: what it names; all of it where it only says that something is not known. */
function refusedIn(reason: string, wanted: readonly Extra[]): readonly Extra[] {
  const named = wanted.filter((extra) => reason.includes(extra) || (extra === 'strict' && /schema/iu.test(reason)))
  const other = extras.filter((extra) => !wanted.includes(extra) && reason.includes(extra))
  if (named.length > 0) return named
  return other.length === 0 && unknownPart.test(reason) ? wanted : []
}
