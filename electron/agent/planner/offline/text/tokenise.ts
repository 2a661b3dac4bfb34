import { en } from '../words/en.ts'

/** A word, number, clock time, quotation or mark of a message, with its place in the message as the person wrote it. */
export interface Token {
  readonly kind: 'word' | 'number' | 'ordinal' | 'clock' | 'quote' | 'path' | 'mark'
  /** Lower case, plain quotes and dashes. A quotation's text is without its quotes, as written. */
  readonly text: string
  /** The number; seconds for a clock time; NaN for everything else. */
  readonly value: number
  readonly start: number
  readonly end: number
  /** Nothing stands between it and the token before. */
  readonly glued: boolean
}

/** Longest number that is believed; what is longer is as good as endless and is asked about, never computed with. */
const mostNumber = 1e9

const pattern = new RegExp(
  [
    /(?<space>\s+)/,
    /"(?<quote>[^"]{1,200})"/,
    /(?<path>(?:[a-z]:)?[\p{L}\d_~./\\-]{0,200}[\p{L}\d_-]\.(?:wav|wave|mp3|flac|ogg|oga|opus|aiff?|m4a|aac|txt|srt|vtt)(?![\p{L}\d]))/u,
    /(?<format>(?:mp[34]|m4a)(?![\p{L}\d]))/u,
    /(?<clock>\d{1,4}:\d{1,2}(?::\d{1,2})?(?:[.,]\d+(?![\d:]))?(?![\d:]))/,
    /(?<prime>\d{1,3}'\d{1,2}(?:"|'')?)/,
    /(?<thousands>\d{1,3}(?:,\d{3})+(?![\d,:])(?:\.\d+)?)/,
    /(?<comma>\d+,\d{1,3}(?=\s*(?:s|secs?|seconds?|ms|min|mins|minutes?|h|hours?|db|%)\b)|\d+,\d(?![\d:])(?!\s*(?:,|and\b|&|or\b))|0,\d+(?![\d:,]))/,
    /(?<ordinal>\d+(?:st|nd|rd|th)\b)/,
    /(?<number>\d+(?:\.\d+)?|\.\d+)/,
    /(?<word>[\p{L}\p{M}_]+(?:'[\p{L}\p{M}]+)*)/u,
    /(?<arrow>-+>|=>|\.{2,}|~)/,
    /(?<mark>[\s\S])/,
  ]
    .map((part) => part.source)
    .join('|'),
  'giu',
)

/** Same length as the original, so that places in it stay true. */
function plainMarks(message: string): string {
  return message
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replace(/[\u2018\u2019\u201B\u02BC\u00B4`\u2032]/g, "'")
    .replace(/[\u201C-\u201F\u00AB\u00BB\u2033\u300C\u300D]/g, '"')
    .replace(/[\u2192\u21D2\u2026]/g, '~')
    .replace(/(^|[\s(])'([^'\s][^'\n]{0,198}?)'(?=$|[\s.,;:!?)])/g, '$1"$2"')
}

function clockSeconds(text: string): number {
  const parts = text
    .replace(',', '.')
    .split(/[:']/)
    .map((part) => Number.parseFloat(part))
  return parts.reduce((sum, part) => sum * 60 + (Number.isNaN(part) ? 0 : part), 0)
}

function numberValue(text: string): number {
  return Math.min(Number.parseFloat(text), mostNumber)
}

type Piece = Omit<Token, 'start' | 'end' | 'glued'>

function readPiece(groups: Readonly<Record<string, string | undefined>>): Piece | null {
  const { quote, path, format, clock, prime, thousands, comma, ordinal, number, word, arrow, mark } = groups
  if (quote !== undefined) return { kind: 'quote', text: quote.trim(), value: Number.NaN }
  if (path !== undefined) return { kind: 'path', text: path, value: Number.NaN }
  if (format !== undefined) return { kind: 'word', text: format.toLowerCase(), value: Number.NaN }
  if (clock !== undefined) return { kind: 'clock', text: clock, value: clockSeconds(clock) }
  if (prime !== undefined) return { kind: 'clock', text: prime, value: clockSeconds(prime.replace(/["']+$/, '')) }
  if (thousands !== undefined)
    return { kind: 'number', text: thousands, value: numberValue(thousands.replaceAll(',', '')) }
  if (comma !== undefined) return { kind: 'number', text: comma, value: numberValue(comma.replace(',', '.')) }
  if (ordinal !== undefined) return { kind: 'ordinal', text: ordinal.toLowerCase(), value: numberValue(ordinal) }
  if (number !== undefined) return { kind: 'number', text: number, value: numberValue(number) }
  if (word !== undefined)
    return { kind: 'word', text: word.toLowerCase().replaceAll('_', ' ').trim(), value: Number.NaN }
  if (arrow !== undefined) return { kind: 'mark', text: '-', value: Number.NaN }
  if (mark !== undefined) return { kind: 'mark', text: mark, value: Number.NaN }
  return null
}

/** "music's" is two tokens, so that the name is found in it; "don't" and "let's" are one. */
function splitPossessive(token: Token): readonly Token[] {
  if (token.kind !== 'word' || !token.text.endsWith("'s") || token.text === "let's") return [token]
  const cut = token.end - 2
  return [
    { ...token, text: token.text.slice(0, -2), end: cut },
    { ...token, text: "'s", start: cut, glued: true },
  ]
}

/** A hyphen between two words joins them ("fade-in", "twenty-five"): it says nothing. */
function isJoiningHyphen(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  const before = tokens[index - 1]
  const after = tokens[index + 1]
  if (token?.text !== '-' || before === undefined || after === undefined || !token.glued || !after.glued) return false
  if (after.kind !== 'word') return false
  return before.kind === 'word' || (before.kind === 'number' && after.text in en.units)
}

export function tokenise(message: string): readonly Token[] {
  const text = plainMarks(message)
  const tokens: Token[] = []
  let spaced = true
  for (const match of text.matchAll(pattern)) {
    const piece = readPiece(match.groups ?? {})
    if (piece === null) {
      spaced = true
      if (match[0].includes('\n') && tokens.length > 0)
        tokens.push({ kind: 'mark', text: '.', value: Number.NaN, start: match.index, end: match.index, glued: false })
      continue
    }
    tokens.push(
      ...splitPossessive({ ...piece, start: match.index, end: match.index + match[0].length, glued: !spaced }),
    )
    spaced = false
  }
  return tokens.filter((_, index) => !isJoiningHyphen(tokens, index))
}
