import { expect, test } from 'vitest'
import { readMarkdown, sectionOf } from '../../../../renderer/lib/readMarkdown.ts'

test('headings, texts, lists, tables and code are read as what they are', () => {
  const source = `# Title

![a picture](x.png)
One line
and another.

- first
  goes on
- second

1. one
2. two

| a | b |
|---|---|
| 1 | x \\| y |

\`\`\`
code | stays

as it is
\`\`\`
behind`
  expect(readMarkdown(source)).toEqual([
    { kind: 'heading', level: 1, text: 'Title' },
    { kind: 'list', items: ['first goes on', 'second'], order: 'free' },
    { kind: 'list', items: ['one', 'two'], order: 'numbered' },
    { kind: 'table', head: ['a', 'b'], rows: [['1', 'x | y']] },
    { kind: 'code', text: 'code | stays\n\nas it is' },
    { kind: 'text', text: 'behind' },
  ])
})

test('a text without a picture in front is one text', () => {
  expect(readMarkdown('One line\nand another.\n')).toEqual([{ kind: 'text', text: 'One line and another.' }])
})

test('a section goes up to the next heading that is not below its own', () => {
  const source = '# A\n\n## B\n\nb\n\n### C\n\nc\n\n## D\n\nd'
  expect(sectionOf(source, 'B')).toBe('\nb\n\n### C\n\nc\n')
  expect(sectionOf(source, 'D')).toBe('\nd')
  expect(sectionOf(source, 'E')).toBeNull()
})
