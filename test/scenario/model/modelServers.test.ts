import { describe, expect, it } from 'vitest'
import { queries, tools } from '../../../electron/agent/index.ts'
import { createModelPlanner } from '../../../electron/agent/planner/model/index.ts'
import { offlinePlanner } from '../../support/offlinePlanner.ts'
import { openConversation } from '../../support/openConversation.ts'
import {
  delta,
  done,
  frames,
  refuses,
  says,
  wholeAnswer,
  type Answer,
  type RawModelServer,
} from '../../support/model/modelServer.ts'
import { serveModel } from '../../support/model/testModelServer.ts'

let server: RawModelServer | null = null

const patience = { first: 20_000, idle: 20_000, total: 20_000, retries: 1 }
/** For servers that say nothing. */
const impatience = { ...patience, first: 60, idle: 60 }
const quick = { 'retry-after-ms': '1' }

/** The whole way: the person's words, the real grammar, the real SDK over HTTP, the real engine. */
async function converse(answers: readonly Answer[], baseUrl?: string, waits = patience) {
  server = await serveModel(...answers)
  const model = createModelPlanner({
    baseUrl: baseUrl ?? server.baseUrl,
    model: 'tiny',
    key: 'sk-secret',
    patience: waits,
    tools: [...tools, ...queries],
  })
  const conversation = await openConversation({}, { offline: offlinePlanner(), model })
  return {
    ...conversation,
    last: () => conversation.agent.view().messages.at(-1),
    log: () => conversation.agent.log().at(-1),
  }
}

const stream =
  (write: (response: Parameters<Answer>[0]) => void): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    write(response)
  }
const page: Answer = (response) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<html><body>Log in to the hotel’s network</body></html>')

