import { type AgentTexts, titleOf } from '../../texts/index.ts'
import type { ToldTool, ToldTools } from './explain.ts'

const mostNear = 6
/** Shorter words are in every sentence. */
const leastLetters = 4

/** What comes near the words: tools whose own words have one of them; a few examples where none has. */
export function nearestAbilities(
  tokens: readonly { readonly text: string }[],
  tools: ToldTools,
  texts: AgentTexts,
): string {
  const near = nearestTools(tokens, tools, texts)
  return near.length === 0 ? texts.talk.tryThese : texts.talk.comesNear(near)
}

function nearestTools(
  tokens: readonly { readonly text: string }[],
  tools: ToldTools,
  texts: AgentTexts,
): readonly string[] {
  const said = new Set(tokens.map(({ text }) => text).filter((word) => word.length >= leastLetters))
  const scored = [...tools.values()]
    .filter(({ group }) => group !== 'queries')
    .map((tool) => ({ title: titleOf(tool, texts), score: scoreOf(tool, said, texts) }))
    .filter(({ score }) => score > 0)
  const titles = scored.toSorted((one, other) => other.score - one.score).map(({ title }) => title)
  return [...new Set(titles)].slice(0, mostNear)
}

function scoreOf(tool: ToldTool, said: ReadonlySet<string>, texts: AgentTexts): number {
  return said.intersection(
    new Set(
      titleOf(tool, texts)
        .toLowerCase()
        .split(/[\s-]+/),
    ),
  ).size
}
