import { failure, messageOf } from '../../../shared/failures/index.ts'
import { err } from '../../../shared/result.ts'
import { describe, expect, it } from 'vitest'
import { converseOn, openConversation, openSeeded } from '../../support/openConversation.ts'
import { scriptedOffline, step } from '../../support/scriptedPlanner.ts'
import { plans, readings, startScripted, takes } from '../../support/model/scriptedTalk.ts'

describe('an approved request', () => {
  it('is carried out as one history entry in the person’s words, and told in numbers', async () => {
    const { agent, decide, engine } = await startScripted()
    await agent.send('delete and fade')
    await decide('approve')
    expect(agent.log().at(-1)).toMatchObject({
      asked: ['approval'],
      pending: null,
      state: 'done',
      reply: 'Deleted 0:00–0:10 from Voice. Faded out 1:45–1:50 of Voice. Length 2:00 → 1:50.',
      ran: [
        { tool: 'delete_selection', range: { start: 0, end: 10 } },
        { tool: 'apply_fade_out', range: { start: 105, end: 110 } },
      ],
    })
    const view = await engine.view()
    expect(view.history).toMatchObject([{ label: 'Delete, Fade out', text: 'delete and fade' }])
    expect(agent.view().messages.at(-1)?.undoId).toBe(view.history[0]?.id)
  })

  it('shows computed facts: lengths, sources, and regions where they lie now', async () => {
    const { agent } = await startScripted()
    await agent.send('delete and fade')
    expect(agent.view().approval).toMatchObject({
      request: 'delete and fade',
      before: 120,
      after: 110,
      stepping: false,
      steps: [
        {
          index: 0,
          asks: true,
          sentence: 'Delete 0:00–0:10 from Voice and close the gap',
          regions: [{ start: 0, end: 10, fate: 'removed' }],
        },
        {
          index: 1,
          asks: true,
          sentence: 'Fade out 1:45–1:50 of Voice',
          regions: [{ start: 115, end: 120, fate: 'rewritten' }],
        },
      ],
    })
  })

  it('shows what begins at a join behind what is taken out there, and what ends at it in front', async () => {
    const { agent } = await startScripted()
    await agent.send('delete, fade at both sides')
    const [, before, behind] = agent.view().approval?.steps ?? []
    expect(before?.regions).toMatchObject([{ start: 15, end: 20, fate: 'rewritten' }])
    expect(behind?.regions).toMatchObject([{ start: 30, end: 35, fate: 'rewritten' }])
  })

  it('shows how long a track becomes of its own, where another one decides the length', async () => {
    const { agent } = await openConversation(takes, {
      offline: scriptedOffline({ cut: [step('cut', { thing: { what: 'clip', name: 'take 2' } })] }, readings),
      model: null,
    })
    await agent.send('cut')
    expect(agent.view().approval).toMatchObject({
      before: 40,
      after: 40,
      trackLengths: [{ track: 'Vocals', before: 22, after: 10 }],
    })
  })

  it('runs only on the project that it was shown for: a changed one is shown anew, and nothing ran', async () => {
    const { agent, decide, engine } = await startScripted()
    await agent.send('delete and fade')
    await engine.perform({ kind: 'splitAtTime', time: 60 })
    const first = agent.view().approval
    await decide('approve')
    expect((await engine.view()).duration).toBe(120)
    const second = agent.view().approval
    expect(second?.notes.join()).toContain('The project changed while this was waiting')
    expect(second?.fingerprint).not.toBe(first?.fingerprint)
    await decide('approve')
    expect(agent.log().at(-1)).toMatchObject({ asked: ['approval', 'approval'], state: 'done' })
    expect((await engine.view()).duration).toBe(110)
  })

  it('is not disturbed by a mere selection', async () => {
    const { agent, decide, engine } = await startScripted()
    await agent.send('delete 0-10')
    await engine.perform({ kind: 'setTimeSelection', start: 50, end: 60 })
    await decide('approve')
    expect(agent.log().at(-1)).toMatchObject({ asked: ['approval'], ran: [{ range: { start: 0, end: 10 } }] })
  })

  it('may be typed as a yes', async () => {
    const { agent, engine } = await startScripted()
    await agent.send('delete 0-10')
    await agent.send('yes')
    expect((await engine.view()).duration).toBe(110)
  })

  it('is taken back as a whole when a step fails', async () => {
    const engine = await openSeeded({})
    const editor = engine.editorFor('agent')
    const failing = {
      ...engine,
      editorFor: () => ({
        ...editor,
        perform: async (request: Parameters<typeof editor.perform>[0]) =>
          request.kind === 'fadeOut'
            ? err(failure('engine/disk', { cause: { kind: 'drive-full' } }))
            : editor.perform(request),
      }),
    }
    const { agent, decide } = converseOn(failing, { offline: scriptedOffline(plans, readings), model: null })
    await agent.send('delete and fade')
    await decide('approve')
    expect(agent.log().at(-1)).toMatchObject({
      state: 'failed',
      reply: messageOf(failure('engine/disk', { cause: { kind: 'drive-full' } })),
      ran: [],
    })
    expect(await engine.view()).toMatchObject({ duration: 120, canUndo: false, selection: null })
  })
})

