import { describe, expect, it } from 'vitest'
import { agentTexts } from '../../../../../electron/agent/texts/index.ts'
import { languages } from '../../../../../shared/language.ts'
import { makeView } from '../../../../support/makeView.ts'
import { offlinePlanner } from '../../../../support/offlinePlanner.ts'

const project = makeView({
  tracks: { Voice: [['take', 0, 120]], Music: [['bed', 0, 120]] },
  labels: [
    ['Intro', 10, 20],
    ['Outro', 100, 110],
  ],
})

describe.each(languages)('what is offered in %s', (language) => {
  const texts = agentTexts(language)
  const { wishes, talk } = texts
  const offers = Object.values(wishes).flatMap((all) => all.map(({ tool, say }) => [say, tool] as const))

  it.each(offers)('“%s” asks for %s', (say, tool) => {
    const said = say.replace('%', talk.theTrack('Voice'))
    const { steps } = offlinePlanner().plan(said, { project, lastSteps: [] })
    expect(steps.map((step) => step.tool)).toContain(tool)
  })

  it('is the same help for every wish', () => {
    const toolsOf = (all: typeof wishes) =>
      Object.entries(all).map(([wish, own]) => [wish, ...own.map(({ tool }) => tool)])
    expect(toolsOf(wishes)).toEqual(toolsOf(agentTexts('en').wishes))
  })

  it.each(Object.entries(talk.lacks).flatMap(([lack, { say }]) => (say === undefined ? [] : [[lack, say]])))(
    'beside what can’t be done (%s) is understood: “%s”',
    (_, say) => {
      const { steps, reply } = offlinePlanner().plan(say as string, { project, lastSteps: [], texts })
      // What names something of a history that is empty here is answered, and not as something unread.
      const unread = Object.values(texts.unread.asks).map((one) => one('', '').slice(0, 14))
      expect(steps.length > 0 || reply !== null).toBe(true)
      expect(unread.filter((beginning) => reply?.startsWith(beginning))).toEqual([])
    },
  )
})
