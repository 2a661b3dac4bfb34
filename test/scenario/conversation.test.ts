import { describe, expect, it } from 'vitest'
import type { PlannedStep } from '../../electron/agent/planner/plan.ts'
import type { Reading } from '../../electron/agent/planner/index.ts'
import { converseOn, openConversation, openSeeded, podcast, type SeedParts } from '../support/openConversation.ts'
import { between, scriptedOffline, seconds, step } from '../support/scriptedPlanner.ts'

const plans: Readonly<Record<string, readonly PlannedStep[]>> = {
  'delete 0-10': [step('delete_selection', { range: between(0, 10) })],
  'delete and fade': [
    step('delete_selection', { range: between(0, 10) }),
    step('apply_fade_out', { range: { kind: 'last', seconds: 5 } }),
  ],
  'fade, cut, reverse': [
    step('apply_fade_in', { range: between(0, 5) }),
    step('split_at_time', { at: [seconds(50)] }),
    step('cut', { range: between(60, 70) }),
    step('apply_reverse', { range: between(80, 90) }),
  ],
  cut: [step('cut')],
  'cut and paste': [
    step('cut', { range: between(10, 20) }),
    step('paste', { at: [{ kind: 'anchor', anchor: 'end', offset: 0 }] }),
  ],
  'delete take 1': [step('delete_selection', { thing: { what: 'clip', name: 'take 1' } })],
  'silence take 1': [step('silence_selection', { thing: { what: 'clip', name: 'take 1' } })],
  'reverse guitar': [step('apply_reverse', { tracks: [{ kind: 'name', name: 'guitar' }], range: between(0, 5) })],
  'select and fade': [step('set_time_selection', { range: between(1, 3) }), step('apply_fade_in')],
  'select guest and normalize': [
    step('select_tracks', { tracks: [{ kind: 'name', name: 'guest' }] }),
    step('apply_normalize', { range: { kind: 'selection' } }),
  ],
  play: [step('play')],
  undo: [step('undo')],
  mumble: [step('split_at_time', { at: [seconds(20)] }, {}, { confidence: 0.3 })],
  'mumble delete': [step('delete_selection', { range: between(0, 10) }, {}, { confidence: 0.3 })],
  'delete intro then outro': [
    step('delete_selection', { range: between(0, 10) }),
    step('delete_selection', { thing: { what: 'label', name: 'outro' } }),
  ],
  'write it down': [step('transcribe_speech', { tracks: [{ kind: 'number', number: 1 }] })],
  length: [step('get_total_project_time')],
}
const readings: Readonly<Record<string, Reading>> = {
  'from 5 to 8': { kind: 'answer', steps: [step('cut', { range: between(5, 8) })] },
  'make it 20': { kind: 'correction', steps: [step('delete_selection', { range: between(0, 20) })] },
  'the second': { kind: 'choice', picks: [1] },
  all: { kind: 'choice', picks: [0, 1] },
  yes: { kind: 'approve' },
  no: { kind: 'reject', reason: '' },
  '7': { kind: 'choice', picks: [6] },
  'never mind': { kind: 'cancel' },
  'what?': { kind: 'unclear' },
}
const takes: SeedParts = {
  tracks: {
    Vocals: [
      ['take 1', 0, 10],
      ['take 2', 12, 22],
    ],
    Guitar: [
      ['take 1', 0, 20],
      ['solo', 20, 40],
    ],
  },
}
const start = (seed: SeedParts = {}) =>
  openConversation(seed, { offline: scriptedOffline(plans, readings), model: null })

describe('an approved request', () => {
  it('is carried out as one history entry in the person’s words, and told in numbers', async () => {
    const { agent, decide, engine } = await start()
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
    const { agent } = await start()
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
    const { agent, decide, engine } = await start()
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
    const { agent, decide, engine } = await start()
    await agent.send('delete 0-10')
    await engine.perform({ kind: 'setTimeSelection', start: 50, end: 60 })
    await decide('approve')
    expect(agent.log().at(-1)).toMatchObject({ asked: ['approval'], ran: [{ range: { start: 0, end: 10 } }] })
  })

  it('may be typed as a yes', async () => {
    const { agent, engine } = await start()
    await agent.send('delete 0-10')
    await agent.send('yes')
    expect((await engine.view()).duration).toBe(110)
  })

  it('is taken back as a whole when a step fails', async () => {
    const engine = await openSeeded({})
    const client = engine.client('agent')
    const failing = {
      ...engine,
      client: () => ({
        ...client,
        perform: async (request: Parameters<typeof client.perform>[0]) =>
          request.kind === 'fadeOut'
            ? { ok: false as const, error: { code: 'engine/disk', message: 'The disk is full.' } }
            : client.perform(request),
      }),
    }
    const { agent, decide } = converseOn(failing, { offline: scriptedOffline(plans, readings), model: null })
    await agent.send('delete and fade')
    await decide('approve')
    expect(agent.log().at(-1)).toMatchObject({ state: 'failed', reply: 'The disk is full.', ran: [] })
    expect(await engine.view()).toMatchObject({ duration: 120, canUndo: false, selection: null })
  })
})

