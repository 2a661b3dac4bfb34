import type { PlanContext } from '../../index.ts'
import type { Source } from '../grammar/source.ts'
import { wordAt } from '../grammar/source.ts'
import type { KnownTools } from '../steps/known.ts'
import { plainText } from '../text/plainText.ts'
import { matchVerbs } from '../verbs/lexicon.ts'
import { en } from '../words/en.ts'
import { describeAbilities } from './answerTalk.ts'
import { queries } from './queries.ts'

const asking = /^(?:(?:and|so|ok|okay|hey|hi|please|well|but|hello|tapehand|just|actually|no|now) )*(?:what|what's|whats|how|why|who|when|where|which|should|did|is|are|was|were|does|do i|do we|do you|has|have i|have you|have we|am|isn't|aren't|didn't|tell me|show me|show|list|name|give me|say|explain|describe|remind me|i wonder|i'd like to know|i want to know|do i|can you tell me|could you tell me|can you show me|can you explain|can you list|could you list|can i undo|count)\b/
/** "how about …", "what about …", "why don't you …": asked, and meant as a request. */
const requestInQuestion = /^(?:is it possible to|would it be possible to|do you think you c|how about|what about|why don't you|why not|what if you|do it|do that|do the|do this|do not|do n't)\b/

/** Parts of the message up to where a request begins: "how long is it? and delete the first 5 seconds". */
function isOnlyQuestion(source: Source, known: KnownTools): boolean {
  const end = source.tokens.findIndex((token) => token.text === '?')
  const rest = end < 0 ? [] : source.tokens.slice(end + 1).filter((token) => token.kind === 'word')
  return rest.length === 0 || !rest.some((token) => known.lexicon.byFirst.has(token.text))
}

/** "what does trim do?", "how do I fade out?": what the tool is for, in its own words. */
function explain(source: Source, known: KnownTools, text: string): string | null {
  if (!/^(?:.* )?(?:what (?:does|do|is|are|would)|what's|how (?:do|does|can|could|would|to)|explain|describe|why|when (?:do|should)|tell me (?:about|what|how)|can you explain|show me how|difference)\b/.test(text)) return null
  const named = new Set<string>()
  for (let at = 0; at < source.tokens.length; at += 1) {
    const match = matchVerbs(known.lexicon, source, at).find(({ phrase }) => phrase.parts.length === 1)
    if (match === undefined || ['do', 'make', 'set', 'get', 'put'].includes(wordAt(source, at))) continue
    for (const name of match.phrase.tools) if (known.byName.has(name)) named.add(name)
  }
  const tools = [...named].slice(0, 3).flatMap((name) => known.byName.get(name) ?? [])
  if (tools.length === 0) return null
  return tools.map((tool) => `${tool.title}: ${tool.description ?? `say “${tool.words[0] ?? tool.title}” and the part that you mean, for example “${tool.words[0] ?? tool.title} the first 10 seconds”.`}`).join(' ')
}

/** An answer to a question about the project or about what can be done; null when the message is no question. */
export function answerQuestion(source: Source, known: KnownTools, context: PlanContext): string | null {
  const text = plainText(source.tokens)
  const asked = asking.test(text) && !requestInQuestion.test(text)
  const short = source.tokens.filter((token) => token.kind === 'word').length <= 3
  if (!asked && !short) return null
  const words = text.replace(/\b(?:please|exactly|currently|right now|at the moment|actually)\b/g, '').replace(/\s+/g, ' ').trim()
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
  return questions && !/^(?:do|show|list|give|say)\b/.test(words) ? `I can't answer that, and nothing was changed. ${describeAbilities(known)}` : null
}