describe('stepping through', () => {
  it('asks for each step that needs a yes, and runs all of them as one', async () => {
    const { agent, decide, engine } = await startScripted()
    await agent.send('fade, cut, reverse')
    await decide('step')
    expect(agent.view().approval).toMatchObject({
      stepping: true,
      steps: [
        { index: 1, asks: false },
        { index: 2, asks: true },
        { index: 3, asks: true },
      ],
    })
    await decide('step')
    await decide('step')
    expect(agent.log().at(-1)).toMatchObject({
      asked: ['approval', 'approval', 'approval'],
      state: 'done',
      ran: [{ tool: 'apply_fade_in' }, { tool: 'split_at_time' }, { tool: 'cut' }, { tool: 'apply_reverse' }],
    })
    expect((await engine.view()).history).toHaveLength(1)
  })

  it('keeps what was approved when a later step gets a no', async () => {
    const { agent, decide, engine } = await startScripted()
    await agent.send('fade, cut, reverse')
    await decide('step')
    await decide('reject', 'not the cut')
    expect(agent.log().at(-1)).toMatchObject({
      asked: ['approval', 'approval'],
      state: 'partly',
      ran: [{ tool: 'apply_fade_in' }],
      reply: expect.stringContaining('not the cut') as string,
    })
    expect((await engine.view()).duration).toBe(120)
  })

  it('can be ended by a yes to the rest', async () => {
    const { agent, decide } = await startScripted()
    await agent.send('fade, cut, reverse')
    await decide('step')
    await decide('approve')
    expect(
      agent
        .log()
        .at(-1)
        ?.ran.map((one) => one.tool),
    ).toEqual(['apply_fade_in', 'split_at_time', 'cut', 'apply_reverse'])
  })
})

describe('a rejected request', () => {
  it('changes nothing and says so', async () => {
    const { agent, decide, clips } = await startScripted()
    await agent.send('delete 0-10')
    await decide('reject', 'too much')
    expect(agent.log().at(-1)).toMatchObject({
      state: 'rejected',
      ran: [],
      pending: null,
      reply: expect.stringContaining('nothing was changed') as string,
    })
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })

  it('may be corrected by the next message', async () => {
    const { agent, decide, engine } = await startScripted()
    await agent.send('delete 0-10')
    await decide('reject')
    await agent.send('make it 20')
    await decide('approve')
    expect(agent.log().at(-1)).toMatchObject({ asked: ['approval'], ran: [{ range: { start: 0, end: 20 } }] })
    expect((await engine.view()).history[0]?.text).toBe('delete 0-10 (make it 20)')
  })
})
