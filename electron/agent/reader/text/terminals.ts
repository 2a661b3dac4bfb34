import type { Edge } from '../chart/parse.ts'
import type { Language } from '../languages/language.ts'
import { freeTexts, rawOf } from './freeTexts.ts'
import type { Token } from './tokenise.ts'

/** Phrases that need no rule: numbers, times, quotes, files, words that nothing knows, and free names. */
export function terminalsOf(
  tokens: readonly Token[],
  language: Language,
  isKnown: (token: Token) => boolean,
  mendedAt: (at: number) => readonly string[],
): Edge[] {
  return [
    ...tokens.flatMap((token, at) => plainTerminals(token, at)),
    ...unknownWords(tokens, isKnown, (at) => mendedAt(at).length > 0),
    ...freeTexts(tokens, language, mendedAt),
    ...deedsIn(tokens, language),
  ]
}

const longestDeed = 5

/** Words that may name something that was done, where the message is about such a thing. */
function deedsIn(tokens: readonly Token[], { deeds, naming }: Language): Edge[] {
  // "call track 3 Undo".
  const [first] = tokens
  if (deeds === undefined || (first !== undefined && naming.verbs.has(first.text))) return []
  if (!tokens.some(({ text }) => deeds.verbs.has(text))) return []
  const ends = ({ kind, text }: Token): boolean => kind !== 'word' || deeds.stops.has(text) || deeds.verbs.has(text)
  return tokens.flatMap((_, start) => {
    const run = tokens.slice(start, start + longestDeed)
    const end = run.findIndex(ends)
    return run.slice(0, end < 0 ? run.length : end).map((__, at): Edge => {
      const meaning = { kind: 'text' as const, text: rawOf(tokens, start, start + at), quoted: false }
      return { category: 'deed', start, end: start + at + 1, meaning, cost: 0.2 * at }
    })
  })
}

function plainTerminals(token: Token, start: number): Edge[] {
  const edge = (category: Edge['category'], meaning: Edge['meaning'], cost = 0): Edge => ({
    category,
    start,
    end: start + 1,
    meaning,
    cost,
  })
  switch (token.kind) {
    case 'number':
      return token.value === null ? [] : [edge(token.signed ? 'signed' : 'number', token.value)]
    case 'clock':
      return token.value === null ? [] : [edge('clock', token.value)]
    case 'ratio':
      return token.value === null ? [] : [edge('ratio', token.value)]
    case 'quoted':
      return [
        edge('quoted', { kind: 'text', text: token.raw.trim(), quoted: true }),
        edge('unknown', token.raw.trim(), 0.5),
      ]
    case 'file':
      return [
        edge('file', {
          kind: 'file',
          path: token.raw,
          sound: /\.(wav|wave|flac|mp3|ogg|opus|m4a|aac|aiff?)$/iu.test(token.raw),
        }),
      ]
    case 'word':
    case 'mark':
      return []
  }
}

const unknownCost = 2
const mostUnknown = 3

/** A word that could be a slip in a known one is dearer as a name. */
function unknownWords(
  tokens: readonly Token[],
  isKnown: (token: Token) => boolean,
  canMend: (at: number) => boolean,
): Edge[] {
  const edges: Edge[] = []
  for (let start = 0; start < tokens.length; start += 1) {
    const words: string[] = []
    let cost = unknownCost
    for (let at = start; at < Math.min(tokens.length, start + mostUnknown); at += 1) {
      const token = tokens[at] as Token
      if (token.kind !== 'word' || isKnown(token)) break
      words.push(token.raw)
      cost += (at === start ? 0 : 0.3) + (canMend(at) ? 3 : 0)
      edges.push({ category: 'unknown', start, end: at + 1, meaning: words.join(' '), cost })
    }
  }
  return edges
}