describe('stepping through', () => {
  it('asks for each step that needs a yes, and runs all of them as one', async () => {
    const { agent, decide, engine } = await start()
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
    const { agent, decide, engine } = await start()
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
    const { agent, decide } = await start()
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

describe('a refused request', () => {
  it('changes nothing and says so', async () => {
    const { agent, decide, clips } = await start()
    await agent.send('delete 0-10')
    await decide('reject', 'too much')
    expect(agent.log().at(-1)).toMatchObject({
      state: 'refused',
      ran: [],
      pending: null,
      reply: expect.stringContaining('nothing was changed') as string,
    })
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })

  it('may be corrected by the next message', async () => {
    const { agent, decide, engine } = await start()
    await agent.send('delete 0-10')
    await decide('reject')
    await agent.send('make it 20')
    await decide('approve')
    expect(agent.log().at(-1)).toMatchObject({ asked: ['approval'], ran: [{ range: { start: 0, end: 20 } }] })
    expect((await engine.view()).history[0]?.text).toBe('delete 0-10 (make it 20)')
  })
})

describe('while something is pending', () => {
  it('an answer completes the request, which shares its id', async () => {
    const { agent, decide } = await start()
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
    const { agent, decide, engine } = await start()
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
    const { agent, clips } = await start()
    await agent.send('delete 0-10')
    await agent.send('play')
    expect(agent.view()).toMatchObject({ state: 'idle', approval: null })
    expect(agent.log().at(-1)).toMatchObject({ ran: [{ tool: 'play' }], pending: null })
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })

  it.each(['never mind', 'no'])('“%s” ends it', async (words) => {
    const { agent, clips } = await start()
    await agent.send('cut')
    await agent.send(words)
    expect(agent.log().at(-1)).toMatchObject({ state: 'cancelled', pending: null })
    expect(agent.view().state).toBe('idle')
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })

  it('what is no answer is asked about again', async () => {
    const { agent } = await start()
    await agent.send('cut')
    await agent.send('what?')
    expect(agent.view().state).toBe('clarifying')
    expect(agent.log().at(-1)).toMatchObject({ asked: ['clarify'], pending: 'clarify' })
  })

  it('a yes to a question that wants a range is no answer', async () => {
    const { agent } = await start()
    await agent.send('cut')
    await agent.send('yes')
    expect(agent.view().state).toBe('clarifying')
    expect(agent.log().at(-1)?.reply).toMatch(/^I did not understand that as an answer\. Which part should I cut\?/u)
  })
})

describe('a choice', () => {
  it('is offered as a numbered list with answers to click', async () => {
    const { agent } = await start(takes)
    await agent.send('delete take 1')
    expect(agent.view().question).toMatchObject({
      kind: 'choose',
      answers: [
        { label: '1. take 1 on Vocals (0:00–0:10)', say: '1' },
        { label: '2. take 1 on Guitar (0:00–0:20)', say: '2' },
        { say: 'all' },
      ],
    })
  })

  it('of one is acted on', async () => {
    const { agent, decide, clips } = await start(takes)
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
    const { agent } = await start(takes)
    await agent.send('delete take 1')
    await agent.send('7')
    expect(agent.view().state).toBe('choosing')
  })

  it('of all is a step for each', async () => {
    const { agent, decide } = await start(takes)
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
    const { agent, decide } = await start({ tracks: { 'Guitar 1': [['a', 0, 10]], 'Guitar 2': [['b', 0, 10]] } })
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
    const { agent, decide, clips } = await start()
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
    const { agent } = await start({ ...podcast })
    await agent.send('delete intro then outro')
    expect(agent.view().approval?.steps[1]?.range).toEqual({ start: 105, end: 115 })
  })

  it('is pointed at: a track that the step before selected is what an effect works on', async () => {
    const { agent, decide, engine } = await start(podcast)
    await agent.send('select guest and normalize')
    await decide('approve')
    expect(agent.log().at(-1)).toMatchObject({ ran: [{ tool: 'apply_normalize', range: { start: 62, end: 120 } }] })
    const { tracks, selectedTracks } = await engine.view()
    expect(selectedTracks).toEqual([tracks[1]?.id])
  })

  it('stays selected only where the words selected it', async () => {
    const { agent, decide, engine } = await start()
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
    const { agent, decide, engine } = await start()
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
    const { agent } = await start()
    await agent.send('undo')
    expect(agent.log().at(-1)).toMatchObject({ state: 'failed', ran: [], reply: 'There is nothing to undo.' })
  })

  it('an unsure reading is asked about, also where nothing would be removed', async () => {
    const { agent, clips } = await start()
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
    const { agent } = await start()
    await agent.send('mumble delete')
    expect(agent.view()).toMatchObject({
      state: 'awaitingApproval',
      approval: { notes: [expect.stringContaining('not sure') as string] },
    })
  })

  it('a tool that is not there yet is refused in words, and nothing is done in its place', async () => {
    const { agent, clips } = await start()
    await agent.send('write it down')
    expect(agent.log().at(-1)).toMatchObject({
      ran: [],
      reply: expect.stringMatching(/can't transcribe speech/u) as string,
    })
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })

  it('a question about the project is answered from it', async () => {
    const { agent } = await start()
    await agent.send('length')
    expect(agent.log().at(-1)).toMatchObject({ ran: [], state: 'talk', reply: 'The project is 2:00 long.' })
  })

  it('messages that come while one runs wait, are shown, and none is lost', async () => {
    const { agent } = await start()
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
    const { agent, clips } = await start()
    await agent.call(raw)
    expect(agent.log().at(-1)).toMatchObject({
      state: 'failed',
      ran: [],
      reply: expect.stringMatching(expected) as string,
    })
    expect(await clips()).toEqual({ Voice: [[0, 120]] })
  })
})
