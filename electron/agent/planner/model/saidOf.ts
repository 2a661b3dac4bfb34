import type { Result } from '../../../../shared/result.ts'
import { hideSecret } from '../../../../shared/hideSecret.ts'
import type { ModelCallLog } from '../index.ts'
import type { ToolSchema } from '../../tools/schema/toolSchema.ts'
import type { ModelOptions } from './modelOptions.ts'
import type { ChatMessage } from './server/openaiChat.ts'
import type { RawAnswer } from './rawAnswer.ts'

interface Telling {
  readonly options: ModelOptions
  readonly told: Set<ChatMessage>
}

/** Longer texts are cut in the log. */
const longest = 12_000

/** What went out and had not gone out before, and what came back, for the log. A key in it is taken out. */
export function saidOf(
  { options, told }: Telling,
  messages: readonly ChatMessage[],
  tools: readonly ToolSchema[],
  asked: Result<RawAnswer>,
): Pick<ModelCallLog, 'sent' | 'offered' | 'answer'> {
  const hide = hideSecret(options.key)
  const show = (text: string): string => cut(hide(text))
  const fresh = messages.filter((one) => !told.has(one))
  for (const one of messages) told.add(one)
  return {
    sent: fresh.map((one) => ({
      role: one.role,
      text: show(textOf(one)),
      ...('tool_call_id' in one && { callId: one.tool_call_id }),
    })),
    offered: tools.map(({ name }) => name),
    ...(asked.ok && { answer: show(asked.value.text) }),
  }
}

function textOf(message: ChatMessage): string {
  const { content } = message
  const text = typeof content === 'string' ? content : JSON.stringify(content ?? '')
  return 'tool_calls' in message ? `${content === null ? '' : text}${JSON.stringify(message.tool_calls)}` : text
}

const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest)} … (${text.length - longest} more letters)`
