import { describe, expect, it } from 'vitest'
import type { PlannedStep } from '../../../electron/agent/planner/plan.ts'
import { openConversation } from '../../support/openConversation.ts'
import { between, scriptedOffline, step } from '../../support/scriptedPlanner.ts'

const plans: Readonly<Record<string, readonly PlannedStep[]>> = {
  'reverse and fade': [
    step('apply_reverse', { range: between(0, 10) }),
    step('apply_fade_out', { range: between(50, 60) }),
  ],
  'drop the end': [step('delete_selection', { range: between(100, 120) })],
  'undo the last step': [step('undo', {}, { grain: 'step' })],
  'undo the fade': [step('undo', {}, { to: 'the fade' })],
  'undo the reverse': [step('undo', {}, { to: 'the reverse' })],
  'undo the echo': [step('undo', {}, { to: 'the echo' })],
  'undo five': [step('undo', {}, { steps: 5 })],
  'redo a step': [step('redo', {}, { grain: 'step' })],
}
const start = async () => {
  const opened = await openConversation({}, { offline: scriptedOffline(plans, {}), model: null })
  const { agent, decide, engine } = opened
  await agent.send('reverse and fade')
  await decide('approve')
  const place = async (): Promise<[number, number]> => {
    const view = await engine.view()
    return [view.historyPosition, view.historyStepsBack ?? 0]
  }
  return { ...opened, place }
}

describe('undo', () => {
  it('of the last step leaves the rest of its request, unasked, and redo does it again', async () => {
    const { agent, place } = await start()
    await agent.send('undo the last step')
    expect([agent.log().at(-1), await place()]).toMatchObject([
      { asked: [], state: 'done', reply: 'Undid “Fade Out”.' },
      [1, 1],
    ])
    await agent.send('redo a step')
    expect([agent.log().at(-1), await place()]).toMatchObject([
      { asked: [], state: 'done', reply: 'Redid “Fade Out”.' },
      [1, 0],
    ])
  })

  it('by name of what was done last runs unasked', async () => {
    const { agent, place } = await start()
    await agent.send('undo the fade')
    expect([agent.log().at(-1), await place()]).toMatchObject([
      { asked: [], state: 'done', reply: 'Undid “Fade Out”.' },
      [1, 1],
    ])
  })

  it('by name of something before asks first, and says what would be undone with it', async () => {
    const { agent, decide, place } = await start()
    await agent.send('drop the end')
    await decide('approve')
    await agent.send('undo the reverse')
    expect(agent.view()).toMatchObject({
      state: 'awaitingApproval',
      approval: {
        before: 100,
        after: 120,
        steps: [{ asks: true, sentence: 'Undo “Reverse”, and with it what was done after it: “Delete”, “Fade Out”' }],
      },
    })
    expect(await place()).toEqual([2, 0])
    await decide('approve')
    expect([agent.log().at(-1), await place()]).toMatchObject([{ state: 'done' }, [0, 0]])
  })

  it('by name that was refused leaves all as it is', async () => {
    const { agent, decide, place } = await start()
    await agent.send('drop the end')
    await decide('approve')
    await agent.send('undo the fade')
    await decide('reject')
    expect(await place()).toEqual([2, 0])
  })

  it('of a name that the history does not have says so, and does nothing', async () => {
    const { agent, place } = await start()
    await agent.send('undo the echo')
    expect(agent.log().at(-1)).toMatchObject({
      state: 'failed',
      ran: [],
      reply: 'Nothing that could be undone is called “the echo”. Nothing was changed.',
    })
    expect(await place()).toEqual([1, 0])
  })

  it('of more than there is undoes what there is, and says that there was no more', async () => {
    const { agent, place } = await start()
    await agent.send('undo five')
    expect([agent.log().at(-1), await place()]).toMatchObject([
      { state: 'done', reply: 'Undid “reverse and fade” (there was no more).' },
      [0, 0],
    ])
  })
})
