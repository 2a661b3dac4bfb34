/** Where a JSON object or array stands in a text. `end` is behind it. */
export interface FoundJson {
  readonly start: number
  readonly end: number
  readonly value: unknown
}

/** Each try may read to the end of the text: nonsense full of brackets must not hold up the app. */
const mostTries = 200

/** The first JSON object or array at or behind `from` that can be read; null when there is none. */
export function jsonInText(text: string, from = 0): FoundJson | null {
  let tries = 0
  for (let start = from; start < text.length && tries < mostTries; start += 1) {
    const letter = text[start]
    if (letter !== '{' && letter !== '[') continue
    tries += 1
    const end = endOfJson(text, start)
    if (end === null) continue
    const value = parseJson(text.slice(start, end))
    if (value !== undefined) return { start, end, value }
  }
  return null
}

/** Undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Behind the bracket that closes the one at `start`; null when it is never closed. */
function endOfJson(text: string, start: number): number | null {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at]
    if (quoted) {
      if (letter === '\\') at += 1
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{' || letter === '[') depth += 1
    else if (letter === '}' || letter === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}
