import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { followRequests, queries, tools } from '../../electron/agent/index.ts'
import { createModelPlanner } from '../../electron/agent/planner/model/index.ts'
import { offlinePlanner } from '../support/offlinePlanner.ts'
import { createActivityFile, readActivityFile } from '../../electron/platform/index.ts'
import { type Activity, resultOf } from '../../shared/schemas/activity.ts'
import { scratchFolder } from '../support/files/importing.ts'
import { type Answer, delta, done, frames, refuses } from '../support/model/modelServer.ts'
import { serveModel } from '../support/model/testModelServer.ts'
import { converseOn, openConversation, openSeeded, type SeedParts } from '../support/openConversation.ts'

const seed: SeedParts = { tracks: { Voice: [['take', 0, 60]], Music: [['theme', 0, 60]] } }

async function given(answers: readonly Answer[] = []) {
  let model = null
  if (answers.length > 0) {
    const server = await serveModel(...answers)
    model = createModelPlanner({
      baseUrl: server.baseUrl,
      model: 'tiny',
      key: 'sk-secret-of-mine',
      patience: { first: 20_000, idle: 20_000, total: 20_000, retries: 2 },
      tools: [...tools, ...queries],
    })
  }
  let minute = 0
  const talk = await openConversation(seed, {
    offline: offlinePlanner(),
    model,
    now: () => new Date((minute += 1) * 1000),
  })
  const events: [string, Record<string, unknown>][] = []
  const ended: Activity[] = []
  followRequests(talk.agent, {
    onEvent: (event, fields) => void events.push([event, { ...fields }]),
    onEnd: (activity) => void ended.push(activity),
  })
  return { ...talk, events, ended }
}

const call = (id: string, name: string, args: object) =>
  delta({ tool_calls: [{ index: 0, id, function: { name, arguments: JSON.stringify(args) } }] }, 'tool_calls')

describe('one id', () => {
  it('goes from the message to log lines, the step and the entry of the history', async () => {
    const { agent, engine, decide, events, ended } = await given()
    await agent.send('delete the first 10 seconds of the voice')
    await decide('approve')
    const [one] = agent.activity()
    const { history } = await engine.view()
    const ids = new Set(agent.view().messages.map(({ requestId }) => requestId))
    expect([...ids]).toEqual([one?.id])
    expect(one).toMatchObject({
      text: 'delete the first 10 seconds of the voice',
      planner: 'offline',
      state: 'done',
      asked: ['approval'],
      undoId: history.at(-1)?.id,
      modelCalls: [],
      actions: [
        {
          tool: 'delete_selection',
          title: 'Delete',
          range: { start: 0, end: 10 },
          tracks: ['Voice'],
          authors: { range: 'words', tracks: 'words' },
          did: 'Deleted 0:00–0:10 from Voice',
          tries: 1,
        },
      ],
    })
    expect(one?.milliseconds).toBeGreaterThan(0)
    expect(events.map(([event, { request }]) => [event, request])).toEqual([
      ['request:said', one?.id],
      ['request:answered', one?.id],
      ['request:step', one?.id],
      ['request:answered', one?.id],
    ])
    expect(JSON.stringify(events)).not.toContain('voice')
    expect(ended).toEqual([one])
  })

  it('holds a question and its answer together', async () => {
    const { agent, decide, ended } = await given()
    await agent.send('delete')
    await agent.send('the first 5 seconds')
    await decide('approve')
    expect(agent.log()).toHaveLength(2)
    expect(agent.activity()).toMatchObject([
      { text: 'delete', asked: ['clarify', 'approval'], state: 'done', actions: [{ tool: 'delete_selection' }] },
    ])
    expect(ended).toHaveLength(1)
  })

  it('tells how often a step was tried', async () => {
    const engine = await openSeeded(seed)
    const editor = engine.editorFor('agent')
    let failures = 2
    const flaky = {
      ...engine,
      editorFor: () => ({
        ...editor,
        perform: async (request: Parameters<typeof editor.perform>[0]) =>
          request.kind === 'normalize' && failures-- > 0
            ? ({ ok: false, error: { code: 'engine/busy', values: {} } } as const)
            : editor.perform(request),
      }),
    }
    const { agent, decide } = converseOn(flaky as never, { offline: offlinePlanner(), model: null })
    await agent.send('normalize everything to -3 dB')
    await decide('approve')
    expect(agent.activity()[0]?.actions).toMatchObject([{ tool: 'apply_normalize', tries: 3 }])
  })
})

