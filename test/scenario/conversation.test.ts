import { describe, expect, it } from 'vitest'
import { openConversation, podcast } from '../support/openConversation.ts'
import { scriptedOffline } from '../support/scriptedPlanner.ts'
import { startScripted, takes } from '../support/model/scriptedTalk.ts'

describe('while something is pending', () => {
  it('an answer completes the request, which shares its id', async () => {
    const { agent, decide } = await startScripted()
    await agent.send('cut')
    expect(agent.view()).toMatchObject({
      state: 'clarifying',
      question: { kind: 'clarify', answers: [{ say: 'the first 10 seconds' }, { say: 'the last 10 seconds' }] },
    })
    await agent.send('from 5 to 8')
    await decide('approve')
    expect(agent.log().map(({ asked, pending, ran }) => [asked, pending, ran.length])).toEqual([
      [['clarify'], 'clarify', 0],
      [['approval'], null, 1],
    ])
    expect(new Set(agent.view().messages.map((message) => message.requestId)).size).toBe(1)
  })

  it('a correction replaces the approval', async () => {
    const { agent, decide, engine } = await startScripted()
    await agent.send('delete 0-10')
    const first = agent.view().approval?.id ?? ''
    await agent.send('make it 20')
    expect(await agent.decide(first, { verb: 'approve' })).toMatchObject({
      ok: false,
      error: { code: 'agent/no-such-question' },
    })
    await decide('approve')
    expect((await engine.view()).duration).toBe(100)
  })

  it('a new request takes its place', async () => {
    const { agent, clips } = await startScripted()
    await agent.send('delete 0-10')
    await agent.send('play')
    expect(agent.view()).toMatchObject({ state: 'idle', approval: null })
    expect(agent.log().at(-1)).toMatchObject({ ran: [{ tool: 'play' }], pending: null })
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })

  it.each(['never mind', 'no'])('“%s” ends it', async (words) => {
    const { agent, clips } = await startScripted()
    await agent.send('cut')
    await agent.send(words)
    expect(agent.log().at(-1)).toMatchObject({ state: 'cancelled', pending: null })
    expect(agent.view().state).toBe('idle')
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })

  it('what is no answer is asked about again', async () => {
    const { agent } = await startScripted()
    await agent.send('cut')
    await agent.send('what?')
    expect(agent.view().state).toBe('clarifying')
    expect(agent.log().at(-1)).toMatchObject({ asked: ['clarify'], pending: 'clarify' })
  })

  it('a yes to a question that wants a range is no answer', async () => {
    const { agent } = await startScripted()
    await agent.send('cut')
    await agent.send('yes')
    expect(agent.view().state).toBe('clarifying')
    expect(agent.log().at(-1)?.reply).toMatch(/^I did not understand that as an answer\. Which part should I cut\?/u)
  })
})

describe('a choice', () => {
  it('is offered as a numbered list with answers to click', async () => {
    const { agent } = await startScripted(takes)
    await agent.send('delete take 1')
    expect(agent.view().question).toMatchObject({
      kind: 'choose',
      answers: [
        { label: '1. take 1 on Vocals (0:00–0:10)', say: '1', thing: { what: 'clip' } },
        { label: '2. take 1 on Guitar (0:00–0:20)', say: '2' },
        { say: 'all' },
      ],
    })
  })

  it('of one is acted on', async () => {
    const { agent, decide, clips } = await startScripted(takes)
    await agent.send('delete take 1')
    await agent.send('the second')
    await decide('approve')
    expect(await clips()).toEqual({
      Vocals: [
        [0, 10],
        [12, 22],
      ],
      Guitar: [[0, 20]],
    })
  })

  it('of what is not in the list is asked for again', async () => {
    const { agent } = await startScripted(takes)
    await agent.send('delete take 1')
    await agent.send('7')
    expect(agent.view().state).toBe('choosing')
  })

  it('of all is a step for each', async () => {
    const { agent, decide } = await startScripted(takes)
    await agent.send('silence take 1')
    await agent.send('all')
    await decide('approve')
    expect(
      agent
        .log()
        .at(-1)
        ?.ran.map((one) => one.range),
    ).toEqual([
      { start: 0, end: 10 },
      { start: 0, end: 20 },
    ])
  })

  it('of tracks is one step on all of them', async () => {
    const { agent, decide } = await startScripted({
      tracks: { 'Guitar 1': [['a', 0, 10]], 'Guitar 2': [['b', 0, 10]] },
    })
    await agent.send('reverse guitar')
    await agent.send('all')
    await decide('approve')
    expect(
      agent
        .log()
        .at(-1)
        ?.ran.map((one) => one.trackIds.length),
    ).toEqual([2])
  })
})

