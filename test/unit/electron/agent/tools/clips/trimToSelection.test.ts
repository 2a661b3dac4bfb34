import { expect, test } from 'vitest'
import { offlinePlanner } from '../../../../../support/offlinePlanner.ts'
import { openConversation, podcast, type SeedParts } from '../../../../../support/openConversation.ts'

const sentence = async (said: string, seed: SeedParts = {}) => {
  const { agent } = await openConversation(seed, { offline: offlinePlanner(), model: null })
  await agent.send(said)
  return agent.view().approval?.steps.at(-1)?.sentence
}

test('a trim says first what is kept, and of which tracks the rest goes', async () => {
  expect(await sentence('trim to 10-20')).toBe('Keep 0:10–0:20 of Voice and remove the rest')
  expect(await sentence('trim the host to 10-20', podcast)).toBe('Keep 0:10–0:20 of Host and remove the rest of it')
  expect(await sentence('behalte nur 10 bis 20 Sekunden')).toBe('0:10–0:20 von Voice behalten und den Rest entfernen')
  expect(await sentence('behalte auf Host nur 10 bis 20 Sekunden', podcast)).toBe(
    '0:10–0:20 von Host behalten und den Rest davon entfernen',
  )
})
