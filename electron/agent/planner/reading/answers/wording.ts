import type { AnswerWords, Language } from '../../../reader/languages/language.ts'
import { type Token, tokenise } from '../../../reader/text/tokenise.ts'

type Kind = keyof AnswerWords

/** The phrases of all languages together: an answer is too short to tell its language by. */
export type Wording = Readonly<Record<Kind, ReadonlySet<string>>>

export function wordingOf(languages: readonly Language[]): Wording {
  const all = languages.flatMap(({ answers }) => answers ?? [])
  const of = (kind: Kind): ReadonlySet<string> => new Set(all.flatMap((words) => [...words[kind]]))
  return {
    yes: of('yes'),
    afterYes: of('afterYes'),
    no: of('no'),
    drop: of('drop'),
    none: of('none'),
    all: of('all'),
    other: of('other'),
    out: of('out'),
    heads: new Set([...of('heads'), ...of('corrects')]),
    corrects: of('corrects'),
    instead: of('instead'),
    adds: of('adds'),
    goesOn: of('goesOn'),
    proposes: of('proposes'),
    more: of('more'),
    setsBack: of('setsBack'),
    tries: of('tries'),
    itIs: of('itIs'),
    tooMuch: of('tooMuch'),
    joins: of('joins'),
    takesBack: of('takesBack'),
    keeps: of('keeps'),
    leaves: of('leaves'),
    putsBack: of('putsBack'),
    steps: of('steps'),
    counted: of('counted'),
    idle: of('idle'),
    naming: of('naming'),
  }
}

const longestPhrase = 4

export const wordsIn = (message: string): readonly Token[] => tokenise(message).filter(({ kind }) => kind !== 'mark')

export const plainOf = (message: string): string =>
  wordsIn(message)
    .map(({ text }) => text)
    .join(' ')

/** How many words from here on are one of the phrases, the longest first; 0 where none is. */
export function phraseAt(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    const said = tokens.slice(at, at + length).map(({ text }) => text)
    if (phrases.has(said.join(' '))) return length
  }
  return 0
}

export interface Behind {
  readonly rest: string
  /** It begins as a correction does. */
  readonly corrects: boolean
}

/** What stands behind "no, make it", "sorry, I meant". */
export function behindHeads(message: string, { heads, corrects }: Wording): Behind {
  const tokens = wordsIn(message)
  let at = 0
  let found = false
  for (;;) {
    const length = phraseAt(tokens, at, heads)
    if (length === 0 || at + length >= tokens.length) break
    found ||= phraseAt(tokens, at, corrects) > 0
    at += length
  }
  return { rest: message.slice(tokens[at]?.start ?? message.length), corrects: found }
}

/** What stands behind "what about", whatever hesitates in front of it; null where nothing is proposed. */
export function proposedIn(message: string, { heads, proposes }: Wording): string | null {
  const tokens = wordsIn(message)
  for (let at = 0; at < tokens.length; at += Math.max(1, phraseAt(tokens, at, heads))) {
    const length = phraseAt(tokens, at, proposes)
    if (length > 0 && at + length < tokens.length)
      return message.slice(tokens[at + length]?.start ?? message.length).replace(/[?!.\s]+$/u, '')
    if (phraseAt(tokens, at, heads) === 0) return null
  }
  return null
}

export function isYes(plain: string, { yes, afterYes }: Wording): boolean {
  if (yes.has(plain)) return true
  const [first = '', ...others] = plain.split(' ')
  return others.length < 6 && yes.has(first) && others.every((word) => yes.has(word) || afterYes.has(word))
}
