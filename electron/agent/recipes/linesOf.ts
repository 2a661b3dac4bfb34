export type JsonLines =
  | { readonly ok: true; readonly value: unknown; readonly lineOf: (path: readonly PropertyKey[]) => number }
  | { readonly ok: false; readonly line: number }

type Path = readonly PropertyKey[]
interface Token {
  readonly word: string
  readonly at: number
}

const words = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|"/gu

/**
 * JSON with the line, from 1, on which each of its values begins; of what is not there the nearest that is above it.
 */
export function linesOf(text: string): JsonLines {
  const tokens = [...text.matchAll(words)].map(({ 0: word, index }): Token => ({ word, at: index }))
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length
  const lines = new Map<string, number>()
  const walk = createWalk(tokens, (path, at) => lines.set(keyOf(path), lineAt(at)))
  const read = walk.value([]) && walk.isOver() ? parse(text) : null
  if (read === null) return { ok: false, line: lineAt(walk.at() ?? text.trimEnd().length) }
  return {
    ok: true,
    value: read.value,
    lineOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const line = lines.get(keyOf(path.slice(0, length)))
        if (line !== undefined) return line
      }
      return 1
    },
  }
}

const keyOf = (path: Path): string => path.map(String).join('\u0000')

/** Null for what only looks like JSON, such as a number with two points. */
function parse(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

/** Goes over the tokens as JSON; false where the next one does not belong there, and then it stands before it. */
function createWalk(tokens: readonly Token[], found: (path: Path, at: number) => void) {
  let next = 0
  const here = (): Token | undefined => tokens[next]
  const take = (word: string): boolean => {
    const fits = here()?.word === word
    if (fits) next += 1
    return fits
  }
  const entries = (end: string, entry: (index: number) => boolean): boolean => {
    if (take(end)) return true
    for (let index = 0; ; index += 1) {
      if (!entry(index)) return false
      if (take(end)) return true
      if (!take(',')) return false
    }
  }
  const value = (path: Path): boolean => {
    const token = here()
    if (token === undefined) return false
    found(path, token.at)
    if (take('{')) return entries('}', () => member(path))
    if (take('[')) return entries(']', (index) => value([...path, index]))
    if (parse(token.word) === null) return false
    next += 1
    return true
  }
  const member = (path: Path): boolean => {
    const token = here()
    const key = token?.word.startsWith('"') === true ? parse(token.word) : null
    if (key === null || token === undefined) return false
    next += 1
    const own = [...path, String(key.value)]
    if (!take(':') || !value(own)) return false
    // Where the key stands, which is what is wrong where it is one too many.
    found(own, token.at)
    return true
  }
  return { value, at: () => here()?.at ?? null, isOver: () => next === tokens.length }
}
