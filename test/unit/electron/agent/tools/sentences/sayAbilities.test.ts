import { describe, expect, it } from 'vitest'
import { queries, tools } from '../../../../../../electron/agent/index.ts'
import { offlinePlanner } from '../../../../../support/offlinePlanner.ts'
import { examplesFor, sayAbilities } from '../../../../../../electron/agent/tools/sentences/sayAbilities.ts'
import { openSeeded, podcast, type SeedParts, talk } from '../../../../../support/openConversation.ts'

const planner = offlinePlanner()
const projects: readonly (readonly [string, SeedParts])[] = [
  ['nothing', { tracks: {} }],
  ['one long track', { tracks: talk }],
  ['a short one', { tracks: { Voice: [['take', 0, 4]] } }],
  ['a podcast with labels', podcast],
  ['names that can’t be said plainly', { tracks: { '01_mix (final).wav': [['a', 0, 30]], '—': [['b', 0, 30]] } }],
]

describe('what can be done', () => {
  it.each(projects)('comes with three things to say that fit %s, and all of them are understood', async (_, seed) => {
    const project = await (await openSeeded(seed)).view()
    const examples = examplesFor(project)
    expect(examples).toHaveLength(3)
    const read = examples.map((text) => {
      const { steps, reply, replyState } = planner.plan(text, { project, lastSteps: [] })
      return steps.length > 0 || (reply !== null && replyState === 'talk') ? 'understood' : text
    })
    expect(read).toEqual(['understood', 'understood', 'understood'])
  })

  it('is short: a few of each group, and how many more', async () => {
    const project = await (await openSeeded(podcast)).view()
    const text = sayAbilities([...tools, ...queries], project)
    expect(text.length).toBeLessThan(900)
    expect(text).toMatch(
      /Editing: cut, copy, paste, delete and \d+ more\. Clips: .*Effects: .*Try “make Host 3 dB louder”/u,
    )
    expect(planner.plan('what can you do?', { project, lastSteps: [] }).reply).toBe(sayAbilities(tools, project))
  })
})