describe('a request with a model', () => {
  const answers: readonly Answer[] = [
    refuses(503, {}, { 'retry-after-ms': '1' }),
    frames(call('c1', 'get_total_project_time', {}), done),
    frames(call('c2', 'mute_track', { tracks: ['Music'] }), done),
    frames(delta({ content: 'The music is muted.' }, 'stop'), done),
  ]

  it('tells what was sent, what came back, how long it took and how often it was tried, without the key', async () => {
    const { agent, events } = await given(answers)
    await agent.send('mute the music')
    const [one] = agent.activity()
    expect(one).toMatchObject({ planner: 'model', state: 'done', actions: [{ tool: 'mute_track', tracks: ['Music'] }] })
    const calls = one?.modelCalls ?? []
    expect(calls.map(({ attempts, failure, tools: used }) => [attempts, failure, used])).toEqual([
      [2, null, ['get_total_project_time']],
      [1, null, ['mute_track']],
      [1, null, []],
    ])
    expect(calls[0]?.sent?.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(calls[0]?.sent?.at(-1)?.text).toContain('mute the music')
    expect(calls[0]?.offered).toContain('mute_track')
    expect(calls[1]?.sent).toEqual([{ role: 'tool', callId: 'c1', text: expect.stringContaining('60') }])
    expect(calls[1]?.calls).toEqual([{ id: 'c2', tool: 'mute_track', args: '{"tracks":["Music"]}' }])
    expect(resultOf(one as Activity, 'c2')).toContain('"done":true')
    expect(calls[2]?.answer).toBe('The music is muted.')
    expect(JSON.stringify(one)).not.toContain('sk-secret')
    expect(events.filter(([event]) => event === 'request:model').map(([, fields]) => fields)).toMatchObject([
      { request: one?.id, model: 'tiny', attempts: 2 },
      { request: one?.id, attempts: 1 },
      { request: one?.id, attempts: 1 },
    ])
  })

  it('is told after a restart, and lets go of what was sent when many have come', async () => {
    const { agent, engine } = await given(answers)
    await agent.send('mute the music')
    const again = converseOn(engine, { offline: offlinePlanner(), model: null, restore: agent.snapshot() })
    expect(again.agent.activity()).toEqual(agent.activity())
    for (let count = 0; count < 30; count++) await again.agent.send('play')
    const [first] = again.agent.activity()
    expect(first?.modelCalls).toHaveLength(3)
    expect(first?.modelCalls.every((one) => one.sent === undefined && one.tokensSent > 0)).toBe(true)
  })
})

describe('the file of requests', () => {
  it('has each once, as it ended, without keys, and leaves torn lines out', async () => {
    const file = path.join(scratchFolder(), 'activity.jsonl')
    const { agent, ended } = await given()
    await agent.send('play')
    const [one] = ended as [Activity]
    const add = createActivityFile(file, () => ['the-key-of-mine']).add
    add({ ...one, state: 'asked' }, 'Talk')
    add({ ...one, text: 'play with the-key-of-mine' }, 'Talk')
    expect(readFileSync(file, 'utf8')).not.toContain('the-key-of-mine')
    const { appendFileSync } = await import('node:fs')
    appendFileSync(file, '{"id":"half')
    expect(await readActivityFile(file)).toEqual([{ project: 'Talk', ...one, text: 'play with (hidden)' }])
    expect(existsSync(`${file}.1`)).toBe(false)
    expect(await readActivityFile(path.join(scratchFolder(), 'none'))).toEqual([])
  })
})
