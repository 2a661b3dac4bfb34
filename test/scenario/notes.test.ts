import { describe, expect, it } from 'vitest'
import { offlinePlanner } from '../support/offlinePlanner.ts'
import { type Conversation, openConversation, talk } from '../support/openConversation.ts'

const notes = ['0:10-0:12 cut the cough', '0:20 plosive', '0:30-0:33 delete', '1:00 chapter two', '1:10 split']

async function open(lines: readonly string[] = notes): Promise<Conversation> {
  const conversation = await openConversation({ tracks: talk }, { offline: offlinePlanner(), model: null })
  await conversation.agent.send(lines.join('\n'))
  return conversation
}

const stepsOf = ({ agent }: Conversation) => agent.view().approval?.steps ?? []
const linesOf = (conversation: Conversation) =>
  stepsOf(conversation).map(({ note, sentence }) => [note?.text, note?.state, sentence])
const labelsOf = async ({ engine }: Conversation) =>
  (await engine.view()).labels.map(({ text, start }) => [text, Math.round(start * 1000) / 1000])

describe('notes', () => {
  it('are one list: understood lines as steps, open ones with questions, the others as labels', async () => {
    const conversation = await open()
    expect(linesOf(conversation)).toEqual([
      [notes[0], 'read', 'Cut 0:10–0:12 from Voice to the clipboard and close the gap'],
      [notes[1], 'open', 'Add the label “plosive” at 0:18'],
      [notes[2], 'read', 'Delete 0:28–0:31 from Voice and close the gap'],
      [notes[3], 'kept', 'Add the label “chapter two” at 0:55'],
      [notes[4], 'read', 'Split at 1:05'],
    ])
    expect(stepsOf(conversation)[1]?.note).toMatchObject({
      question: 'What is to be done at 0:20?',
      answers: [{ say: 'delete from 0:20 to 0:21' }, { say: 'silence from 0:20 to 0:21' }],
    })
  })

  it('are one request with one undo', async () => {
    const conversation = await open()
    await conversation.decide('approve')
    expect(await conversation.clips()).toEqual({
      Voice: [
        [0, 65],
        [65, 115],
      ],
    })
    expect(await labelsOf(conversation)).toEqual([
      ['plosive', 18],
      ['chapter two', 55],
    ])
    await conversation.agent.send('undo')
    expect(await conversation.clips()).toEqual({ Voice: [[0, 120]] })
    expect(await labelsOf(conversation)).toEqual([])
  })

  it('keep the times of the others where a line is skipped', async () => {
    const conversation = await open()
    expect(await conversation.change({ verb: 'leaveOut', step: 0 })).toBe('ok')
    expect(linesOf(conversation).map(([, , sentence]) => sentence)).toEqual([
      'Add the label “plosive” at 0:20',
      'Delete 0:30–0:33 from Voice and close the gap',
      'Add the label “chapter two” at 0:57',
      'Split at 1:07',
    ])
  })

  it('keep the times of an edited line too, where an earlier one is skipped behind it', async () => {
    const conversation = await open()
    expect(await conversation.change({ verb: 'edit', step: 2, range: { start: 28, end: 32 } })).toBe('ok')
    expect(await conversation.change({ verb: 'leaveOut', step: 0 })).toBe('ok')
    expect(stepsOf(conversation)[1]?.sentence).toBe('Delete 0:30–0:34 from Voice and close the gap')
  })

  it('take an answer to the question of a line, or other words for it, in the place of its label', async () => {
    const conversation = await open()
    const [answer] = stepsOf(conversation)[1]?.note?.answers ?? []
    expect(await conversation.change({ verb: 'reword', step: 1, say: answer?.say ?? '' })).toBe('ok')
    expect(await conversation.change({ verb: 'reword', step: 3, say: 'split' })).toBe('ok')
    expect(linesOf(conversation).map(([, state, sentence]) => [state, sentence])).toEqual([
      ['read', 'Cut 0:10–0:12 from Voice to the clipboard and close the gap'],
      ['read', 'Delete 0:18–0:19 from Voice and close the gap'],
      ['read', 'Delete 0:27–0:30 from Voice and close the gap'],
      ['read', 'Split at 0:54'],
      ['read', 'Split at 1:04'],
    ])
  })

  it('stay a label with the question where other words are not understood either', async () => {
    const conversation = await open()
    expect(await conversation.change({ verb: 'reword', step: 3, say: 'hocus pocus' })).toBe('ok')
    expect(stepsOf(conversation)[3]?.note).toMatchObject({
      text: notes[3],
      state: 'open',
      question: expect.any(String),
    })
    expect(stepsOf(conversation)[3]?.sentence).toBe('Add the label “chapter two” at 0:55')
  })

  it('can be given other words only where they are notes', async () => {
    const conversation = await open(['delete the first 10 seconds'])
    expect(await conversation.change({ verb: 'reword', step: 0, say: 'split' })).toBe('agent/no-such-step')
  })

  it('lose nothing where a line can’t be prepared: it is a label, with why', async () => {
    const conversation = await open(['0:10-0:20 delete', '0:12-0:14 delete', '3:00-3:10 delete', '0:30 split'])
    expect(linesOf(conversation)).toEqual([
      ['0:10-0:20 delete', 'read', 'Delete 0:10–0:20 from Voice and close the gap'],
      ['0:12-0:14 delete', 'open', 'Add the label “delete” at 0:10'],
      ['3:00-3:10 delete', 'open', 'Add the label “delete” at 1:50'],
      ['0:30 split', 'read', 'Split at 0:20'],
    ])
    for (const { note } of stepsOf(conversation).slice(1, 3)) expect(note?.question).not.toBe('')
  })

  it('say what of the message is no note', async () => {
    const conversation = await open(['Hi Anna,', '0:10-0:12 cut the cough', '0:30-0:33 delete', 'Bob'])
    expect(conversation.agent.view().approval?.notes).toEqual(['Without a time, so no note: “Hi Anna,”, “Bob”.'])
  })

  it('take no part of a line whose other parts say otherwise', async () => {
    const lines = [
      '0:10-0:12 delete (client says keep)',
      "0:20-0:22 don't cut this",
      '0:30-0:32 keep',
      '0:40-0:42 delete?',
    ]
    const conversation = await open(lines)
    expect(stepsOf(conversation).map(({ tool }) => tool)).toEqual(Array.from({ length: 4 }, () => 'add_label'))
  })

  it('go the same way with a model that plans all else', async () => {
    const asked: string[] = []
    const model = {
      start: (message: string) => {
        asked.push(message)
        throw new Error('the model was asked')
      },
    }
    const conversation = await openConversation({ tracks: talk }, { offline: offlinePlanner(), model })
    await conversation.agent.send(notes.join('\n'))
    expect(asked).toEqual([])
    expect(stepsOf(conversation)).toHaveLength(5)
  })
})
