export type TokenKind = 'word' | 'number' | 'clock' | 'ratio' | 'quoted' | 'file' | 'mark'

/** A piece of a message. `text` is in lower case and without accents of typing; `raw` is as it was written. */
export interface Token {
  readonly kind: TokenKind
  readonly text: string
  readonly raw: string
  /** Where it stands in the message. */
  readonly start: number
  readonly end: number
  /** Of a number its amount, of a clock time its seconds, of a ratio its first part over its second. */
  readonly value: number | null
  /** A number with a sign of its own: "+3", "-6". */
  readonly signed: boolean
  /** What ties it to the word before it: the hyphen of "co-host". */
  readonly joined?: string
}

const quotes: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»', '‘': '’', '‚': '‘' }

interface Matcher {
  readonly kind: TokenKind
  readonly pattern: RegExp
  readonly value?: (raw: string) => number | null
}

const decimal = (raw: string): number => Number(raw.replace(/^\./u, '0.'))

/** Groups of three behind a comma are thousands, anything else behind it is a fraction: "1,500" and "2,5". */
function amountOf(raw: string): number {
  const plain = raw.replace(/[−–]/u, '-').replace(/^\+/u, '')
  if (/^-?[1-9]\d{0,2}(,\d{3})+$/u.test(plain)) return decimal(plain.replaceAll(',', ''))
  return decimal(plain.replace(',', '.').replace(/^(-?)\./u, '$10.'))
}

/** "1:30" is minutes and seconds, "1:01:30.5" hours too. */
function clockOf(raw: string): number {
  return raw
    .replace(',', '.')
    .split(':')
    .reduce((seconds, part) => seconds * 60 + Number(part), 0)
}

/** A semicolon in place of its neighbour on the keyboard: "2;25". */
const slippedClockOf = (raw: string): number => clockOf(raw.replace(';', ':'))

/** "7k5": the letter of the unit stands where the point would. */
const thousandsOf = (raw: string): number => decimal(raw.toLowerCase().replace('k', '.'))