describe('what earlier steps leave', () => {
  it('is where later steps act', async () => {
    const { agent, decide, clips } = await startScripted()
    await agent.send('cut and paste')
    expect(agent.view().approval?.steps[1]?.sentence).toBe('Paste at 1:50')
    await decide('approve')
    expect(await clips()).toMatchObject({
      Voice: [
        [0, 110],
        [110, 120],
      ],
    })
  })

  it('moves labels along, so that a named one means its own audio', async () => {
    const { agent } = await startScripted({ ...podcast })
    await agent.send('delete intro then outro')
    expect(agent.view().approval?.steps[1]?.range).toEqual({ start: 105, end: 115 })
  })

  it('is pointed at: a track that the step before selected is what an effect works on', async () => {
    const { agent, decide, engine } = await startScripted(podcast)
    await agent.send('select guest and normalize')
    await decide('approve')
    expect(agent.log().at(-1)).toMatchObject({ ran: [{ tool: 'apply_normalize', range: { start: 62, end: 120 } }] })
    const { tracks, selectedTracks } = await engine.view()
    expect(selectedTracks).toEqual([tracks[1]?.id])
  })

  it('stays selected only where the words selected it', async () => {
    const { agent, decide, engine } = await startScripted()
    await agent.send('select and fade')
    await decide('approve')
    expect((await engine.view()).selection).toEqual({ start: 1, end: 3 })
    expect(
      agent
        .log()
        .at(-1)
        ?.ran.map((one) => one.tool),
    ).toEqual(['apply_fade_in'])
  })
})

describe('other messages', () => {
  it('undo takes back the last request as a whole', async () => {
    const { agent, decide, engine } = await startScripted()
    await agent.send('delete and fade')
    await decide('approve')
    await agent.send('undo')
    expect(agent.log().at(-1)).toMatchObject({
      asked: [],
      ran: [{ tool: 'undo' }],
      state: 'done',
      reply: expect.stringContaining('1:50 → 2:00') as string,
    })
    expect(await engine.view()).toMatchObject({ duration: 120, canUndo: false, canRedo: true })
  })

  it('undo with nothing to undo says so', async () => {
    const { agent } = await startScripted()
    await agent.send('undo')
    expect(agent.log().at(-1)).toMatchObject({ state: 'failed', ran: [], reply: 'There is nothing to undo.' })
  })

  it('an unsure reading is asked about, also where nothing would be removed', async () => {
    const { agent, clips } = await startScripted()
    await agent.send('mumble')
    expect(agent.view()).toMatchObject({
      state: 'clarifying',
      question: { text: expect.stringContaining('Do you mean: Split at 0:20') as string },
    })
    await agent.send('yes')
    expect(await clips()).toEqual({
      Voice: [
        [0, 20],
        [20, 120],
      ],
    })
  })

  it('an unsure reading that asks for a yes anyway says its doubt there', async () => {
    const { agent } = await startScripted()
    await agent.send('mumble delete')
    expect(agent.view()).toMatchObject({
      state: 'awaitingApproval',
      approval: { notes: [expect.stringContaining('not sure') as string] },
    })
  })

  it('a tool that is not there yet is refused in words, and nothing is done in its place', async () => {
    const { agent, clips } = await startScripted()
    await agent.send('write it down')
    expect(agent.log().at(-1)).toMatchObject({
      ran: [],
      reply: expect.stringMatching(/can't transcribe speech/u) as string,
    })
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })

  it('a question about the project is answered from it', async () => {
    const { agent } = await startScripted()
    await agent.send('length')
    expect(agent.log().at(-1)).toMatchObject({ ran: [], state: 'talk', reply: 'The project is 2:00 long.' })
  })

  it('messages that come while one runs wait, are shown, and none is lost', async () => {
    const { agent } = await startScripted()
    const shown: string[][] = []
    agent.onChange((view) => shown.push(view.queued))
    await Promise.all([agent.send('play'), agent.send('mumble'), agent.send('length')])
    expect(agent.log().map((entry) => entry.text)).toEqual(['play', 'mumble', 'length'])
    expect(shown).toContainEqual(['mumble', 'length'])
    expect(agent.view().queued).toEqual([])
  })
})

describe('a direct call', () => {
  it('takes explicit targets by name, number or id', async () => {
    const conversation = await openConversation(podcast, { offline: scriptedOffline({}), model: null })
    const { agent, decide, engine } = conversation
    const id = (await engine.view()).tracks[2]?.id
    await agent.call({ tool: 'apply_reverse', start_time: 70, end_time: 80, tracks: ['host', 2, id] })
    expect(agent.view().approval?.steps[0]).toMatchObject({
      tracks: ['Host', 'Guest', 'Music'],
      range: { start: 70, end: 80 },
    })
    await decide('approve')
    expect(agent.log().at(-1)).toMatchObject({ state: 'done', ran: [{ tool: 'apply_reverse' }] })
  })

  it.each([
    [{ tool: 'reverse' }, /no tool called "reverse"/u],
    [{ tool: 'apply_reverse', speed: 2 }, /"speed" is not known/u],
    [{ tool: 'apply_amplify', start_time: 0, end_time: 1 }, /"gain_db" is missing/u],
    [{ tool: 'apply_reverse', start_time: 1 }, /go together/u],
    ['apply_reverse', /object with the name of a "tool"/u],
    [null, /object with the name of a "tool"/u],
  ])('%j is refused in words', async (raw, expected) => {
    const { agent, clips } = await startScripted()
    await agent.call(raw)
    expect(agent.log().at(-1)).toMatchObject({
      state: 'failed',
      ran: [],
      reply: expect.stringMatching(expected) as string,
    })
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })
})
