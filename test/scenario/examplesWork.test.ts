import { expect, it } from 'vitest'
import { examplesFor } from '../../renderer/features/chat/examples.ts'
import type { FilePicker } from '../../electron/agent/index.ts'
import { offersFor } from '../../electron/agent/tools/sentences/sayAbilities.ts'
import { agentTexts } from '../../electron/agent/texts/index.ts'
import { offlinePlanner } from '../support/offlinePlanner.ts'
import { scratchFolder } from '../support/files/importing.ts'
import { openConversation, podcast, type SeedParts } from '../support/openConversation.ts'
import { ok } from '../../shared/result.ts'
import { languages, textsFor } from '../../shared/texts/index.ts'

const projects: Readonly<Record<string, SeedParts>> = {
  'one track': {},
  'several tracks with labels': podcast,
  'a selection': { ...podcast, selection: { start: 3, end: 8 } },
  'a few seconds': { tracks: { Take: [['take', 0, 6]] } },
  'a name of several words': { tracks: { 'Guest, call 2': [['a', 0, 60]], Music: [['b', 0, 60]] } },
  nothing: { tracks: {} },
}

const cases = languages.flatMap((language) => Object.keys(projects).map((name) => [language, name] as const))

it.each(cases)('each example in %s can work in a project with %s', async (language, name) => {
  const seed = projects[name] ?? {}
  const { engine } = await openConversation(seed, { offline: offlinePlanner(), model: null })
  const [view, texts] = [await engine.view(), textsFor(language, language)]
  const examples = examplesFor(view, texts)
  expect(examples.length).toBeGreaterThan(0)
  // Those that come when these were said, too.
  for (let next = examplesFor(view, texts, examples); next.length > 0; next = examplesFor(view, texts, examples))
    examples.push(...next)
  expect(new Set(examples).size).toBe(examples.length)
  // And those that the answer to “what can you do?” has beside it.
  examples.push(...offersFor(view, agentTexts(language)))
  const folder = scratchFolder()
  const picked = async () => ok([{ path: folder, overwrite: 'never' as const }])
  const filePicker: FilePicker = { fromWords: picked, choose: picked }
  const outcomes = await Promise.all(
    examples.map(async (example) => {
      const { agent } = await openConversation(seed, { offline: offlinePlanner(), model: null, filePicker })
      await agent.send(example)
      const { approval, messages } = agent.view()
      return [example, approval === null ? messages.at(-1)?.state : 'waits for a yes']
    }),
  )
  expect(outcomes.filter(([, state]) => !['waits for a yes', 'done', 'talk'].includes(state ?? ''))).toEqual([])
})
