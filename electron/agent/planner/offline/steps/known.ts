import { toolWords } from '../words/enTools.ts'
import { missingTools } from '../words/enMissing.ts'
import type { MissingTool } from '../words/enMissing.ts'
import { buildLexicon } from '../verbs/lexicon.ts'
import type { Lexicon } from '../verbs/lexicon.ts'

/** What the grammar needs to know of a tool; the tools' literals have all of it. */
export interface GrammarTool {
  readonly name: string
  readonly title: string
  readonly group: string
  readonly words: readonly string[]
  readonly description?: string
  /** The zod object of the tool's own values. */
  readonly parameters?: unknown
}

export interface KnownTools {
  readonly byName: ReadonlyMap<string, GrammarTool>
  readonly missing: ReadonlyMap<string, MissingTool>
  readonly lexicon: Lexicon
}

const wordsBeside = (tool: string): readonly string[] => (Object.hasOwn(toolWords, tool) ? (toolWords[tool] ?? []) : [])

export function knowTools(tools: readonly GrammarTool[]): KnownTools {
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const missing = new Map(missingTools.filter((row) => !byName.has(row.tool)).map((row) => [row.tool, row]))
  const lexicon = buildLexicon([
    ...tools
      .filter((tool) => tool.group !== 'queries')
      .map((tool) => ({ tool: tool.name, words: [...tool.words, ...wordsBeside(tool.name)] })),
    ...[...missing.values()].map((row) => ({ tool: row.tool, words: [...row.words, ...wordsBeside(row.tool)] })),
  ])
  return { byName, missing, lexicon }
}

/** Names of a tool's own values. */
export function parametersOf(tool: GrammarTool): readonly string[] {
  const { parameters } = tool
  if (typeof parameters !== 'object' || parameters === null || !('shape' in parameters)) return []
  const { shape } = parameters
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}
