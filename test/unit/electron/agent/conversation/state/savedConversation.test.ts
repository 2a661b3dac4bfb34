import { describe, expect, it } from 'vitest'
import {
  type ConversationSnapshot,
  startConversation,
} from '../../../../../../electron/agent/conversation/state/machine.ts'
import { emptyData } from '../../../../../../electron/agent/conversation/state/record.ts'
import {
  restoreConversation,
  saveConversation,
} from '../../../../../../electron/agent/conversation/state/savedConversation.ts'
import {
  personSaid,
  tapehandSaid,
  type Transcript,
} from '../../../../../../electron/agent/conversation/state/transcript.ts'

const said = { requestId: 'r', planner: 'offline' } as const
const stamp = { at: '2026-01-01T00:00:00.000Z', begun: false }

function talked({ messages, log }: Transcript, id: string): Transcript {
  const asked = personSaid({ messages, log }, { ...stamp, id }, { ...said, text: `do ${id}` })
  return tapehandSaid(asked, { ...stamp, id: `${id}-told` }, { ...said, text: `did ${id}`, state: 'done' })
}

const conversationOf = (transcript: Transcript): ConversationSnapshot => startConversation({ ...emptyData, transcript })

describe('a conversation that is saved', () => {
  it('is checked only where something came to it, and is the same as when it is checked as a whole', () => {
    const one = talked({ messages: [], log: [] }, 'one')
    const before = saveConversation(conversationOf(one))
    const two = talked(one, 'two')
    const after = saveConversation(conversationOf(two))
    expect([after.messages[0] === before.messages[0], after.log[0] === before.log[0]]).toEqual([true, true])
    expect(after).toEqual(saveConversation(conversationOf(structuredClone(two))))
    expect(after.messages.map(({ text }) => text)).toEqual(['do one', 'did one', 'do two', 'did two'])
  })

  it('has the answer that a request got behind its last save', () => {
    const asked = personSaid({ messages: [], log: [] }, { ...stamp, id: 'one' }, { ...said, text: 'cut' })
    saveConversation(conversationOf(asked))
    const told = tapehandSaid(asked, { ...stamp, id: 'told' }, { ...said, text: 'Cut.', state: 'done' })
    expect(saveConversation(conversationOf(told)).log.map(({ reply }) => reply)).toEqual(['Cut.'])
  })

  it('takes what it was opened with as checked', () => {
    const file: unknown = structuredClone(saveConversation(conversationOf(talked({ messages: [], log: [] }, 'one'))))
    const opened = restoreConversation(file)
    const { messages, log } = opened.context.transcript
    const again = saveConversation(opened)
    expect([again.messages[0] === messages[0], again.log[0] === log[0]]).toEqual([true, true])
    expect(again).toEqual(file)
  })

  it('is refused with a message that could not be read again', () => {
    const { messages, log } = talked({ messages: [], log: [] }, 'one')
    const bad = { messages: messages.map((one) => ({ ...one, text: 3 as unknown as string })), log }
    expect(() => saveConversation(conversationOf(bad))).toThrow('expected string')
  })
})
