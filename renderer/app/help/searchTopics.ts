import type { Block } from '../../lib/readMarkdown.ts'
import type { Topic } from './topics.ts'

/** The topics with what is about all words of a query: whole sections by their heading, else parts and rows of them. */
export function searchTopics(topics: readonly Topic[], query: string): readonly Topic[] {
  const words = query
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return topics
  return topics
    .map((topic) => (isAbout(topic.name, words) ? topic : { ...topic, blocks: found(topic.blocks, words) }))
    .filter(({ blocks }) => blocks.length > 0)
}

function found(blocks: readonly Block[], words: readonly string[]): readonly Block[] {
  const kept: Block[] = []
  let heading: Block | null = null
  let isWhole = false
  for (const block of blocks) {
    if (block.kind === 'heading') {
      heading = block
      isWhole = isAbout(block.text, words)
      continue
    }
    const part = isWhole ? block : matching(block, words)
    if (part === null) continue
    if (heading !== null) kept.push(heading)
    heading = null
    kept.push(part)
  }
  return kept
}

function matching(block: Exclude<Block, { kind: 'heading' }>, words: readonly string[]): Block | null {
  if (block.kind === 'text' || block.kind === 'code') return isAbout(block.text, words) ? block : null
  if (block.kind === 'list') {
    const items = block.items.filter((item) => isAbout(item, words))
    return items.length > 0 ? { ...block, items } : null
  }
  const rows = block.rows.filter((cells) => isAbout(cells.join(' '), words))
  return rows.length > 0 ? { ...block, rows } : null
}

function isAbout(text: string, words: readonly string[]): boolean {
  const said = text.toLowerCase()
  return words.every((word) => said.includes(word))
}
