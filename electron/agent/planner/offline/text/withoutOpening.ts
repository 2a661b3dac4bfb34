import type { Token } from './tokenise.ts'

/** "no, make it 20", "yes, but only on the bass", "actually …": what opens an answer and says nothing about what it is to be. */
const opening: ReadonlySet<string> = new Set('no nope nah not quite actually wait sorry hmm hm oh well ok okay yes yeah yep sure but and so um uh please rather'.split(' '))

/** The tokens after the opening words; "not" alone is kept, for "not the music". */
export function withoutOpening(tokens: readonly Token[]): readonly Token[] {
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    const notAlone = token?.text === 'not' && tokens[at + 1]?.text !== 'quite'
    const silentMark = token?.kind === 'mark' && (token.text === '-' ? tokens[at + 1]?.glued !== true : ',.;!:'.includes(token.text))
    if (token === undefined || notAlone || !(silentMark || opening.has(token.text))) break
    at += 1
  }
  return at < tokens.length ? tokens.slice(at) : tokens
}
