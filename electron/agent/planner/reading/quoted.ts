import type { Token } from '../../reader/text/tokenise.ts'

/** The tokens from `start` up to `end` as they were written; what was written as one word stands there once. */
export function quoted(tokens: readonly Token[], start: number, end: number): string {
  let text = ''
  let last: Token | null = null
  for (const token of tokens.slice(start, end)) {
    if (last !== null && token.start < last.end) continue
    text += (last === null || token.start === last.end ? '' : ' ') + token.raw
    last = token
  }
  return text
}

/** Words that stand side by side are one: “of the bits”. */
export function quotedRuns(tokens: readonly Token[], places: readonly number[]): string[] {
  const runs: { start: number; end: number }[] = []
  for (const at of places) {
    const last = runs.at(-1)
    if (last !== undefined && last.end === at) last.end = at + 1
    else runs.push({ start: at, end: at + 1 })
  }
  return runs.map(({ start, end }) => quoted(tokens, start, end))
}
