import type { Query } from '../contract/defineQuery.ts'
import type { Tool } from '../contract/defineTool.ts'

/** Words that say nothing about which tool is meant. */
const idle = new Set(
  'a an and at by do for from i in into is it me my of on one or please so some that the them then this to tool with you your'.split(
    ' ',
  ),
)

type Searched = Pick<Tool | Query, 'name' | 'title' | 'description' | 'words'>

/**
 * The tools that a text may be about, best first; none when nothing fits. A phrase of the tool's own words counts most,
 * then its name and title, then its description.
 */
export function searchTools<T extends Searched>(tools: readonly T[], text: string, most: number): T[] {
  const said = tokens(text)
  const scored = tools.map((tool) => ({ tool, score: scoreOf(tool, said) })).filter(({ score }) => score > 0)
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ tool }) => tool)
}

function scoreOf(tool: Searched, said: readonly string[]): number {
  const has = new Set(said)
  const phrases = tool.words
    .map((phrase) => tokens(phrase))
    .filter((words) => words.length > 0 && words.every((word) => has.has(word)))
  const phrase = Math.max(0, ...phrases.map((words) => words.length))
  const count = (words: readonly string[]): number => words.filter((word) => has.has(word)).length
  return (
    phrase * 4 +
    count(tokens(`${tool.name.replaceAll('_', ' ')} ${tool.title}`)) * 3 +
    count([...new Set(tokens(tool.description))])
  )
}

/** Without endings, so that "louder", "loudness" and "fading" find their tools. */
function tokens(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => !idle.has(word))
    .map((word) => word.replace(/(?:ness|ing|ed|er|es|s|e)$/u, '') || word)
}
