import type { ChatMessage } from '../server/openaiChat.ts'

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
