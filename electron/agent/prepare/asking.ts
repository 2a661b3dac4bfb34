import { type AgentTexts, titleOf } from '../texts/index.ts'
import type { Tool } from '../tools/contract/defineTool.ts'

function askingOf({ name, title, outside }: Tool, { askings, questions }: AgentTexts) {
  if (outside !== undefined) return questions.run(title)
  return Object.hasOwn(askings, name) ? (askings[name] ?? null) : null
}

/** The first phrase of a tool is its plain verb; a hanging "to" or "at" belongs to what follows. */
export function verbOf(tool: Tool, texts: AgentTexts): string {
  return askingOf(tool, texts)?.doing ?? texts.questions.plainVerb(tool, titleOf(tool, texts))
}

/** The same with its object to come. */
export const toWhatOf = (tool: Tool, texts: AgentTexts): string => askingOf(tool, texts)?.toWhat ?? verbOf(tool, texts)
