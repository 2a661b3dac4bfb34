import type { Token } from './tokenise.ts'
import { inPassing } from '../words/en.ts'

/** The tokens after the opening words; "not" alone is kept, for "not the music". */
export function withoutOpening(tokens: readonly Token[]): readonly Token[] {
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    const notAlone = token?.text === 'not' && tokens[at + 1]?.text !== 'quite'
    const silentMark =
      token?.kind === 'mark' && (token.text === '-' ? tokens[at + 1]?.glued !== true : ',.;!:'.includes(token.text))
    if (token === undefined || notAlone || !(silentMark || inPassing.opening.has(token.text))) break
    at += 1
  }
  return at < tokens.length ? tokens.slice(at) : tokens
}
