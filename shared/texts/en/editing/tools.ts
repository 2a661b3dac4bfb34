/** What a tool is called, what it does in one sentence, and other words for it. */
export interface ToolTexts {
  readonly title: string
  readonly about: string
  readonly also?: readonly string[]
}

/** By the tool's name. In English a tool says all of it itself. */
export const tools: Readonly<Record<string, ToolTexts>> = {}
