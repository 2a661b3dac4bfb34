import { limits } from '../../../../../shared/schemas/limits.ts'
import type { HistoryEntryView, ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { PlannedStep } from '../../plan.ts'
import { readNumber, readOrdinal } from '../grammar/numbers.ts'
import type { Source } from '../grammar/source.ts'
import type { Token } from '../text/tokenise.ts'
import { matchVerbs } from '../verbs/lexicon.ts'
import { en } from '../words/en.ts'
import { beforeUndo, historyWords } from '../words/enHistory.ts'
import type { KnownTools } from './known.ts'
import type { ClauseReading } from './readClause.ts'

type Way = 'undo' | 'redo'

const sure = 0.9
const rootOf = (word: string): string => word.toLowerCase().replace(/(ting|ming|ning|ing|ed|e|s)$/, '')
const saying = (text: string, words: string): ClauseReading => ({
  kind: 'problem',
  problem: { kind: 'saying', text, words },
})

/** Where the newest entry stands that speaks of all these words; -1 where none does. */
function lastNamed(entries: readonly HistoryEntryView[], name: readonly string[]): number {
  const roots = name.map(rootOf).filter((root) => root !== '')
  return roots.length === 0
    ? -1
    : entries.findLastIndex(({ label, text, steps = [] }) =>
        roots.every((root) => `${label} ${text} ${steps.join(' ')}`.toLowerCase().includes(root)),
      )
}

const wordsAfter = (tokens: readonly Token[]): readonly string[] =>
  tokens.filter(({ kind }) => kind !== 'mark').map(({ text }) => text.toLowerCase())

interface HowMany {
  readonly number: number | null
  readonly ordinal: number | null
  /** What is no number and says which. */
  readonly rest: readonly string[]
}

function readHowMany(tokens: readonly Token[]): HowMany {
  let [number, ordinal]: [number | null, number | null] = [null, null]
  const rest: string[] = []
  for (let at = 0; at < tokens.length;) {
    const word = tokens[at]?.text.toLowerCase() ?? ''
    const place = readOrdinal(tokens, at)
    const count =
      place === null && word !== 'a' && word !== 'an' && !(word === 'one' && at > 0) ? readNumber(tokens, at) : null
    if (place !== null) ordinal = place.value
    else if (count !== null && Number.isInteger(count.value) && count.value > 0) number = count.value
    else if (Object.hasOwn(en.counts, word)) number = en.counts[word] ?? null
    else if (tokens[at]?.kind !== 'mark' && !historyWords.idle.has(word)) rest.push(word)
    at = place?.next ?? count?.next ?? at + 1
  }
  return { number, ordinal, rest }
}

/**
 * "undo the last two", "undo everything since the import", "undo only the last step", "undo the fade": what the history
 * is asked for.
 */
export function repeatHistory(tool: Way, said: readonly Token[], words: string, project: ProjectView): ClauseReading {
  const standing = project.history.slice(0, project.historyPosition)
  const step = (args: PlannedStep['args']): ClauseReading => ({
    kind: 'steps',
    steps: [{ tool, args, target: {}, words, confidence: sure }],
  })
  const so = (count: number): ClauseReading =>
    step(count === 1 ? {} : { steps: Math.min(limits.historySteps.max, count) })
  const all = wordsAfter(said)
  const joint = all.findIndex((word) => historyWords.since.has(word) || historyWords.before.has(word))
  const toNamed = joint < 0 && tool === 'undo' && all[0] === 'back' ? 0 : joint
  if (tool === 'undo' && toNamed >= 0 && toNamed < all.length - 1) {
    const name = all.slice(toNamed + 1).filter((word) => !historyWords.idle.has(word))
    const at = lastNamed(standing, name)
    const count = standing.length - at - (historyWords.before.has(all[toNamed] ?? '') ? 0 : 1)
    if (name.length > 0 && at < 0) return saying(`Nothing that was done is called “${name.join(' ')}”.`, words)
    if (name.length > 0)
      return count === 0 ? saying(`Nothing was done after “${standing[at]?.text ?? ''}”.`, words) : so(count)
  }
  const { number, ordinal, rest } = readHowMany(said)
  const which = rest.filter((word) => !historyWords.everything.has(word))
  const bySteps = all.some((word) => historyWords.steps.has(word))
  if (which.length > 0) return byName(tool, which, words, project, step)
  const last = standing.at(-1)
  if (ordinal !== null && ordinal > 0 && number === null && tool === 'undo') {
    const count = last?.steps?.length ?? 1
    if (ordinal === count && count > 1) return step({ grain: 'step' })
    if (count > 1)
      return saying(
        `Steps are undone from the last one back: “${last?.text ?? ''}” did ${(last?.steps ?? []).map((one) => `“${one}”`).join(', ')}. Say “undo the last step”, or “undo” for all of it.`,
        words,
      )
  }
  if (
    number === null &&
    (rest.some((word) => historyWords.everything.has(word)) || (all.includes('all') && !all.includes('that')))
  )
    return so(Math.max(1, tool === 'undo' ? project.historyPosition : project.history.length - project.historyPosition))
  if (bySteps)
    return step({
      grain: 'step',
      ...(number === null || number === 1 ? {} : { steps: Math.min(limits.historySteps.max, number) }),
    })
  return so(number ?? 1)
}

/** "undo the trim" undoes the newest that is called so; where there is none, it says what was last. */
function byName(
  tool: Way,
  name: readonly string[],
  words: string,
  project: ProjectView,
  step: (args: PlannedStep['args']) => ClauseReading,
): ClauseReading {
  const next = project.history[tool === 'undo' ? project.historyPosition - 1 : project.historyPosition]
  if (next === undefined) return step({})
  const found =
    tool === 'undo' ? lastNamed(project.history.slice(0, project.historyPosition), name) : lastNamed([next], name)
  if (found < 0)
    return saying(
      `The last thing was “${next.text}”. Say “${tool}” to ${tool} that; I ${tool} requests in their order.`,
      words,
    )
  return step(tool === 'undo' ? { to: name.join(' ') } : {})
}

/** A message that asks the history for something and for nothing else; null for all others. */
export function readHistoryRequest(source: Source, known: KnownTools): ClauseReading | null {
  const { tokens } = source
  for (let at = 0; at < tokens.length; at += 1) {
    const match = matchVerbs(known.lexicon, source, at).find(
      ({ phrase }) => phrase.tools.has('undo') || phrase.tools.has('redo'),
    )
    if (match === undefined) {
      const token = tokens[at]
      if (token?.kind === 'word' && !beforeUndo.has(token.text)) return null
      continue
    }
    const tool = match.phrase.tools.has('undo') ? 'undo' : 'redo'
    const rest = tokens.filter((_, index) => index >= match.next && !match.taken.includes(index))
    if (isForbidden(tokens, at) || goesOn(source, known, match.next)) return null
    return repeatHistory(tool, rest, source.message, source.project)
  }
  return null
}

/** "don't undo that". */
function isForbidden(tokens: readonly Token[], at: number): boolean {
  return ['not', "don't", 'dont', 'never', "n't"].includes(tokens[at - 1]?.text ?? '')
}

/** "undo that and delete the first 5 seconds", "undo the fade, then play": more is asked for. */
function goesOn(source: Source, known: KnownTools, from: number): boolean {
  return source.tokens.some((token, index) => {
    const before = source.tokens[index - 1]
    const joined =
      index > from &&
      before !== undefined &&
      (before.kind === 'mark' ||
        en.connectors.has(before.text) ||
        en.corrections.some(([word]) => word === before.text))
    return joined && token.kind === 'word' && known.lexicon.byFirst.has(token.text)
  })
}
