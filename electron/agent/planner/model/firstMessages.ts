import type { ModelPlanner } from '../index.ts'
import type { ChatMessage } from './openaiChat.ts'
import { earlierSummary } from './prompts/earlierSummary.ts'
import { modelSees } from './prompts/projectSummary.ts'
import { systemPrompt } from './prompts/systemPrompt.ts'

type Context = Parameters<ModelPlanner['start']>[1]

/** How much of the conversation goes along. */
const mostMessages = 16
const longestMessage = 2000

/**
 * One system message (many local models take no second one), the last part of the conversation with a summary of what
 * was before it, and what the person says now.
 */
export function firstMessages(
  message: string,
  { project, transcript }: Pick<Context, 'project' | 'transcript'>,
): ChatMessage[] {
  const last = transcript.at(-1)
  const earlier = last?.from === 'person' && last.text === message ? transcript.slice(0, -1) : transcript
  const said = earlier.filter((one) => one.text.trim() !== '')
  const window = said.slice(-mostMessages)
  const opening = window.findIndex((one) => one.from === 'person')
  const before = earlierSummary(said.slice(0, said.length - window.length + Math.max(0, opening)))
  const turns = joinNeighbours([
    ...(opening === -1 ? [] : window.slice(opening)),
    { from: 'person' as const, text: message },
  ])
  return [
    { role: 'system', content: [systemPrompt, modelSees(project), before].filter((part) => part !== '').join('\n\n') },
    ...turns.map((turn): ChatMessage => ({ role: turn.from === 'person' ? 'user' : 'assistant', content: turn.text })),
  ]
}

/** Some models insist that the two sides take turns. */
function joinNeighbours(turns: readonly { from: 'person' | 'tapehand'; text: string }[]) {
  const joined: { from: 'person' | 'tapehand'; text: string }[] = []
  for (const [index, turn] of turns.entries()) {
    const text = index === turns.length - 1 ? turn.text : clip(turn.text)
    const before = joined.at(-1)
    if (before?.from === turn.from) before.text = `${before.text}\n${text}`
    else joined.push({ from: turn.from, text })
  }
  return joined
}

function clip(text: string): string {
  return text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text
}
