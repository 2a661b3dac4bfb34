import { expect, test } from 'vitest'
import { savedConversationSchema } from '../../../../../electron/agent/conversation/state/savedConversation.ts'
import { labelledPlaces } from '../../../../../electron/agent/answers/labelledPlaces.ts'
import { scriptedOffline, step, between } from '../../../../support/scriptedPlanner.ts'
import { openConversation } from '../../../../support/openConversation.ts'

const plans = {
  'label them': [step('label_silences', {}, { text: 'Pause' })],
  'label one': [step('label_silences', { range: between(0, 25) }, { text: 'Pause' })],
}

async function open() {
  const conversation = await openConversation({}, { offline: scriptedOffline(plans), model: null })
  for (const time of [20, 40, 60]) {
    await conversation.engine.perform({ kind: 'setTimeSelection', start: time, end: time + 2 })
    await conversation.engine.perform({ kind: 'selectTracks', trackIds: ['t1'] })
    await conversation.engine.perform({ kind: 'silenceSelection' })
  }
  await conversation.engine.perform({ kind: 'clearSelection' })
  return conversation
}

test('labels that were put run unasked, and each is a place that can be gone to and taken out', async () => {
  // when
  const { agent, engine } = await open()
  await agent.send('label them')
  // then
  const message = agent.view().messages.at(-1)
  expect([agent.view().state, message?.state]).toEqual(['idle', 'done'])
  const { labels } = await engine.view()
  expect(labels).toHaveLength(3)
  expect(message?.pointers?.places.map(({ labelId, start, end }) => [labelId, start, end])).toEqual(
    labels.map(({ id, start, end }) => [id, start, end]),
  )
  expect(message?.pointers?.places[1]?.label).toMatch(/^0:(39|40).*Pause 2$/u)
  expect(savedConversationSchema.shape.messages.parse(agent.view().messages).at(-1)).toEqual(message)
})

test('one label is no list', async () => {
  const { agent, engine } = await open()
  await agent.send('label one')
  expect((await engine.view()).labels).toHaveLength(1)
  expect(agent.view().messages.at(-1)?.pointers).toBeUndefined()
})

test('of thousands it is told how many stand in the list of labels only', () => {
  const labels = Array.from({ length: 2500 }, (_, index) => ({
    id: `l${index}`,
    text: 'Pause',
    start: index,
    end: index,
  }))
  const seen = { before: { labels: [] }, after: { labels }, outcome: {} }
  const made = labelledPlaces([{ tool: { group: 'labels' }, seen }] as never)
  expect([made?.places.length, made?.unlisted]).toEqual([2000, 500])
})
