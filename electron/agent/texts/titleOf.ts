import { wordsOfTool } from '../../../shared/texts/sayTool.ts'
import type { AgentTexts } from './agentTexts.ts'

interface Named {
  readonly name: string
  readonly title: string
}

/** The title of a tool within a sentence. English has it as the tool itself has it, without its capital letters. */
export const titleOf = (tool: Named, texts: AgentTexts): string => ownTitle(tool, texts) ?? tool.title.toLowerCase()

/** The same as it stands in the menu. */
export const menuWord = (tool: Named, texts: AgentTexts): string => ownTitle(tool, texts) ?? tool.title

const ownTitle = ({ name }: Named, { window }: AgentTexts): string | undefined => wordsOfTool(name, window)?.title
