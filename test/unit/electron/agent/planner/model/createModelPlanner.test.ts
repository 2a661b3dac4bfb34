import { LLMock } from '@copilotkit/aimock'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createModelPlanner } from '../../../../../../electron/agent/planner/model/index.ts'
import { createToolShelf } from '../../../../../../electron/agent/planner/model/toolShelf.ts'
import { queries, tools } from '../../../../../../electron/agent/tools/index.ts'
import { emptyView } from '../../../../../support/emptyView.ts'

let mock: LLMock
beforeEach(async () => {
  mock = new LLMock({ port: 0, host: '127.0.0.1', chunkSize: 8, logLevel: 'silent', strict: true })
  await mock.start()
})
afterEach(() => mock.stop())

const planner = () =>
  createModelPlanner({
    baseUrl: `${mock.url}/v1`,
    model: 'gpt-test',
    key: 'sk-test',
    profile: 'large',
    tools: [...tools, ...queries],
  })
/** The request as it came over the wire. */
function bodyOf(request: { body: unknown } | undefined) {
  return request?.body as {
    model: string
    tools: { function: { name: string } }[]
    messages: { role: string; content: string }[]
  }
}
const never = new AbortController().signal

test('parallel calls come in order, their results go back, and the streamed answer ends the request', async () => {
  // given
  mock.on(
    { userMessage: 'split', hasToolResult: false },
    {
      toolCalls: [
        { id: 'call_a', name: 'split_at_time', arguments: '{"time":20}' },
        { id: 'call_b', name: 'split_at_time', arguments: '{"time":40.5}' },
      ],
    },
  )
  mock.on({ userMessage: 'split', hasToolResult: true }, { content: 'Split at 0:20 and 0:40.5.' })
  const shown: string[] = []
  const session = planner().start(
    'split at 20 and 40.5',
    { project: emptyView, lastSteps: [], transcript: [] },
    (text) => shown.push(text),
  )
  // when
  const first = await session.next([], never)
  const second = await session.next(
    [
      { callId: 'call_b', content: 'two' },
      { callId: 'call_a', content: 'one' },
    ],
    never,
  )
  // then
  expect(first).toEqual({
    ok: true,
    value: {
      text: '',
      calls: [
        { id: 'call_a', tool: 'split_at_time', args: { time: 20 } },
        { id: 'call_b', tool: 'split_at_time', args: { time: 40.5 } },
      ],
    },
  })
  expect(second).toEqual({ ok: true, value: { text: 'Split at 0:20 and 0:40.5.', calls: [] } })
  expect(shown.length).toBeGreaterThan(1)
  expect(shown.at(-1)).toBe('Split at 0:20 and 0:40.5.')
})

test('the request carries the tools on the shelf, one system message with the summary, and the results in the order of the calls', async () => {
  // given
  mock.on(
    { userMessage: 'play', hasToolResult: false },
    {
      toolCalls: [
        { id: 'a', name: 'play', arguments: '{}' },
        { id: 'b', name: 'stop', arguments: '{}' },
      ],
    },
  )
  mock.on({ userMessage: 'play', hasToolResult: true }, { content: 'Playing.' })
  const session = planner().start('play', { project: emptyView, lastSteps: [], transcript: [] }, () => undefined)
  // when
  await session.next([], never)
  await session.next([{ callId: 'a', content: 'it plays' }], never)
  // then
  const [first, second] = mock.getRequests()
  const asked = bodyOf(first)
  expect(asked.model).toBe('gpt-test')
  expect(asked.tools.map((tool) => tool.function.name)).toEqual(
    createToolShelf([...tools, ...queries], 'play')
      .offered()
      .map((tool) => tool.name),
  )
  expect(asked.messages.map((message) => message.role)).toEqual(['system', 'user'])
  expect(asked.messages[0]?.content).toContain('The project now')
  expect(bodyOf(second).messages.slice(2)).toEqual([
    {
      role: 'assistant',
      content: null,
      tool_calls: [
        { id: 'a', type: 'function', function: { name: 'play', arguments: '{}' } },
        { id: 'b', type: 'function', function: { name: 'stop', arguments: '{}' } },
      ],
    },
    { role: 'tool', tool_call_id: 'a', content: 'it plays' },
    { role: 'tool', tool_call_id: 'b', content: 'Not run.' },
  ])
})

test('one 429 is tried again and the answer comes', async () => {
  // given
  mock.on({ userMessage: 'hello' }, { content: 'Hello.' })
  mock.nextRequestError(429, { message: 'slow down', type: 'rate_limit_error' })
  const session = planner().start('hello', { project: emptyView, lastSteps: [], transcript: [] }, () => undefined)
  // when
  const turn = await session.next([], never)
  // then
  expect(turn).toEqual({ ok: true, value: { text: 'Hello.', calls: [] } })
  expect(mock.getRequests()).toHaveLength(2)
})

test('the conversation goes along as a window: the last messages, from the person on, never twice what is said now', async () => {
  // given
  mock.on({ userMessage: 'and now' }, { content: 'Yes.' })
  const transcript = Array.from({ length: 40 }, (_, index) => ({
    from: index % 2 === 0 ? ('person' as const) : ('tapehand' as const),
    text: `line ${index} ${'x'.repeat(3000)}`,
  }))
  const session = planner().start(
    'and now',
    { project: emptyView, lastSteps: [], transcript: [...transcript, { from: 'person', text: 'and now' }] },
    () => undefined,
  )
  // when
  await session.next([], never)
  // then
  const { messages } = bodyOf(mock.getRequests()[0])
  expect(messages).toHaveLength(1 + 16 + 1)
  expect(messages[1]).toMatchObject({ role: 'user' })
  expect(messages[1]?.content.slice(0, 8)).toBe('line 24 ')
  expect(messages[1]?.content.length).toBe(2001)
  expect(messages.at(-1)).toEqual({ role: 'user', content: 'and now' })
})

test('every question is logged with its size, its calls and its failure, and what was sent and answered once, and never with the key', async () => {
  // given
  mock.on(
    { userMessage: 'split', hasToolResult: false },
    { toolCalls: [{ id: 'call_a', name: 'split_at_time', arguments: '{"time":20}' }] },
  )
  const session = planner().start(
    'split the secret interview',
    { project: emptyView, lastSteps: [], transcript: [] },
    () => {},
  )
  // when
  await session.next([], never)
  await session.next([{ callId: 'call_a', content: 'one' }], never)
  const log = session.takeLog?.() ?? []
  // then
  expect(log.map(({ model, tools, failure }) => ({ model, tools, failed: failure !== null }))).toEqual([
    { model: 'gpt-test', tools: ['split_at_time'], failed: false },
    { model: 'gpt-test', tools: [], failed: true },
  ])
  expect(log[0]?.tokensSent).toBeGreaterThan(500)
  expect(log[0]?.sent?.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(log[0]?.sent?.at(-1)?.text).toContain('split the secret interview')
  expect(log[1]?.sent).toEqual([{ role: 'tool', text: 'one', callId: 'call_a' }])
  expect([log[0]?.attempts, log[1]?.attempts]).toEqual([1, 3])
  expect(JSON.stringify(log)).not.toMatch(/sk-test/u)
  expect(session.takeLog?.()).toEqual([])
})
