import { type Failure, failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { type ModelCallLog, type ModelSession, type ModelTurn, noCall, type Observation } from '../index.ts'
import { showable } from './answers/callsInText.ts'
import type { ToolSchema } from '../../tools/schema/toolSchema.ts'
import { hostOf, type ModelOptions } from './modelOptions.ts'
import { askServer, tokensIn } from './server/askServer.ts'
import type { ChatMessage, ChatQuestion } from './server/openaiChat.ts'
import { guessBehind, type Profile, profileFor, profiles, smallerThan } from './profiles.ts'
import { callsInWords } from './firstMessages.ts'
import { askContext } from './server/contextSize.ts'
import type { ServerKnowledge } from './server/serverMemory.ts'
import { toolsAsText } from './prompts/toolsAsText.ts'
import type { RawAnswer } from './rawAnswer.ts'
import { readTurn, type ReadTurn } from './answers/readTurn.ts'
import { saidOf } from './saidOf.ts'
import { findTools, type ToolShelf } from './toolShelf.ts'

interface SessionStart {
  readonly options: ModelOptions
  readonly knowledge: ServerKnowledge
  /** What a request begins with, in more words or in fewer. */
  readonly open: (profile: Profile) => Opening
  readonly onText: (text: string) => void
}

export interface Opening {
  readonly shelf: ToolShelf
  readonly messages: readonly ChatMessage[]
}

/** A model that only looks for tools gets no further. */
const mostSearches = 4

/** What was said so far, and in which form: calls as such, or written in words for a server that knows none. */
interface Exchange extends SessionStart {
  profile: Profile
  opening: Opening
  /** Behind the opening. */
  readonly said: ChatMessage[]
  readonly ids: Set<string>
  readonly host: string
  form: 'calls' | 'words'
  last: ReadTurn | null
  searches: readonly Observation[]
  log: ModelCallLog[]
  /** What has gone out by now, so that the log tells each message once. */
  readonly told: Set<ChatMessage>
}

/**
 * One request's exchange with the model. It keeps what was said; the agent decides when it ends. Looking for tools is
 * between the model and this.
 */
export function modelSession(start: SessionStart): ModelSession {
  let exchange: Exchange | null = null
  return {
    takeLog: () => {
      const taken = exchange?.log ?? []
      if (exchange !== null) exchange.log = []
      return taken
    },
    next: async (observations, signal) => {
      exchange ??= await beginExchange(start, signal)
      tellResults(exchange, observations)
      return nextTurn(exchange, signal)
    },
  }
}

async function beginExchange(start: SessionStart, signal: AbortSignal): Promise<Exchange> {
  const { options, knowledge, open } = start
  await askContext(options, knowledge, signal)
  const profile = options.profile === undefined ? profileFor(options.baseUrl, knowledge) : profiles[options.profile]
  return {
    ...start,
    profile,
    opening: open(profile),
    said: [],
    ids: new Set(),
    host: hostOf(options.baseUrl),
    form: 'calls',
    last: null,
    searches: [],
    log: [],
    told: new Set(),
  }
}

/** What became of the calls of the turn before, and what the app has to say besides. */
function tellResults({ last, said, searches }: Exchange, observations: readonly Observation[]): void {
  if (last === null) return
  const unasked = observations.filter(({ callId }) => callId === noCall)
  said.push(...resultMessages(last, [...observations, ...searches]))
  for (const { content } of unasked)
    said.push({ role: 'user', content: `(from the app, not from the person) ${content}` })
}

/** Turns that only look for tools are answered here. */
async function nextTurn(exchange: Exchange, signal: AbortSignal): Promise<Result<ModelTurn>> {
  const { said, host } = exchange
  for (let count = 0; ; count += 1) {
    const turn = await takeTurn(exchange, signal)
    if (!turn.ok) return turn
    const { calls, text } = turn.value
    const searches = calls
      .filter((call) => call.tool === findTools.name)
      .map((call) => ({
        callId: call.id,
        content: count < mostSearches ? searchFor(exchange.opening.shelf, call) : enough,
      }))
    exchange.searches = searches
    if (searches.length === 0 || searches.length < calls.length)
      return ok({ text, calls: calls.filter((call) => call.tool !== findTools.name) })
    if (count > mostSearches) return err(failure('model/nonsense', { host }))
    said.push(...resultMessages(turn.value, searches))
    if (exchange.form === 'words') said.push({ role: 'user', content: toolsAsText(exchange.opening.shelf.offered()) })
  }
}

async function takeTurn(exchange: Exchange, signal: AbortSignal): Promise<Result<ReadTurn>> {
  const { said, ids, host, last } = exchange
  const asked = await askUntilItFits(exchange, signal)
  if (!asked.ok) return asked
  const { finish, calls } = asked.value
  // Without its end a list of calls may be half of one.
  if (finish === null && calls.length > 0) return err(failure('model/broken-off', { host }))
  const turn = readTurn(asked.value, (name) => exchange.opening.shelf.names.has(name), ids)
  // After its tools have run a model may have nothing to add; an empty first answer is no answer.
  if (turn.text === '' && turn.calls.length === 0 && last === null) return err(emptyAnswer(exchange, asked.value))
  for (const call of turn.calls) ids.add(call.id)
  tellCalls(exchange, turn)
  const answered = answerMessage(turn, asked.value.text)
  said.push(answered)
  // It is told where it came, not as something that was sent.
  exchange.told.add(answered)
  exchange.last = turn
  return ok(turn)
}

/** By the ids under which their results come. */
function tellCalls({ log }: Exchange, { calls }: ReadTurn): void {
  const last = log.at(-1)
  const told = calls.map(({ id, tool, args }) => ({ id, tool, args: JSON.stringify(args) }))
  if (last !== undefined) log[log.length - 1] = { ...last, calls: told }
}

function emptyAnswer({ host, options: { model } }: Exchange, { text, thought }: RawAnswer): Failure {
  const isThought = thought > 0 || text.trim() !== ''
  return isThought ? failure('model/only-thoughts', { host, model }) : failure('model/empty', { host })
}

/** Where the server knows no calls they are written in words; a request that is too long for it is made shorter. */
async function askUntilItFits(exchange: Exchange, signal: AbortSignal): Promise<Result<RawAnswer>> {
  const asked = await ask(exchange, signal)
  if (asked.ok) return asked
  if (asked.error.code === 'model/no-tools' && exchange.last === null && exchange.form === 'calls') {
    exchange.form = 'words'
    return askUntilItFits(exchange, signal)
  }
  if (asked.error.code !== 'model/context') return asked
  const { knowledge, profile, open } = exchange
  const { tokens } = asked.error.values
  knowledge.contextTokens = tokens > 0 ? tokens : guessBehind(profile)
  const smaller = smallerThan(profile)
  if (smaller === null) return asked
  exchange.profile = smaller
  exchange.opening = open(smaller)
  return askUntilItFits(exchange, signal)
}

async function ask(exchange: Exchange, signal: AbortSignal): Promise<Result<RawAnswer>> {
  const { options, knowledge, profile, onText } = exchange
  const messages = messagesOf(exchange)
  const [at, start] = [new Date().toISOString(), performance.now()]
  let attempts = 0
  const { asked, tools } = await askServer(options, knowledge, {
    messages,
    tools: (form) => (exchange.form === 'calls' ? exchange.opening.shelf.offered(form) : []),
    isLarge: profile.name === 'large',
    answer: profile.answer,
    signal,
    onText: (text) => onText(showable(text)),
    onAttempt: () => void (attempts += 1),
  })
  exchange.log.push({
    at,
    milliseconds: Math.round(performance.now() - start),
    attempts,
    ...logOf(options, { messages, tools }, asked),
    ...saidOf(exchange, messages, tools, asked),
  })
  return asked
}

function messagesOf({ opening, said, form }: Exchange): ChatMessage[] {
  const { messages, shelf } = opening
  if (form === 'calls') return [...messages, ...said]
  return [withTools(messages[0], shelf.offered()), ...callsInWords(messages.slice(1)), ...said]
}

function logOf(
  options: ModelOptions,
  question: Pick<ChatQuestion, 'messages' | 'tools'>,
  asked: Result<RawAnswer>,
): Omit<ModelCallLog, 'at' | 'milliseconds' | 'attempts'> {
  const received = asked.ok
    ? `${asked.value.text}${asked.value.calls.map(({ name, args }) => name + JSON.stringify(args)).join('')}`
    : ''
  const usage = asked.ok ? asked.value.usage : null
  return {
    host: hostOf(options.baseUrl),
    model: options.model,
    tokensSent: usage?.sent ?? tokensIn(JSON.stringify([question.messages, question.tools])),
    tokensReceived: usage?.received ?? tokensIn(received),
    tools: asked.ok ? asked.value.calls.map(({ name }) => name) : [],
    failure: asked.ok ? null : asked.error.code,
  }
}

const enough = 'That was looked for often enough. Use the tools that you have, or tell the person what can’t be done.'

function searchFor(shelf: ToolShelf, { args }: ModelTurn['calls'][number]): string {
  const query = 'query' in args && typeof args['query'] === 'string' ? args['query'] : JSON.stringify(args)
  return shelf.find(query.slice(0, 200))
}

/** The system message with the tools in words behind it. */
function withTools(system: ChatMessage | undefined, tools: readonly ToolSchema[]): ChatMessage {
  const content = typeof system?.content === 'string' ? system.content : ''
  return { role: 'system', content: `${content}\n\n${toolsAsText(tools)}` }
}

function answerMessage(turn: ReadTurn, raw: string): ChatMessage {
  if (turn.form === 'text' || turn.calls.length === 0)
    return { role: 'assistant', content: raw === '' ? '(nothing)' : raw }
  return {
    role: 'assistant',
    content: turn.text === '' ? null : turn.text,
    tool_calls: turn.calls.map((call) => ({
      id: call.id,
      type: 'function',
      function: { name: call.tool, arguments: argumentsText(call.args) },
    })),
  }
}

/** Valid JSON whatever the model sent: some servers refuse a history with broken arguments in it. */
function argumentsText(args: ModelTurn['calls'][number]['args']): string {
  return JSON.stringify(args)
}

/**
 * One result for every call, in the form in which the call came: a server that does not know tool calls does not know
 * their results.
 */
function resultMessages(turn: ReadTurn, observations: readonly Observation[]): ChatMessage[] {
  const results = turn.calls.map((call) => ({
    call,
    content: observations.find((one) => one.callId === call.id)?.content ?? 'Not run.',
  }))
  if (results.length === 0) return []
  if (turn.form === 'native')
    return results.map(({ call, content }) => ({ role: 'tool', tool_call_id: call.id, content }))
  return [
    {
      role: 'user',
      content: ['Results of your calls:', ...results.map(({ call, content }) => `${call.tool}: ${content}`)].join('\n'),
    },
  ]
}
