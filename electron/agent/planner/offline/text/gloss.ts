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
  for (const list of byFirst.values()) list.sort((one, other) => other.said.length - one.said.length || Number(one.before === 'anything') - Number(other.before === 'anything'))
  const verbs = new Map<string, (VerbGloss & { readonly tokens: readonly Token[] })[]>()
  for (const verb of language.verbs) {
    const ready = { ...verb, tokens: tokenise(verb.means) }
    for (const form of verb.forms) verbs.set(form, [...(verbs.get(form) ?? []), ready])
  }
  for (const list of verbs.values()) list.sort((one, other) => other.keeps.length + other.last.length - one.keeps.length - one.last.length)
  const words = new Set([...language.phrases.flatMap(({ said }) => said), ...verbs.keys(), ...language.verbs.flatMap(({ last }) => last)])
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
  return tokens.filter((token) => token.kind === 'word' && (words.has(language.fold(token.text)) || compoundOf(language.fold(token.text), language) !== null)).length
}

function compoundOf(word: string, { compounds }: Language): { readonly first: string; readonly says: string } | null {
  const found = compounds.find(({ ending }) => word.endsWith(ending) && word.length >= ending.length + 3)
  return found === undefined ? null : { first: word.slice(0, -found.ending.length), says: found.says }
}

const isJoint = ({ dictionary }: Reading, folded: string): boolean => dictionary.language.joints.has(folded)

function endsStep(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  return token === undefined || (token.kind === 'mark' && ',.;!?'.includes(token.text)) || isJoint(reading, reading.folded[at] ?? '')
}

const standsAt = ({ folded }: Reading, at: number, words: readonly string[]): boolean => words.every((word, place) => folded[at + place] === word)

/** The end of the step that the token is in, or of the sentence for a verb whose last part comes late. */
function stepEnd(reading: Reading, from: number): number {
  let at = from
  while (at < reading.tokens.length && !(reading.tokens[at]?.kind === 'mark' && '.;!?'.includes(reading.tokens[at]?.text ?? ''))) at += 1
  return at
}

function findLast(reading: Reading, from: number, { last }: VerbGloss): number | null {
  if (last.length === 0) return null
  const end = stepEnd(reading, from)
  for (let at = from; at < end; at += 1) {
    const another = at > from && reading.dictionary.verbs.has(reading.folded[at] ?? '') && isJoint(reading, reading.folded[at - 1] ?? '')
    if (another) return null
    const unsure = last.some((word) => reading.dictionary.language.twoFaced.has(word))
    if (standsAt(reading, at, last) && (!unsure || endsStep(reading, at + last.length))) return at
  }
  return null
}

interface FoundVerb {
  readonly tokens: readonly Token[]
  /** Tokens that belong to it, further on. */
  readonly taken: readonly number[]
}

function readVerb(reading: Reading, at: number): FoundVerb | null {
  for (const verb of reading.dictionary.verbs.get(reading.folded[at] ?? '') ?? []) {
    const end = stepEnd(reading, at)
    const keeps = verb.keeps.every((word) => reading.folded.slice(at + 1, end).some((one) => one === word || one.endsWith(word)))
    if (!keeps) continue
    const last = findLast(reading, at + 1, verb)
    if (verb.last.length > 0 && last === null) continue
    return { tokens: verb.tokens, taken: last === null ? [] : verb.last.map((_, place) => last + place) }
  }
  return null
}

function readPhrase(reading: Reading, at: number): { readonly tokens: readonly Token[]; readonly next: number } | null {
  for (const gloss of reading.dictionary.phrases.get(reading.folded[at] ?? '') ?? []) {
    const next = at + gloss.said.length
    if (standsAt(reading, at, gloss.said) && comesNext(reading, next, gloss.before)) return { tokens: gloss.tokens, next }
  }
  return null
}

function comesNext(reading: Reading, at: number, what: Gloss['before']): boolean {
  const token = reading.tokens[at]
  const number = (one: Token | undefined): boolean => one?.kind === 'number' || /^\d/.test(reading.dictionary.phrases.get(reading.dictionary.language.fold(one?.text ?? ''))?.[0]?.means ?? '')
  switch (what) {
    case 'anything':
      return true
    case 'a number':
      return number(token) || ((token?.text === '-' || token?.text === '+' || reading.folded[at] === 'minus') && number(reading.tokens[at + 1]))
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
  const firsts = [compound.first, ...language.links.filter((link) => compound.first.endsWith(link)).map((link) => compound.first.slice(0, -link.length))]
  const known = firsts.flatMap((first) => nameFor(first, reading) ?? [])[0]
  return tokenise(`${known ?? compound.first} ${compound.says}`)
}

function nameFor(word: string, { names, dictionary }: Reading): string | null {
  const own = [...names.vocabulary].find((name) => dictionary.language.fold(name) === word)
  const other = Object.hasOwn(dictionary.language.names, word) ? dictionary.language.names[word] : undefined
  return own ?? (other !== undefined && names.vocabulary.has(other) ? other : null)
}

/** A message in the grammar's words. Places stay those of the message, so that names and quotations are as they were written. */
export function gloss(tokens: readonly Token[], dictionary: Dictionary, names: Names): readonly Token[] {
  const reading: Reading = { tokens, folded: tokens.map((token) => (token.kind === 'word' ? dictionary.language.fold(token.text) : token.kind === 'mark' ? token.text : '')), dictionary, names }
  const out: Token[] = []
  const taken = new Set<number>()
  const put = (said: readonly Token[], first: number, last: number): void => {
    const [from, to] = [tokens[first], tokens[last]]
    if (from !== undefined && to !== undefined) out.push(...said.map((token, place) => ({ ...token, start: from.start, end: to.end, glued: place === 0 && from.glued })))
  }
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const name = token?.kind === 'word' || token?.kind === 'number' ? matchWholeName(names, tokens, at) : null
    if (token === undefined || taken.has(at)) at += 1
    else if (token.kind !== 'word') {
      if (name !== null) out.push(...tokens.slice(at, name.next))
      else out.push(token)
      at = name?.next ?? at + 1
    } else if (name !== null && (name.length > 1 || !dictionary.words.has(reading.folded[at] ?? ''))) {
      out.push(...tokens.slice(at, name.next))
      at = name.next
    } else {
      const phrase = readPhrase(reading, at)
      const verb = readVerb(reading, at)
      const compound = phrase === null && verb === null ? readCompound(reading, at) : null
      if (verb !== null && (phrase === null || phrase.next === at + 1)) {
        put(verb.tokens, at, at)
        for (const place of verb.taken) taken.add(place)
        at += 1
      } else if (phrase !== null) {
        put(phrase.tokens, at, phrase.next - 1)
        at = phrase.next
      } else {
        const other = nameFor(reading.folded[at] ?? '', reading)
        if (compound !== null) put(compound, at, at)
        else out.push(other === null ? token : { ...token, text: other })
        at += 1
      }
    }
  }
  return out
}
