import type { ReactNode } from 'react'
import type { Block } from '../lib/readMarkdown.ts'

/** A part of a document. Nothing in it is taken as markup of the page, and nothing leads out of the window. */
export function MarkdownBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level > 2 ? <h4>{inline(block.text)}</h4> : <h3>{inline(block.text)}</h3>
    case 'text':
      return <p>{inline(block.text)}</p>
    case 'code':
      return <pre>{block.text}</pre>
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{inline(item)}</li>)
      return block.order === 'numbered' ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return <Table head={block.head} rows={block.rows} />
  }
}

function Table({ head, rows }: Pick<Extract<Block, { kind: 'table' }>, 'head' | 'rows'>) {
  const columns = head.map((name, place) => ({ name, place }))
  return (
    <table>
      {head.some((cell) => cell !== '') && (
        <thead>
          <tr>
            {columns.map(({ name, place }) => (
              <th key={place}>{inline(name)}</th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join('|')}>
            {columns.map(({ place }) => (
              <td key={place}>{inline(cells[place] ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const marks = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/u

/** Code and what is strong; of a link its words. */
function inline(text: string): readonly ReactNode[] {
  return text.split(marks).map((part, place) => {
    const key = `${place}`
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>
    return marks.test(part) ? part.slice(1, part.indexOf(']')).replaceAll('`', '') : part
  })
}
