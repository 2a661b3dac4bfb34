import type { Token } from './tokenise.ts'
import { oneTypoApart } from '../verbs/oneTypoApart.ts'
import { en } from '../words/en.ts'
import { realWords } from '../words/realWords.ts'

const long = (words: Iterable<string>): readonly string[] => [...words].filter((word) => word.length >= 5)

/** Words that times, tracks and places are said with, and that may be misspelt by one letter. */
const respelt: readonly string[] = [
  ...new Set([
    ...long(Object.keys(en.units)),
    ...long(Object.keys(en.smallNumbers)),
    ...long(Object.keys(en.tens)),
    ...long(Object.keys(en.ordinals)),
    ...long(Object.keys(en.fractions)),
    ...long(en.start),
    ...long(en.cursorWords),
    ...long(en.before),
    ...long(en.after),
    ...long(en.between),
    ...long(en.everything),
    ...long(en.wholeWords),
    ...long(en.onward.flat()),
    ...long(en.firstWords),
    ...long(en.lastWords),
    ...long(en.nextWords),
    ...long(en.middle),
    ...long(en.louder),
    ...long(en.quieter),
    ...long(en.trackWords),
    ...long(en.labelSure),
    'until',
    'selection',
    'except',
    'decibels',
    'percent',
    'audio',
    'recording',
    'please',
    'hundred',
  ]),
]

/**
 * Misspelt words of the grammar, put right: five letters or more, one typo away from one word only, and nothing that is
 * known otherwise; and "10 too 20".
 */
export function respell(tokens: readonly Token[], isKnown: (word: string) => boolean): readonly Token[] {
  return tokens.map((token, index) => {
    const beforeTime = ['number', 'clock'].includes(tokens[index + 1]?.kind ?? '')
    if (token.text === 'too' && beforeTime) return { ...token, text: 'to' }
    if (token.kind !== 'word' || token.text.length < 5 || isKnown(token.text) || realWords.has(token.text)) return token
    const right = respelt.filter(
      (word) => Math.abs(word.length - token.text.length) <= 1 && oneTypoApart(word, token.text),
    )
    return right.length === 1 && right[0] !== undefined ? { ...token, text: right[0] } : token
  })
}
