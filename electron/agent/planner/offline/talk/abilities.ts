import type { Source } from '../grammar/source.ts'
import { en } from '../words/en.ts'
import type { GrammarTool, KnownTools } from '../steps/known.ts'

/** Groups in the order in which people meet them, and how they are called in an answer. */
const groups: readonly (readonly [string, string])[] = [
  ['editing', 'Editing'],
  ['clips', 'Clips'],
  ['selection', 'Selection'],
  ['tracks', 'Tracks'],
  ['labels', 'Labels'],
  ['effects', 'Effects'],
  ['generators', 'New sound'],
  ['playback', 'Playback'],
  ['project', 'Files'],
  ['queries', 'Questions about'],
]

const titlesOf = (tools: readonly GrammarTool[]): string =>
  [...new Set(tools.map(({ title }) => title.toLowerCase()))].join(', ')

/** All that can be said, by group; for "what can you do". */
export function describeAbilities(known: KnownTools): string {
  const all = [...known.byName.values()]
  const lines = groups.flatMap(([group, name]) => {
    const tools = all.filter((tool) => tool.group === group)
    return tools.length === 0 ? [] : [`${name}: ${titlesOf(tools)}.`]
  })
  const examples =
    'Try “trim the first 30 seconds”, “delete from 1:00 to 1:20”, “split at 45 s”, “fade out the last 5 seconds” or “normalize everything to -3 dB”. ' +
    'You see what would change before it happens, and “undo” takes it back.'
  return `I edit your audio as you describe it. ${lines.join(' ')} ${examples}`
}

const mostNear = 6
/** Shorter words are in every sentence. */
const leastLetters = 4

/** What comes near the words: tools whose own words have one of them; a few examples where none has. */
export function nearestAbilities(source: Source, known: KnownTools): string {
  const near = nearestTools(source, known)
  return near.length === 0
    ? 'Try “trim the first 30 seconds”, “delete from 1:00 to 1:20”, “fade out the last 5 seconds” or “how long is it?”; “what can you do?” lists the rest.'
    : `What I can do that comes near: ${near.join(', ')}.`
}

export function nearestTools(source: Source, known: KnownTools): readonly string[] {
  const said = new Set(
    [...source.words].filter(
      (word) =>
        word.length >= leastLetters &&
        !source.isStructural(word) &&
        !en.questionStarts.has(word) &&
        !en.fillers.has(word) &&
        !en.recording.has(word),
    ),
  )
  const scored = [...known.byName.values()]
    .map((tool) => ({ title: tool.title, score: scoreOf(tool, said) }))
    .filter(({ score }) => score > 0)
  const titles = scored.toSorted((one, other) => other.score - one.score).map(({ title }) => title.toLowerCase())
  return [...new Set(titles)].slice(0, mostNear)
}

function scoreOf(tool: GrammarTool, said: ReadonlySet<string>): number {
  const own = new Set([...tool.words, tool.title].flatMap((words) => words.toLowerCase().split(/[\s-]+/)))
  return said.intersection(own).size
}
