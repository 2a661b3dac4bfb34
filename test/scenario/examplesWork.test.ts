import { expect, it } from 'vitest'
import { examplesFor } from '../../renderer/features/chat/examples.ts'
import { offlinePlanner } from '../support/offlinePlanner.ts'
import { openConversation, podcast, type SeedParts } from '../support/openConversation.ts'

const projects: Readonly<Record<string, SeedParts>> = {
  'one track': {},
  'several tracks with labels': podcast,
  'a selection': { ...podcast, selection: { start: 3, end: 8 } },
  'a few seconds': { tracks: { Take: [['take', 0, 6]] } },
  'a name of several words': { tracks: { 'Guest, call 2': [['a', 0, 60]], Music: [['b', 0, 60]] } },
  nothing: { tracks: {} },
}

it.each(Object.keys(projects))('each example can work in a project with %s', async (name) => {
  const seed = projects[name] ?? {}
  const { engine } = await openConversation(seed, { offline: offlinePlanner(), model: null })
  const examples = examplesFor(await engine.view())
  expect(examples.length).toBeGreaterThan(0)
  const outcomes = await Promise.all(
    examples.map(async (example) => {
      const { agent } = await openConversation(seed, { offline: offlinePlanner(), model: null })
      await agent.send(example)
      const { approval, messages } = agent.view()
      return [example, approval === null ? messages.at(-1)?.state : 'waits for a yes']
    }),
  )
  expect(outcomes.filter(([, state]) => !['waits for a yes', 'done', 'talk'].includes(state ?? ''))).toEqual([])
})
