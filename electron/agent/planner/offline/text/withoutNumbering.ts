import type { Token } from './tokenise.ts'

/** "1. delete … 2. normalize …": the numbers of a list are not times; each becomes a full stop. */
export function withoutNumbering(tokens: readonly Token[]): readonly Token[] {
  const isNumber = (at: number, number: number): boolean => {
    const mark = tokens[at + 1]
    return (
      tokens[at]?.kind === 'number' &&
      tokens[at].value === number &&
      (mark?.text === '.' || mark?.text === ')') &&
      mark.glued &&
      tokens[at + 2]?.kind === 'word'
    )
  }
  if (!isNumber(0, 1)) return tokens
  const out: Token[] = []
  let number = 1
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    if (isNumber(at, number)) {
      out.push({ ...token, kind: 'mark', text: '.', value: Number.NaN })
      number += 1
      at += 1
    } else out.push(token)
  }
  return out
}
