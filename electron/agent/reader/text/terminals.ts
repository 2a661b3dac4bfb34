import type { Edge } from '../chart/parse.ts'
import type { Language, Naming } from '../languages/language.ts'
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
function deedsIn(tokens: readonly Token[], { deeds }: Language): Edge[] {
  if (deeds === undefined || !tokens.some(({ text }) => deeds.verbs.has(text))) return []
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

const longestText = 14
/** So many letters of a word of naming are known with a slip in them. */
const longEnough = 5

const neverBehind = ({ never = {} }: Language['naming'], word: string): ReadonlySet<string> | undefined =>
  Object.hasOwn(never, word) ? never[word] : undefined

/**
 * Free names: behind a word of naming, up to the end or to a word that names don't have in them. A longer one that runs
 * over such a word is dearer, for there the sentence may go on.
 */
function freeTexts(
  tokens: readonly Token[],
  { naming }: Language,
  mendedAt: (at: number) => readonly string[],
): Edge[] {
  const edges: Edge[] = []
  const hasVerb = tokens.some((token) => naming.verbs.has(token.text))
  for (let start = 1; start < tokens.length; start += 1) {
    const mark = tokens[start - 1] as Token
    const before = mark.text === ':' ? (tokens[start - 2] ?? mark) : mark
    const isTold = neverBehind(naming, before.text)?.has((tokens[start] as Token).text) === true
    const isSlip = mendedAt(start - 1).some((word) => word.length >= longEnough && naming.words.has(word))
    const behindWord = naming.words.has(before.text) || isSlip
    if (isTold) continue
    if (behindWord || hasVerb)
      edges.push(...textsFrom(tokens, start, naming, behindWord || naming.joints.has(mark.text) ? 0 : 1.5))
  }
  return edges
}

function textsFrom(tokens: readonly Token[], start: number, naming: Naming, extra: number): Edge[] {
  const first = tokens[start] as Token
  const text = (end: number, said: string, quoted: boolean, cost: number): Edge => ({
    category: 'text',
    start,
    end,
    meaning: { kind: 'text', text: said, quoted },
    cost,
  })
  if (first.kind === 'quoted') return [text(start + 1, first.raw.trim(), true, 0)]
  if (naming.words.has(first.text) || (first.kind === 'mark' && !beginsName(first.text))) return []
  const edges: Edge[] = []
  let cost = extra + (isOddStart(first, naming, extra) ? 1.5 : 0)
  let wasBroken = false
  for (let at = start; at < Math.min(tokens.length, start + longestText); at += 1) {
    const token = tokens[at] as Token
    if (endsText(token, naming)) break
    if (at > start) cost += crossing(token, tokens[at + 1], naming, wasBroken)
    wasBroken ||= at > start && (naming.breaks.has(token.text) || token.text === ',')
    const next = tokens[at + 1]
    const beforeCount = isCount(next, naming) ? 0.6 : 0
    if (beforeCount > 0 || canEndBefore(next, naming))
      edges.push(text(at + 1, rawOf(tokens, start, at), false, cost + beforeCount))
  }
  return edges
}

/** A name rather ends before such a word, or stands beside such a noun. */
const isOddStart = ({ text }: Token, { stops, kinds }: Naming, extra: number): boolean =>
  stops.has(text) || (extra > 0 && kinds?.has(text) === true)

/** No bracket or stroke, and no arrow to it. */
const beginsName = (mark: string): boolean => /[\p{S}#]/u.test(mark) && !/[=→]|->/u.test(mark)

const endsText = ({ kind, text }: Token, { barriers }: Naming): boolean =>
  kind === 'quoted' || /^[.;!?:]$/u.test(text) || barriers.has(text)

/** What it costs that a name has a word in it behind which the sentence could go on. */
function crossing(
  { kind, text }: Token,
  next: Token | undefined,
  { stops, breaks, counts, joints }: Naming,
  wasBroken: boolean,
): number {
  if (counts?.has(text) === true) return 0.8
  if (!stops.has(text)) return 0
  // "Anna and Guest to Ben": behind "and" another would be named.
  if (joints.has(text) && wasBroken) return 5
  const isTime = next?.kind === 'number' || next?.kind === 'clock'
  return kind === 'mark' || breaks.has(text) || isTime ? 3.5 : 2
}

const canEndBefore = (next: Token | undefined, { stops, barriers }: Naming): boolean =>
  next === undefined || next.kind === 'mark' || stops.has(next.text) || barriers.has(next.text)

/** A number may be the beginning of a time, "called rejoin four seconds past …", or the end of the name. */
const isCount = (next: Token | undefined, { counts }: Naming): boolean =>
  next !== undefined && (next.kind === 'number' || counts?.has(next.text) === true)

/** The words as they were written, with the spaces between them. */
function rawOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to + 1)
    .map((token, at) => {
      const before = tokens[from + at - 1]
      const gap = at > 0 && before !== undefined && token.start > before.end ? ' ' : ''
      return at > 0 && before?.start === token.start ? '' : `${gap}${token.raw}`
    })
    .join('')
}
