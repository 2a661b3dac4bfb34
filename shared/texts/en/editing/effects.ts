import type { ToolTexts } from './tools.ts'

/** Tools that are effects and generators, by their names. */
export const effects: Readonly<Record<string, ToolTexts>> = {}
