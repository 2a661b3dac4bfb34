import { wordsOfTool } from '../../../../shared/texts/sayTool.ts'
import type { Outcome } from '../../reader/discourse/compose.ts'
import type { FramesByAct } from '../../reader/frames/index.ts'
import { type AgentTexts, menuWord } from '../../texts/index.ts'

/** What is told of a tool: its literal has all of it. */
export interface ToldTool {
  readonly name: string
  readonly title: string
  readonly group: string
  readonly words: readonly string[]
  readonly description?: string
}

export type ToldTools = ReadonlyMap<string, ToldTool>

const mostExplained = 3

/** Descriptions are written for models: tools' names become their titles, and code becomes words. */
function inWords(description: string, tools: ToldTools): string {
  return description
    .replace(/`([^`]+)`/g, (_, code: string) => code.replaceAll('_', ' '))
    .replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) => `“${tools.get(name)?.title ?? name.replaceAll('_', ' ')}”`)
}

/** "what does trim do?", "how do I fade out?": what the tools of these acts are for, in their own words. */
export function explain(names: readonly string[], tools: ToldTools, texts: AgentTexts): string | null {
  const found = [...new Set(names)].flatMap((name) => tools.get(name) ?? []).slice(0, mostExplained)
  if (found.length === 0) return null
  return found.map((tool) => `${menuWord(tool, texts)}: ${meaningOf(tool, tools, texts)}`).join(' ')
}

/** What it does: the description that models read, in English; the window's own sentence in other languages. */
function meaningOf({ name, title, words, description }: ToldTool, tools: ToldTools, texts: AgentTexts): string {
  const about = wordsOfTool(name, texts.window)?.about
  if (about !== undefined) return about
  return description === undefined ? texts.talk.saySo(words[0] ?? title) : inWords(description, tools)
}

/** The tools that an order would take. */
export function toolsOf(outcome: Outcome): readonly string[] {
  if (outcome.kind === 'nothing') return []
  const steps = outcome.kind === 'steps' ? outcome.steps : outcome.open
  return steps.map(({ act }) => act.frame.tool)
}

/** The tools of acts that are only named: those whose own words are said, else all. */
export function toolsOfActs(
  acts: readonly string[],
  said: readonly string[],
  frames: FramesByAct,
  tools: ToldTools,
): readonly string[] {
  const names = [...new Set(acts.flatMap((act) => (frames.get(act) ?? []).map(({ tool }) => tool)))]
  const isSaid = (name: string): boolean => {
    const { title = '', words = [] } = tools.get(name) ?? {}
    return [title, ...words].some((own) =>
      own
        .toLowerCase()
        .split(/[\s-]+/)
        .every((word) => said.includes(word)),
    )
  }
  const named = names.filter(isSaid)
  return named.length > 0 ? named : names
}
