import type { ToldTool, ToldTools } from './explain.ts'

const mostNear = 6
/** Shorter words are in every sentence. */
const leastLetters = 4

/** What comes near the words: tools whose own words have one of them; a few examples where none has. */
export function nearestAbilities(tokens: readonly { readonly text: string }[], tools: ToldTools): string {
  const near = nearestTools(tokens, tools)
  return near.length === 0
    ? 'Try “trim the first 30 seconds”, “delete from 1:00 to 1:20”, “fade out the last 5 seconds” or “how long is it?”; “what can you do?” lists the rest.'
    : `What I can do that comes near: ${near.join(', ')}.`
}

function nearestTools(tokens: readonly { readonly text: string }[], tools: ToldTools): readonly string[] {
  const said = new Set(tokens.map(({ text }) => text).filter((word) => word.length >= leastLetters))
  const scored = [...tools.values()]
    .filter(({ group }) => group !== 'queries')
    .map((tool) => ({ title: tool.title, score: scoreOf(tool, said) }))
    .filter(({ score }) => score > 0)
  const titles = scored.toSorted((one, other) => other.score - one.score).map(({ title }) => title.toLowerCase())
  return [...new Set(titles)].slice(0, mostNear)
}

function scoreOf({ title }: ToldTool, said: ReadonlySet<string>): number {
  return said.intersection(new Set(title.toLowerCase().split(/[\s-]+/))).size
}
