/** A part of a text in Markdown, as our documents use it. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly order: 'numbered' | 'free' }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string }

/** Pictures and comments are left out; what is inside a line stays as it is written. */
export function readMarkdown(source: string): readonly Block[] {
  const lines = source.split('\n')
  const blocks: Block[] = []
  for (let at = 0; at < lines.length;) {
    const end = endOf(lines, at)
    const block = blockOf(lines.slice(at, end))
    if (block !== null) blocks.push(block)
    at = end
  }
  return blocks
}

/** The lines below a heading of the second level, without it; null where there is none of that name. */
export function sectionOf(source: string, title: string): string | null {
  const lines = source.split('\n')
  const start = lines.indexOf(`## ${title}`)
  if (start < 0) return null
  const length = lines.slice(start + 1).findIndex((line) => /^#{1,2} /u.test(line))
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length).join('\n')
}

const kinds = {
  blank: /^\s*$/u,
  heading: /^#{1,6} /u,
  code: /^```/u,
  table: /^\|/u,
  list: /^(?:-|\d+\.) /u,
} as const
type Kind = keyof typeof kinds | 'text'

function kindOf(line: string): Kind {
  const found = Object.entries(kinds).find(([, pattern]) => pattern.test(line))
  return (found?.[0] ?? 'text') as Kind
}

/** Where what begins at a line ends. */
function endOf(lines: readonly string[], at: number): number {
  const kind = kindOf(lines[at] ?? '')
  if (kind === 'blank' || kind === 'heading') return at + 1
  const goesOn = (line: string): boolean => {
    const next = kindOf(line)
    if (kind === 'code') return next !== 'code'
    // What is said of an item may go on in lines of its own.
    return kind === 'list' ? next === 'list' || next === 'text' : next === kind
  }
  const rest = lines.slice(at + 1).findIndex((line) => !goesOn(line))
  const end = rest < 0 ? lines.length : at + 1 + rest
  return kind === 'code' ? end + 1 : end
}

function blockOf(lines: readonly string[]): Block | null {
  const [first = ''] = lines
  switch (kindOf(first)) {
    case 'blank':
      return null
    case 'heading':
      return { kind: 'heading', level: first.indexOf(' '), text: first.replace(/^#+ /u, '') }
    case 'code':
      return { kind: 'code', text: lines.slice(1, -1).join('\n') }
    case 'table':
      return tableOf(lines)
    case 'list':
      return listOf(lines)
    case 'text': {
      const text = lines.map((line) => line.trim()).join(' ')
      return /^(?:!\[|<!--)/u.test(text) ? null : { kind: 'text', text }
    }
  }
}

function listOf(lines: readonly string[]): Block {
  const items: string[] = []
  for (const line of lines) {
    if (kindOf(line) === 'list') items.push(line.replace(kinds.list, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return { kind: 'list', items, order: /^\d/u.test(lines[0] ?? '') ? 'numbered' : 'free' }
}

function tableOf(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map(cellsOf)
  return { kind: 'table', head, rows }
}

/** A bar that is written `\|` belongs to its cell. */
function cellsOf(line: string): string[] {
  return line
    .replace(/^\|/u, '')
    .replace(/\|\s*$/u, '')
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}
