import type { ChatMessage } from '../../../shared/schemas/conversation.ts'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Ids of the messages in which all of the words are said, newest first; none where nothing is asked for. */
export function findMessages(messages: readonly ChatMessage[], query: string): readonly string[] {
  const words = plain(query)
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return messages
    .filter(({ text }) => {
      const said = plain(text)
      return words.every((word) => said.includes(word))
    })
    .map(({ id }) => id)
    .toReversed()
}
