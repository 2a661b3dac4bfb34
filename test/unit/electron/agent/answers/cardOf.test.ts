import { expect, test } from 'vitest'
import { savedConversationSchema } from '../../../../../electron/agent/conversation/state/savedConversation.ts'
import { offlinePlanner } from '../../../../support/offlinePlanner.ts'
import { openConversation } from '../../../../support/openConversation.ts'

test('what was done is kept in every language, with the one that the window spoke', async () => {
  const { agent, decide } = await openConversation({}, { offline: offlinePlanner(), model: null, language: () => 'de' })
  await agent.send('delete the first 10 seconds and mute the voice')
  await decide('approve')
  const receipt = agent.view().messages.at(-1)?.receipt

  expect(receipt?.did[0]).toContain('Deleted 0:00–0:10')
  expect(receipt?.words?.window).toBe('de')
  expect(receipt?.words?.others.de?.did[0]).toContain('0:00–0:10 aus Voice gelöscht')
  expect(Object.keys(receipt?.words?.others ?? {})).toEqual(['de'])
  expect(savedConversationSchema.shape.messages.parse(agent.view().messages).at(-1)?.receipt).toEqual(receipt)
})
