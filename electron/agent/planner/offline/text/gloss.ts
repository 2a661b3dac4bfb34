import { matchWholeName } from '../grammar/names.ts'
import type { Names } from '../grammar/names.ts'
import type { Gloss, Language, VerbGloss } from '../words/language.ts'
import { tokenise } from './tokenise.ts'
import type { Token } from './tokenise.ts'

/** A language made ready: what may stand at a word, longest first. */
export interface Dictionary {
  readonly language: Language
  readonly phrases: ReadonlyMap<string, readonly (Gloss & { readonly tokens: readonly Token[] })[]>
  readonly verbs: ReadonlyMap<string, readonly (VerbGloss & { readonly tokens: readonly Token[] })[]>
  readonly words: ReadonlySet<string>
}

export function makeDictionary(language: Language): Dictionary {
  const phrases = language.phrases.map((gloss) => ({ ...gloss, tokens: tokenise(gloss.means) }))
  const byFirst = new Map<string, typeof phrases>()
  for (const gloss of phrases) byFirst.set(gloss.said[0] ?? '', [...(byFirst.get(gloss.said[0] ?? '') ?? []), gloss])
  for (const list of byFirst.values())
    list.sort(
      (one, other) =>
        other.said.length - one.said.length || Number(one.before === 'anything') - Number(other.before === 'anything'),
    )
  const verbs = new Map<string, (VerbGloss & { readonly tokens: readonly Token[] })[]>()
  for (const verb of language.verbs) {
    const ready = { ...verb, tokens: tokenise(verb.means) }
    for (const form of verb.forms) verbs.set(form, [...(verbs.get(form) ?? []), ready])
  }
  for (const list of verbs.values())
    list.sort((one, other) => other.keeps.length + other.last.length - one.keeps.length - one.last.length)
  const words = new Set([
    ...language.phrases.flatMap(({ said }) => said),
    ...verbs.keys(),
    ...language.verbs.flatMap(({ last }) => last),
  ])
  return { language, phrases: byFirst, verbs, words }
}

interface Reading {
  readonly tokens: readonly Token[]
  readonly folded: readonly string[]
  readonly dictionary: Dictionary
  readonly names: Names
}

/** How many words of the message the language explains. */
export function wordsExplained(tokens: readonly Token[], { language, words }: Dictionary): number {
  return tokens.filter(
    (token) =>
      token.kind === 'word' &&
      (words.has(language.fold(token.text)) || compoundOf(language.fold(token.text), language) !== null),
  ).length
}

function compoundOf(word: string, { compounds }: Language): { readonly first: string; readonly says: string } | null {
  const found = compounds.find(({ ending }) => word.endsWith(ending) && word.length >= ending.length + 3)
  return found === undefined ? null : { first: word.slice(0, -found.ending.length), says: found.says }
}

const isJoint = ({ dictionary }: Reading, folded: string): boolean => dictionary.language.joints.has(folded)

function endsStep(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  return (
    token === undefined ||
    (token.kind === 'mark' && ',.;!?'.includes(token.text)) ||
    isJoint(reading, reading.folded[at] ?? '')
  )
}

const standsAt = ({ folded }: Reading, at: number, words: readonly string[]): boolean =>
  words.every((word, place) => folded[at + place] === word)

/** The end of the step that the token is in, or of the sentence for a verb whose last part comes late. */
function stepEnd(reading: Reading, from: number): number {
  let at = from
  while (
    at < reading.tokens.length &&
    !(reading.tokens[at]?.kind === 'mark' && '.;!?'.includes(reading.tokens[at]?.text ?? ''))
  )
    at += 1
  return at
}

function findLast(reading: Reading, from: number, { last, says: verbSays }: VerbGloss): number | null {
  if (last.length === 0) return null
  const end = stepEnd(reading, from)
  for (let at = from; at < end; at += 1) {
    const another =
      at > from &&
      reading.dictionary.verbs.has(reading.folded[at] ?? '') &&
      isJoint(reading, reading.folded[at - 1] ?? '')
    if (another) return null
    const unsure = last.some((word) => reading.dictionary.language.twoFaced.has(word))
    if (
      standsAt(reading, at, last) &&
      (!unsure ||
        endsStep(reading, at + last.length) ||
        Object.hasOwn(verbSays, reading.folded[at + last.length] ?? ''))
    )
      return at
  }
  return null
}

interface FoundVerb {
  readonly tokens: readonly Token[]
  /** Tokens that belong to it, further on. */
  readonly taken: readonly number[]
  readonly says: Readonly<Record<string, string>>
}

function readVerb(reading: Reading, at: number): FoundVerb | null {
  for (const verb of reading.dictionary.verbs.get(reading.folded[at] ?? '') ?? []) {
    const end = stepEnd(reading, at)
    const keeps = verb.keeps.every((word) =>
      reading.folded.slice(at + 1, end).some((one) => one === word || one.endsWith(word)),
    )
    if (!keeps) continue
    const last = findLast(reading, at + 1, verb)
    if (verb.last.length > 0 && last === null) continue
    return {
      tokens: verb.tokens,
      says: verb.says,
      taken: last === null ? [] : verb.last.map((_, place) => last + place),
    }
  }
  return null
}

