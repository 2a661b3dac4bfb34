import { describe, expect, it } from 'vitest'
import { converseOn, openConversation, openSeeded } from '../../support/openConversation.ts'
import { sayWithModel, tenMinutes, readerOfWords } from '../../support/model/modelTalk.ts'
import { call, scriptedModel, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

const remove = call('delete_selection', { start_time: 0, end_time: 12 })
const fade = call('apply_fade_out', { start_time: 580, end_time: 588 })
const said = 'delete the intro and fade out the end'

async function untilSecond(...turns: ScriptedTurn[]) {
  const conversation = await sayWithModel(said, [remove, fade, ...turns])
  await conversation.decide('approve')
  return conversation
}

describe('a question while something waits', () => {
  it('is answered, and it keeps waiting', async () => {
    const { agent, approval, decide, last, log } = await untilSecond({ text: 'Faded.' })
    const waiting = approval()?.id
    await agent.send('how long is it now?')
    expect(last()).toMatchObject({ state: 'talk', text: expect.stringContaining('9:48') as string })
    expect(last()?.text).toContain('still waits')
    expect([agent.view().state, approval()?.id]).toEqual(['awaitingApproval', waiting])
    await decide('approve')
    expect(log()?.state).toBe('done')
  })

  it('is answered without a model as well, also while a question waits', async () => {
    const { agent } = await openConversation(tenMinutes, { offline: readerOfWords(), model: null })
    await agent.send('cut')
    await agent.send('how long is it?')
    expect(agent.view()).toMatchObject({ state: 'clarifying' })
    expect(agent.view().messages.at(-1)?.text).toMatch(/10:00.*Which part/su)
    await agent.send('delete the first 10 seconds')
    await agent.send('hello')
    expect(agent.view().state).toBe('awaitingApproval')
  })

  it.each(['why?', 'what would that do?'])(
    'that has no answer, “%s”, is told what waits, and offered nothing else',
    async (said) => {
      const { agent } = await openConversation(tenMinutes, { offline: readerOfWords(), model: null })
      await agent.send('delete the first 10 seconds')
      await agent.send(said)
      const told = agent.view().messages.at(-1)?.text
      expect(told).toMatch(/^I can't answer that\. This still waits: Delete 0:00–0:10 .*Shall I go ahead\?$/su)
      expect([told?.includes('Try'), agent.view().state]).toEqual([false, 'awaitingApproval'])
    },
  )
})

describe('a new request', () => {
  it('takes the place of what waits, says so, keeps what stands, and brings it back when it is asked for', async () => {
    const { agent, approval, decide, length, log } = await untilSecond(call('mute_track', { tracks: ['Guest'] }), {
      text: 'Muted.',
    })
    await agent.send('mute the guest')
    const texts = agent.view().messages.map(({ text }) => text)
    expect(texts.join('\n')).toMatch(
      /Set aside: “delete the intro and fade out the end”\..* What was done stands: Deleted 0:00–0:12/u,
    )
    expect([await length(), log()?.state, agent.view().aside]).toEqual([588, 'done', [said]])

    await agent.send('back to the other one')
    expect(approval()).toMatchObject({ request: said, steps: [{ tool: 'apply_fade_out' }] })
    expect([agent.view().aside, agent.view().state]).toEqual([[], 'awaitingApproval'])
    await decide('approve')
    expect(log()?.state).toBe('done')
  })

  it('is offered to be left for the other one with one press', async () => {
    const { agent } = await untilSecond(call('mute_track', { tracks: ['Guest'] }), { text: 'Muted.' })
    await agent.send('mute the guest')
    expect(agent.view().messages.map(({ offer }) => offer)).toContain('takeUp')
  })

  it('changes places with the one that was set aside', async () => {
    const { agent, approval } = await untilSecond(call('delete_selection', { start_time: 20, end_time: 30 }))
    await agent.send('delete 20 to 30')
    await agent.send('back to the other one')
    expect([approval()?.request, agent.view().aside]).toEqual([said, ['delete 20 to 30']])
    await agent.send('zurück zum anderen')
    expect([approval()?.request, agent.view().aside]).toEqual(['delete 20 to 30', [said]])
  })

  it('is rehearsed for the project as it is when it comes back, and so is its second opinion', async () => {
    const { agent, approval, decide } = await sayWithModel('delete the first 10 seconds', [
      call('delete_selection', { start_time: 0, end_time: 100 }),
      call('delete_selection', { start_time: 590, end_time: 600 }),
      { text: 'Deleted.' },
    ])
    await agent.send('delete the last 10 seconds')
    await decide('approve')
    await agent.send('back to the other one')
    expect(approval()?.before).toBe(590)
    expect(approval()?.notes).toContain('Your words say 0:00–0:10; the model chose 0:00–1:40.')
  })

  it('survives a restart', async () => {
    const engine = await openSeeded(tenMinutes)
    const model = scriptedModel([remove, call('mute_track', { tracks: ['Guest'] }), { text: 'Muted.' }])
    const before = converseOn(engine, { offline: readerOfWords(), model })
    await before.agent.send('delete the intro')
    await before.agent.send('mute the guest')
    const file = JSON.parse(JSON.stringify(before.agent.snapshot())) as unknown
    const after = converseOn(engine, { offline: readerOfWords(), model: null, restore: file })
    await after.agent.send('back to the other one')
    expect(after.agent.view().approval?.request).toBe('delete the intro')
  })

  it('has nothing to bring back where nothing was set aside, and says so', async () => {
    const { agent } = await openConversation(tenMinutes, { offline: readerOfWords(), model: null })
    await agent.send('back to the other one')
    expect(agent.view().messages.at(-1)).toMatchObject({ state: 'talk', text: 'Nothing was set aside.' })
  })
})