describe('every failure of the network is a clear sentence, with the words understood without the model', () => {
  it.each<[what: string, answer: Answer, sentence: RegExp]>([
    ['401', refuses(401, { message: 'bad key' }), /refused the key \(401\)/u],
    ['403', refuses(403), /does not let this key use "tiny" \(403\)/u],
    ['404', refuses(404, { message: 'no such model' }), /has no model called "tiny"/u],
    ['429 with a time to wait', refuses(429, {}, { 'retry-after': '0' }), /too many requests \(429\)/u],
    ['429 without credit', refuses(429, { code: 'insufficient_quota' }, quick), /no credit left/u],
    ['500', refuses(500, {}, quick), /fault of its own \(500\)/u],
    ['400', refuses(400, { message: 'context too long' }), /refused the request \(400: .*context too long/u],
    ['a server that says nothing', () => undefined, /gave no answer within/u],
    [
      'a stream that falls silent',
      stream((response) => response.write(delta({ content: 'I will' }))),
      /gave no answer within/u,
    ],
    [
      'a cut stream',
      stream((response) => response.write(delta({ content: 'I will' }), () => response.destroy())),
      /broke off in the middle/u,
    ],
    [
      'invalid JSON in the stream',
      stream((response) => response.end('data: {"choices": [{"del\n\n')),
      /can't be understood/u,
    ],
    ['a page to log in', page, /can't be understood/u],
    ['an empty answer', says(''), /empty answer/u],
  ])('%s', async (_, answer, sentence) => {
    const { agent, last, decide, clips } = await converse(
      [answer],
      undefined,
      sentence.source.startsWith('gave no answer') ? impatience : patience,
    )
    await agent.send('delete the first 10 seconds')
    expect(last()).toMatchObject({
      state: 'failed',
      planner: 'model',
      offer: 'offline',
      text: expect.stringMatching(sentence) as string,
    })
    expect(last()?.text).toMatch(/without a model/u)
    expect(last()?.text).not.toContain('sk-secret')
    expect(await clips()).toEqual({ Voice: [[0, 120]] })

    await agent.send('delete the first 10 seconds', 'offline')
    await decide('approve')
    expect(await clips()).toEqual({ Voice: [[0, 110]] })
  })

  it.each([
    ['nobody listens', 'http://127.0.0.1:1/v1'],
    ['no such name', 'http://no-such-host.invalid/v1'],
    ['no address', 'what'],
  ])('%s', async (_, baseUrl) => {
    const { agent, last } = await converse([], baseUrl)
    await agent.send('delete the first 10 seconds')
    expect(last()).toMatchObject({
      state: 'failed',
      offer: 'offline',
      text: expect.stringMatching(/can't be reached.*or go on without a model/u) as string,
    })
  })

  it('is not said of one that recovers: 429 is tried again after the time that the server names', async () => {
    const { agent, last } = await converse([refuses(429, {}, quick), says('Hello!')])
    await agent.send('hello there')
    expect([last()?.text, server?.asked.length]).toEqual(['Hello!', 2])
  })
})

describe('servers and small local models that do it their own way', () => {
  const trim = { name: 'trim_to_selection', arguments: '{"start_time":0,"end_time":30}' }
  it.each<[what: string, answer: Answer]>([
    ['ids are missing', frames(delta({ tool_calls: [{ index: 0, function: trim }] }), delta({}, 'tool_calls'), done)],
    [
      'content is null',
      wholeAnswer(
        { role: 'assistant', content: null, tool_calls: [{ id: 'a', type: 'function', function: trim }] },
        'tool_calls',
      ),
    ],
    [
      'arguments are an object',
      wholeAnswer({
        content: '',
        tool_calls: [{ id: 'a', function: { ...trim, arguments: { start_time: 0, end_time: 30 } } }],
      }),
    ],
    [
      'there is text around the JSON',
      frames(
        delta({
          tool_calls: [
            {
              index: 0,
              id: 'a',
              function: { ...trim, arguments: 'Sure: {"start_time":0,"end_time":30} there you go' },
            },
          ],
        }),
        delta({}, 'tool_calls'),
        done,
      ),
    ],
    [
      'the call is written as text',
      says(
        'I will do that.\n<tool_call>{"name":"trim_to_selection","arguments":{"start_time":0,"end_time":30}}</tool_call>',
      ),
    ],
    [
      'the call is bare JSON in a block',
      says('```json\n{"name": "trim_to_selection", "parameters": {"start_time": 0, "end_time": 30}}\n```'),
    ],
    ['the call is in the older form', wholeAnswer({ content: null, function_call: trim })],
    [
      'numbers are texts',
      frames(
        delta({
          tool_calls: [{ index: 0, id: 'a', function: { ...trim, arguments: '{"start_time":"0","end_time":"30"}' } }],
        }),
        delta({}, 'tool_calls'),
        done,
      ),
    ],
  ])('%s', async (_, answer) => {
    const { agent, decide, clips, log } = await converse([answer, says('Trimmed.')])
    await agent.send('keep the opening')
    await decide('approve')
    expect([await clips(), log()?.state]).toEqual([{ Voice: [[0, 30]] }, 'done'])
  })

  it('no tool calls at all: the tools are told in words', async () => {
    const { agent, decide, clips } = await converse([
      refuses(400, { message: 'this model does not support tools' }),
      says('<tool_call>{"name":"trim_to_selection","arguments":{"start_time":0,"end_time":30}}</tool_call>'),
      says('Trimmed.'),
    ])
    await agent.send('keep the opening')
    await decide('approve')
    expect([await clips(), server?.asked[1]?.body.tools]).toEqual([{ Voice: [[0, 30]] }, undefined])
  })
})

describe('what is sent', () => {
  it('is counted in the log, and stays small: the tools are not all of them', async () => {
    const { agent, log } = await converse([says('Hello.')])
    await agent.send('hello there')
    const [call] = log()?.modelCalls ?? []
    expect(call).toMatchObject({ model: 'tiny', failure: null, tools: [] })
    expect(call?.tokensSent).toBeLessThan(8000)
    expect((server?.asked[0]?.body.tools ?? []).length).toBeLessThan(tools.length / 2)
  })
})
