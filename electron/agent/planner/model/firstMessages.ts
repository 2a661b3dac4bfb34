import type { EarlierTurn, ModelPlanner } from '../index.ts'
import type { ChatMessage } from './server/openaiChat.ts'
import { type Profile, profiles } from './profiles.ts'
import { earlierSummary } from './prompts/earlierSummary.ts'
import { modelSees } from './prompts/projectSummary.ts'
import { systemPrompt } from './prompts/systemPrompt.ts'

type Context = Parameters<ModelPlanner['start']>[1]

const longestMessage = 2000

/**
 * One system message (many local models take no second one), the last part of the conversation with a summary of what
 * was before it, and what the person says now.
 */
export function firstMessages(
  message: string,
  { project, transcript }: Pick<Context, 'project' | 'transcript'>,
  profile: Profile = profiles.large,
): ChatMessage[] {
  const last = transcript.at(-1)
  const earlier = last?.from === 'person' && last.text === message ? transcript.slice(0, -1) : transcript
  const said = earlier.filter((one) => one.text.trim() !== '')
  const window = profile.messages === 0 ? [] : said.slice(-profile.messages)
  const opening = window.findIndex((one) => one.from === 'person')
  const isShort = opening === -1
  const before = earlierSummary(said.slice(0, said.length - (isShort ? 0 : window.length - opening)), profile.earlier)
  const turns = joinNeighbours([...(isShort ? [] : window.slice(opening)), { from: 'person', text: message }])
  const system = [systemPrompt, modelSees(project, profile), before].filter((part) => part !== '').join('\n\n')
  return [
    { role: 'system', content: system },
    ...turns.flatMap((turn, index): ChatMessage[] => {
      if (turn.from === 'person') return [{ role: 'user', content: turn.text }]
      return turn.did ? asCalls(turn.did, index) : [{ role: 'assistant', content: turn.text }]
    }),
  ]
}

/** What an answer ends with whose receipt stands before it: it is not told again, so that telling is not learned. */
const toldByResult = 'As the results say.'

/** What was done as calls and results. Some servers want ids of nine letters and digits. */
function asCalls({ calls, told }: NonNullable<EarlierTurn['did']>, turn: number): ChatMessage[] {
  const ids = calls.map((_, index) => `past${String(turn * 100 + index).padStart(5, '0')}`)
  const result = (index: number) => (index === calls.length - 1 ? { done: true, did: told } : { done: true })
  return [
    {
      role: 'assistant',
      content: null,
      tool_calls: calls.map(({ tool, args }, index) => ({
        id: ids[index] ?? '',
        type: 'function',
        function: { name: tool, arguments: JSON.stringify(args) },
      })),
    },
    ...ids.map((id, index): ChatMessage => ({
      role: 'tool',
      tool_call_id: id,
      content: JSON.stringify(result(index)),
    })),
    { role: 'assistant', content: toldByResult },
  ]
}

/** Some models insist that the two sides take turns. What was done stays a turn of its own. */
function joinNeighbours(turns: readonly EarlierTurn[]): EarlierTurn[] {
  const joined: EarlierTurn[] = []
  for (const [index, turn] of turns.entries()) {
    const text = index === turns.length - 1 ? turn.text : clip(turn.text)
    const before = joined.at(-1)
    const isSame = before?.from === turn.from && !turn.did && !before.did
    if (isSame) joined[joined.length - 1] = { ...before, text: `${before.text}\n${text}` }
    else joined.push({ ...turn, text })
  }
  return joined
}

function clip(text: string): string {
  return text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text
}

/** Calls and results of earlier requests as text, for a server that knows neither. */
export function callsInWords(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.map((message): ChatMessage => {
    if (message.role === 'tool') return { role: 'user', content: `Results of your calls:\n${textOf(message.content)}` }
    if (message.role !== 'assistant' || message.tool_calls === undefined) return message
    const calls = message.tool_calls.flatMap((call) =>
      call.type === 'function'
        ? [`<tool_call>{"name": "${call.function.name}", "arguments": ${call.function.arguments}}</tool_call>`]
        : [],
    )
    return { role: 'assistant', content: calls.join('\n') }
  })
}

const textOf = (content: ChatMessage['content']): string => (typeof content === 'string' ? content : '')
