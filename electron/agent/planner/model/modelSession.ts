import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { ModelSession, ModelTurn, Observation } from '../index.ts'
import { showable } from './callsInText.ts'
import type { ToolSchema } from '../../tools/toolSchema.ts'
import { hostOf, type ModelOptions } from './modelOptions.ts'
import { askChat, type ChatMessage } from './openaiChat.ts'
import { toolsAsText } from './prompts/toolsAsText.ts'
import { readTurn, type ReadTurn } from './readTurn.ts'

interface SessionStart {
  readonly options: ModelOptions
  readonly tools: readonly ToolSchema[]
  readonly messages: readonly ChatMessage[]
  readonly onText: (text: string) => void
}

/** One request's exchange with the model. It keeps what was said; the agent decides when it ends. */
export function modelSession({ options, tools, messages, onText }: SessionStart): ModelSession {
  const said: ChatMessage[] = [...messages]
  const ids = new Set<string>()
  const names = new Set(tools.map((tool) => tool.name))
  let offered = tools
  let last: ReadTurn | null = null

  return {
    async next(observations: readonly Observation[], signal: AbortSignal): Promise<Result<ModelTurn>> {
      if (last !== null) said.push(...resultMessages(last, observations))
      const ask = () => askChat(options, { messages: said, tools: offered, signal, onText: (text) => onText(showable(text)) })
      let asked = await ask()
      if (!asked.ok && asked.error.code === 'model/no-tools' && last === null) {
        offered = []
        said.splice(0, 1, withTools(said[0], tools))
        asked = await ask()
      }
      if (!asked.ok) return asked
      const { finish, calls } = asked.value
      const host = hostOf(options.baseUrl)
      // Without its end a list of calls may be half of one.
      if (finish === null && calls.length > 0) return err(failure('model/broken-off', { host }))
      const turn = readTurn(asked.value, (name) => names.has(name), ids)
      // After its tools have run a model may have nothing to add; an empty first answer is no answer.
      if (turn.text === '' && turn.calls.length === 0 && last === null) return err(failure('model/empty', { host }))
      for (const call of turn.calls) ids.add(call.id)
      said.push(answerMessage(turn, asked.value.text))
      last = turn
      return ok({ text: turn.text, calls: turn.calls })
    },
  }
}

/** The system message with the tools in words behind it. */
function withTools(system: ChatMessage | undefined, tools: readonly ToolSchema[]): ChatMessage {
  const content = typeof system?.content === 'string' ? system.content : ''
  return { role: 'system', content: `${content}\n\n${toolsAsText(tools)}` }
}

function answerMessage(turn: ReadTurn, raw: string): ChatMessage {
  if (turn.form === 'text' || turn.calls.length === 0) return { role: 'assistant', content: raw === '' ? '(nothing)' : raw }
  return {
    role: 'assistant',
    content: turn.text === '' ? null : turn.text,
    tool_calls: turn.calls.map((call) => ({ id: call.id, type: 'function', function: { name: call.tool, arguments: argumentsText(call.args) } })),
  }
}

/** Valid JSON whatever the model sent: some servers refuse a history with broken arguments in it. */
function argumentsText(args: ModelTurn['calls'][number]['args']): string {
  return JSON.stringify(args)
}

/** One result for every call, in the form in which the call came: a server that does not know tool calls does not know their results. */
function resultMessages(turn: ReadTurn, observations: readonly Observation[]): ChatMessage[] {
  const results = turn.calls.map((call) => ({ call, content: observations.find((one) => one.callId === call.id)?.content ?? 'Not run.' }))
  if (results.length === 0) return []
  if (turn.form === 'native') return results.map(({ call, content }) => ({ role: 'tool', tool_call_id: call.id, content }))
  return [{ role: 'user', content: ['Results of your calls:', ...results.map(({ call, content }) => `${call.tool}: ${content}`)].join('\n') }]
}
