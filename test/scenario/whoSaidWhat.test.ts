import { describe, expect, it } from 'vitest'
import type { Conversation } from '../support/openConversation.ts'
import { openConversation } from '../support/openConversation.ts'
import { goWithModel } from '../support/model/modelTalk.ts'
import { between, scriptedOffline, step } from '../support/scriptedPlanner.ts'

/** What the approval says of each value of its first step. */
const shown = ({ agent }: Pick<Conversation, 'agent'>) =>
  agent.view().approval?.steps[0]?.sources.map(({ what, value, source, author }) => [what, value, source, author])

describe('who gave a value', () => {
  it('is the model for what it chose itself, though the words say another range', async () => {
    const conversation = await goWithModel(
      [{ calls: [['delete_selection', { start_time: 0, end_time: 100 }]] }],
      [step('delete_selection', { range: between(0, 10) })],
    )
    expect(shown(conversation)).toContainEqual(['range', '0:00–1:40', 'the model', 'model'])
    expect(conversation.agent.view().approval?.notes).toContain('Your words say 0:00–0:10; the model chose 0:00–1:40.')
  })

  it('is the words for what a call leaves to them', async () => {
    const conversation = await goWithModel(
      [{ calls: [['delete_selection', {}]] }],
      [step('delete_selection', { range: between(0, 10) })],
    )
    expect(shown(conversation)).toContainEqual(['range', '0:00–0:10', 'your words', 'words'])
  })

  it('is the default for values that nobody gave, with a model and without', async () => {
    const defaults = [
      ['value', 'linear', 'the default', 'default'],
      ['tracks', 'Voice', 'all tracks: none is named or selected', 'default'],
    ]
    const model = await goWithModel([{ calls: [['apply_fade_in', { start_time: 0, end_time: 5 }]] }])
    expect(shown(model)).toEqual(expect.arrayContaining(defaults))
    const offline = await openConversation(
      {},
      { offline: scriptedOffline({ go: [step('apply_fade_in', { range: between(0, 5) })] }), model: null },
    )
    await offline.agent.send('go')
    expect(shown(offline)).toEqual(expect.arrayContaining(defaults))
  })

  it('is the model for the tracks and values of its call', async () => {
    const conversation = await goWithModel([
      { calls: [['apply_amplify', { gain_db: 3, start_time: 0, end_time: 5, tracks: ['Voice'] }]] },
    ])
    expect(shown(conversation)?.map(([what, , , author]) => [what, author])).toEqual([
      ['range', 'model'],
      ['tracks', 'model'],
      ['value', 'model'],
    ])
  })

  it('is the person for what was edited here, and nobody else is blamed for it', async () => {
    const conversation = await goWithModel(
      [{ calls: [['apply_amplify', { gain_db: 3, start_time: 0, end_time: 20 }]] }],
      [step('apply_amplify', { range: between(0, 20) }, { gain_db: 3 })],
    )
    await conversation.change({ verb: 'edit', step: 0, range: { start: 0, end: 10 } })
    expect(shown(conversation)).toContainEqual(['range', '0:00–0:10', 'you (edited here)', 'you'])
    expect(shown(conversation)?.map(([what, , , author]) => [what, author])).toContainEqual(['value', 'words'])
    expect(conversation.agent.view().approval?.notes.join()).not.toMatch(/the model chose/u)
  })

  it('is the person also without a model', async () => {
    const conversation = await openConversation(
      {},
      { offline: scriptedOffline({ go: [step('delete_selection', { range: between(0, 20) })] }), model: null },
    )
    await conversation.agent.send('go')
    await conversation.change({ verb: 'edit', step: 0, range: { start: 0, end: 10 } })
    expect(shown(conversation)).toContainEqual(['range', '0:00–0:10', 'you (edited here)', 'you'])
  })

  it('is the words for what the person answers to a question about the model’s call', async () => {
    const conversation = await goWithModel([{ calls: [['delete_selection', { tracks: ['Voice'] }]] }])
    expect(conversation.agent.view().state).toBe('clarifying')
    await conversation.agent.send('answer')
    expect(shown(conversation)?.map(([what, , , author]) => [what, author])).toContainEqual(['range', 'words'])
  })

  it('is the words where both say the same', async () => {
    const conversation = await goWithModel(
      [{ calls: [['delete_selection', { start_time: 0, end_time: 10 }]] }],
      [step('delete_selection', { range: { kind: 'first', seconds: 10 } })],
    )
    expect(shown(conversation)).toContainEqual(['range', '0:00–0:10', 'your words', 'words'])
  })

  it('stands in the answer and in the log', async () => {
    const conversation = await goWithModel([
      { calls: [['delete_selection', { start_time: 0, end_time: 10 }]] },
      { text: 'Gone.' },
    ])
    await conversation.decide('approve')
    expect(conversation.log()?.reply).toContain('Chosen by the model: range 0:00–0:10.')
    expect(conversation.agent.snapshot().log.at(-1)?.ran[0]?.sources).toContainEqual(
      expect.objectContaining({ what: 'range', author: 'model' }),
    )
  })
})

describe('the answer and the log without a model', () => {
  it('say what the person has edited before the yes', async () => {
    const conversation = await openConversation(
      {},
      { offline: scriptedOffline({ go: [step('delete_selection', { range: between(0, 20) })] }), model: null },
    )
    await conversation.agent.send('go')
    await conversation.change({ verb: 'edit', step: 0, range: { start: 0, end: 10 } })
    await conversation.decide('approve')
    expect(conversation.agent.log().at(-1)?.reply).toContain('Edited by you: range 0:00–0:10.')
  })
})
