import type { PlanContext } from '../../index.ts'
import type { Source } from '../grammar/source.ts'
import { wordAt } from '../grammar/source.ts'
import type { KnownTools } from '../steps/known.ts'
import { plainText } from '../text/plainText.ts'
import { matchVerbs } from '../verbs/lexicon.ts'
import { en, inPassing } from '../words/en.ts'
import { enQuestions } from '../words/enQuestions.ts'
import { nearestAbilities } from '../../talk/abilities.ts'
import { queries } from './queries.ts'

/** Parts of the message up to where a request begins: "how long is it? and delete the first 5 seconds". */
function isOnlyQuestion(source: Source, known: KnownTools): boolean {
  const end = source.tokens.findIndex((token) => token.text === '?')
  const rest = end < 0 ? [] : source.tokens.slice(end + 1).filter((token) => token.kind === 'word')
  return rest.length === 0 || !rest.some((token) => known.lexicon.byFirst.has(token.text))
}

/** Descriptions are written for models: tools' names become their titles, and code becomes words. */
function inWords(description: string | undefined, known: KnownTools): string | undefined {
  return description
    ?.replace(/`([^`]+)`/g, (_, code: string) => code.replaceAll('_', ' '))
    .replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) => `“${known.byName.get(name)?.title ?? name.replaceAll('_', ' ')}”`)
}

/** "what does trim do?", "how do I fade out?": what the tool is for, in its own words. */
function explain(source: Source, known: KnownTools, text: string): string | null {
  if (!enQuestions.explaining.test(text)) return null
  const named = new Set<string>()
  for (let at = 0; at < source.tokens.length; at += 1) {
    const match = matchVerbs(known.lexicon, source, at).find(({ phrase }) => phrase.parts.length === 1)
    if (match === undefined || inPassing.emptyVerbs.has(wordAt(source, at))) continue
    for (const name of match.phrase.tools) if (known.byName.has(name)) named.add(name)
  }
  const tools = [...named].slice(0, 3).flatMap((name) => known.byName.get(name) ?? [])
  if (tools.length === 0) return null
  return tools
    .map(
      (tool) =>
        `${tool.title}: ${inWords(tool.description, known) ?? `say “${tool.words[0] ?? tool.title}” and the part that you mean, for example “${tool.words[0] ?? tool.title} the first 10 seconds”.`}`,
    )
    .join(' ')
}

/** An answer to a question about the project or about what can be done; null when the message is no question. */
export function answerQuestion(source: Source, known: KnownTools, context: PlanContext): string | null {
  const text = plainText(source.tokens)
  const asked = enQuestions.asking.test(text) && !enQuestions.requestInQuestion.test(text)
  const short = source.tokens.filter((token) => token.kind === 'word').length <= 3
  if (!asked && !short) return null
  const words = text
    .replace(/\b(?:please|exactly|currently|right now|at the moment|actually)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  for (const query of queries) {
    if (!(asked && query.pattern.test(words)) && !(short && query.alone.test(words))) continue
    const answer = query.answer(source, context)
    if (answer !== null) return answer
  }
  if (!asked || !isOnlyQuestion(source, known)) return null
  const explained = explain(source, known, words)
  if (explained !== null) return explained
  const first = source.tokens.find((token) => token.kind === 'word' && en.questionStarts.has(token.text))
  const questions = source.tokens.at(-1)?.text === '?' || first === source.tokens[0]
  return questions && !/^(?:do|show|list|give|say)\b/.test(words)
    ? `I can't answer that, and nothing was changed. ${nearestAbilities(source.tokens, known.byName)}`
    : null
}