function readPhrase(reading: Reading, at: number): { readonly tokens: readonly Token[]; readonly next: number } | null {
  for (const gloss of reading.dictionary.phrases.get(reading.folded[at] ?? '') ?? []) {
    const next = at + gloss.said.length
    if (standsAt(reading, at, gloss.said) && comesNext(reading, next, gloss.before))
      return { tokens: gloss.tokens, next }
  }
  return null
}

function comesNext(reading: Reading, at: number, what: Gloss['before']): boolean {
  const token = reading.tokens[at]
  const number = (one: Token | undefined): boolean =>
    one?.kind === 'number' ||
    /^\d/.test(reading.dictionary.phrases.get(reading.dictionary.language.fold(one?.text ?? ''))?.[0]?.means ?? '')
  switch (what) {
    case 'anything':
      return true
    case 'a number':
      return (
        number(token) ||
        ((token?.text === '-' || token?.text === '+' || reading.folded[at] === 'minus') &&
          number(reading.tokens[at + 1]))
      )
    case 'a clock time':
      return token?.kind === 'clock'
    case 'the end of a step':
      return endsStep(reading, at)
  }
}

/** The halves of a compound: the first is a name of the project where there is one like it. */
function readCompound(reading: Reading, at: number): readonly Token[] | null {
  const { language } = reading.dictionary
  const token = reading.tokens[at]
  const compound = token?.kind === 'word' ? compoundOf(reading.folded[at] ?? '', language) : null
  if (compound === null) return null
  const firsts = [
    compound.first,
    ...language.linking
      .filter((link) => compound.first.endsWith(link))
      .map((link) => compound.first.slice(0, -link.length)),
  ]
  const known = firsts.flatMap((first) => nameFor(first, reading) ?? [])[0]
  return tokenise(`${known ?? compound.first} ${compound.says}`)
}

function nameFor(word: string, { names, dictionary }: Reading): string | null {
  const own = [...names.vocabulary].find((name) => dictionary.language.fold(name) === word)
  const other = Object.hasOwn(dictionary.language.names, word) ? dictionary.language.names[word] : undefined
  return own ?? (other !== undefined && names.vocabulary.has(other) ? other : null)
}

/**
 * Puts the grammar's words where the message has its own: places stay, so that names and quotations are as they were
 * written.
 */
class Glossed {
  readonly out: Token[] = []
  readonly taken = new Set<number>()
  /** The verb of the step that is being read. */
  verb: FoundVerb | null = null
  readonly said: readonly Token[]

  constructor(said: readonly Token[]) {
    this.said = said
  }

  put(words: readonly Token[], first: number, last: number): void {
    const [from, to] = [this.said[first], this.said[last]]
    if (from !== undefined && to !== undefined)
      this.out.push(
        ...words.map((token, place) => ({
          ...token,
          start: from.start,
          end: to.end,
          glued: place === 0 && from.glued,
        })),
      )
  }
}

/** One word that no name explains; the place after what it took. */
function glossWord(reading: Reading, glossed: Glossed, token: Token, at: number): number {
  const folded = reading.folded[at] ?? ''
  const { language } = reading.dictionary
  const before = reading.dictionary.verbs.has(reading.folded[at - 1] ?? '') && glossed.verb !== null
  if (before && language.behindVerb.has(folded)) return at + 1
  if (isJoint(reading, folded)) glossed.verb = null
  const other =
    glossed.verb !== null && Object.hasOwn(glossed.verb.says, folded) ? glossed.verb.says[folded] : undefined
  if (other !== undefined) {
    glossed.put(tokenise(other), at, at)
    return at + 1
  }
  const phrase = readPhrase(reading, at)
  const verb = readVerb(reading, at)
  if (verb !== null && (phrase === null || (phrase.next === at + 1 && glossed.verb === null))) {
    glossed.put(verb.tokens, at, at)
    for (const place of verb.taken) glossed.taken.add(place)
    glossed.verb = verb
    return at + 1
  }
  if (phrase !== null) {
    glossed.put(phrase.tokens, at, phrase.next - 1)
    return phrase.next
  }
  const compound = readCompound(reading, at)
  const name = nameFor(folded, reading)
  if (compound !== null) glossed.put(compound, at, at)
  else glossed.out.push(name === null ? token : { ...token, text: name })
  return at + 1
}

/** A message in the grammar's words. */
export function gloss(tokens: readonly Token[], dictionary: Dictionary, names: Names): readonly Token[] {
  const folded = tokens.map(({ kind, text }) =>
    kind === 'word' ? dictionary.language.fold(text) : kind === 'mark' ? text : '',
  )
  const reading: Reading = { tokens, folded, dictionary, names }
  const glossed = new Glossed(tokens)
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    const name = token?.kind === 'word' || token?.kind === 'number' ? matchWholeName(names, tokens, at) : null
    const isName =
      name !== null && (token?.kind === 'number' || name.length > 1 || !dictionary.words.has(folded[at] ?? ''))
    if (token === undefined || glossed.taken.has(at)) at += 1
    else if (isName) {
      glossed.out.push(...tokens.slice(at, name.next))
      at = name.next
    } else if (token.kind === 'word') at = glossWord(reading, glossed, token, at)
    else {
      if (token.kind === 'mark' && ',.;!?'.includes(token.text)) glossed.verb = null
      glossed.out.push(token)
      at += 1
    }
  }
  return glossed.out
}
