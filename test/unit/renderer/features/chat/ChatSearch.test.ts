import { expect, test } from 'vitest'
import { findMessages } from '../../../../../renderer/features/chat/ChatSearch.tsx'

const said = (id: string, text: string) =>
  ({ id, text, from: 'person', at: '', requestId: id, state: null, undoId: null, planner: null, offer: null }) as const
const messages = [said('a', 'Trim the intro'), said('b', 'Make the Café louder'), said('c', 'trim the outro')]

test('all words have to be said, in any order and spelling of letters, and the newest comes first', () => {
  expect(findMessages(messages, 'TRIM')).toEqual(['c', 'a'])
  expect(findMessages(messages, 'intro trim')).toEqual(['a'])
  expect(findMessages(messages, 'cafe')).toEqual(['b'])
  expect(findMessages(messages, 'reverb')).toEqual([])
  expect(findMessages(messages, '  ')).toEqual([])
})