/** 1'15": minutes and seconds. */
const primesOf = (raw: string): number => clockOf(raw.replace(/['’′]/u, ':').replace(/["”″]$/u, ''))

/** 2': minutes, where no seconds are said. */
const minutesOf = (raw: string): number => 60 * Number(raw.slice(0, -1))

function ratioOf(raw: string): number {
  const [first, second] = raw.split(':').map(Number)
  return (first ?? 0) / (second ?? 1)
}

const matchers: readonly Matcher[] = [
  { kind: 'word', pattern: /(?<![\p{L}\d])(?:i\.\s?e|e\.\s?g)\.(?!\p{L})/iuy },
  { kind: 'file', pattern: /(?<![\p{L}\d])(?:~?\/|[A-Za-z]:\\|\.{1,2}\/)[^\s"']*[^\s"'.,;!?]/uy },
  { kind: 'file', pattern: /[\p{L}\d][\p{L}\d_-]*\.(?!\d)[a-z][a-z0-9]{1,4}(?![\p{L}\d])/uy },
  { kind: 'clock', pattern: /\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?!:?\d)/uy, value: clockOf },
  { kind: 'clock', pattern: /(?<![\p{L}\d])\d{1,2};[0-5]\d(?![\p{L}\d:;])/uy, value: slippedClockOf },
  { kind: 'number', pattern: /(?<![\p{L}\d])\d{1,2}k\d{1,2}(?![\p{L}\d])/iuy, value: thousandsOf },
  { kind: 'clock', pattern: /\d{1,3}['’′][0-5]\d(?:[.,]\d+)?["”″]?(?![\p{L}\d])/uy, value: primesOf },
  { kind: 'clock', pattern: /(?<![\p{L}\d])\d{1,3}['’′](?=[\s,;]|$)/uy, value: minutesOf },
  { kind: 'ratio', pattern: /\d{1,3}:\d(?!:?\d)/uy, value: ratioOf },
  { kind: 'number', pattern: /(?<![\p{L}\d)])[+\-−–](?:\d+(?:[.,]\d+)*|\.\d+)/uy, value: amountOf },
  {
    kind: 'number',
    pattern: /[1-9]\d{0,2}(?: \d{3})+(?= ?(?:ms|Hz|samples)\b)/uy,
    value: (raw) => amountOf(raw.replaceAll(' ', '')),
  },
  { kind: 'number', pattern: /[1-9]\d{0,2}(?:,\d{3})+(?![\d,.])|\d+[.,]\d+|\d+|\.\d+/uy, value: amountOf },
  { kind: 'word', pattern: /(?<=\d)\p{L}+/uy },
  { kind: 'word', pattern: /\p{L}[\p{L}\p{M}\d]*(?:[’'](?:t|ll|re|ve|d|m)\b)?/uy },
  { kind: 'word', pattern: /[’']s(?!\p{L})/uy },
  { kind: 'word', pattern: /(?<=\p{L}[sxz])[’'](?=[\s,.;:!?]|$)/uy },
  { kind: 'word', pattern: /(?<![\p{L}\d])[’']\p{L}{1,3}(?![\p{L}'’])/uy },
  { kind: 'mark', pattern: /\.{2,}|…|[-=]>|[^\s]/uy },
]

/** A number with a unit or ordinal ending stuck to it, and a sign between two numbers, are separate tokens. */
export function tokenise(message: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  let hyphen: string | null = null
  while (at < message.length) {
    const char = message[at] as string
    const isSpace = /\s/u.test(char)
    if (isSpace || isJoin(message, at)) {
      hyphen = isSpace ? null : char
      at += 1
      continue
    }
    const token = quotedAt(message, at) ?? plainAt(message, at)
    tokens.push(hyphen === null ? token : { ...token, joined: hyphen })
    hyphen = null
    if (token.kind === 'number' && token.text.includes('k')) tokens.push(unitIn(token))
    at = token.end
  }
  return tokens
}

const unitIn = (token: Token): Token => ({ ...token, kind: 'word', text: 'k', value: null })

/** A hyphen inside a word, or between a number and its noun: "high-pass", "10-second"; "9:00-end" is a range. */
function isJoin(message: string, at: number): boolean {
  return (
    /[-‑_]/u.test(message[at] as string) &&
    /[\p{L}\d]/u.test(message[at - 1] ?? ' ') &&
    /\p{L}/u.test(message[at + 1] ?? ' ') &&
    !/\d:\d{2}$/u.test(message.slice(Math.max(0, at - 4), at))
  )
}

function quotedAt(message: string, at: number): Token | null {
  const open = message[at] as string
  const single = open === "'" && !/\p{L}/u.test(message[at - 1] ?? ' ')
  const close = single ? "'" : quotes[open]
  if (close === undefined) return null
  const end = closing(message, at + 1, close)
  if (end <= at + 1) return null
  const raw = message.slice(at + 1, end)
  return { kind: 'quoted', text: raw.toLowerCase(), raw, start: at, end: end + 1, value: null, signed: false }
}

/** An apostrophe between two letters does not end what began with one. */
function closing(message: string, from: number, close: string): number {
  for (let end = message.indexOf(close, from); end >= 0; end = message.indexOf(close, end + 1)) {
    if (close !== "'" || !/\p{L}/u.test(message[end + 1] ?? ' ')) return end
  }
  return close === '”' ? message.indexOf('"', from) : -1
}

function plainAt(message: string, at: number): Token {
  for (const { kind, pattern, value } of matchers) {
    pattern.lastIndex = at
    const raw = pattern.exec(message)?.[0]
    if (raw === undefined) continue
    return {
      kind,
      // "the pupils' track".
      text: kind === 'word' && /^[’']$/u.test(raw) ? "'s" : fold(raw),
      raw,
      start: at,
      end: at + raw.length,
      value: value?.(raw) ?? null,
      signed: kind === 'number' && /^[+\-−–]/u.test(raw),
    }
  }
  const raw = message[at] as string
  return { kind: 'mark', text: raw, raw, start: at, end: at + 1, value: null, signed: false }
}

/** Upper and lower case, and the two kinds of apostrophe, are the same letter. */
export function fold(raw: string): string {
  return raw.toLowerCase().replaceAll('’', "'").replaceAll('‑', '-').normalize('NFC')
}
