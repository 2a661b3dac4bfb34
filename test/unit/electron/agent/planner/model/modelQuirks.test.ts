import { expect, test } from 'vitest'
import { noCall } from '../../../../../../electron/agent/planner/index.ts'
import { createModelPlanner } from '../../../../../../electron/agent/planner/model/index.ts'
import { tools } from '../../../../../../electron/agent/tools/index.ts'
import {
  delta,
  done,
  frames,
  refuses,
  says,
  wholeAnswer,
  type Answer,
  type RawModelServer,
} from '../../../../../support/model/modelServer.ts'
import { serveModel } from '../../../../../support/model/testModelServer.ts'
import { emptyView } from '../../../../../support/emptyView.ts'

let server: RawModelServer | null = null

const shown: string[] = []
async function open(...answers: Answer[]) {
  shown.length = 0
  server = await serveModel(...answers)
  return createModelPlanner({ baseUrl: server.baseUrl, model: 'tiny', key: '', profile: 'large', tools }).start(
    'do it',
    { project: emptyView, lastSteps: [], transcript: [] },
    (text) => shown.push(text),
  )
}
const never = new AbortController().signal
const firstTurn = async (...answers: Answer[]) => (await open(...answers)).next([], never)
const calls = (...all: unknown[]) =>
  frames(...all.map((call) => delta({ tool_calls: [call] })), delta({}, 'tool_calls'), done)
const call = (name: string, args: unknown, more: object = {}) => ({ ...more, function: { name, arguments: args } })

test('calls without ids get ids of their own, unique in the whole session', async () => {
  // given
  const session = await open(
    calls(call('play', '{}', { index: 0 }), call('stop', '{}', { index: 1 })),
    calls(call('play', '{}', { index: 0 })),
  )
  // when
  const first = await session.next([], never)
  const second = await session.next([], never)
  // then
  const ids = [first, second].flatMap((turn) => (turn.ok ? turn.value.calls.map((one) => one.id) : []))
  expect(new Set(ids).size).toBe(3)
})

test('an id that is used twice is made two', async () => {
  const turn = await firstTurn(
    calls(call('play', '{}', { index: 0, id: 'x' }), call('stop', '{}', { index: 1, id: 'y' })),
    calls(),
  )
  expect(turn).toMatchObject({ value: { calls: [{ id: 'x' }, { id: 'y' }] } })
  const session = await open(
    calls(call('play', '{}', { index: 0, id: 'x' })),
    calls(call('stop', '{}', { index: 0, id: 'x' })),
  )
  await session.next([], never)
  const again = await session.next([], never)
  expect(again.ok && again.value.calls[0]?.id).not.toBe('x')
})

test.each([
  [
    'all with index 0',
    [
      { index: 0, id: 'a' },
      { index: 0, id: 'b' },
    ],
  ],
  ['without index', [{ id: 'a' }, { id: 'b' }]],
  ['without index and id', [{}, {}]],
])('parallel calls %s stay two calls', async (_, [first, second]) => {
  const turn = await firstTurn(
    calls(call('split_at_time', '{"time":1}', first), call('split_at_time', '{"time":2}', second)),
  )
  expect(turn).toMatchObject({ ok: true, value: { calls: [{ args: { time: 1 } }, { args: { time: 2 } }] } })
})

test('arguments of parallel calls that come interleaved and in pieces are put together', async () => {
  const turn = await firstTurn(
    calls(
      call('split_at_time', '{"ti', { index: 0, id: 'a' }),
      call('seek', '', { index: 1, id: 'b' }),
      { index: 0, function: { arguments: 'me":12' } },
      { index: 1, function: { arguments: '{"time":' } },
      { index: 0, function: { arguments: '3}' } },
      { index: 1, function: { arguments: '4}' } },
    ),
  )
  expect(turn).toMatchObject({
    value: {
      calls: [
        { id: 'a', tool: 'split_at_time', args: { time: 123 } },
        { id: 'b', tool: 'seek', args: { time: 4 } },
      ],
    },
  })
})

test.each<[string, unknown, unknown]>([
  ['an object instead of text', { time: 5 }, { time: 5 }],
  ['text in text', '"{\\"time\\":5}"', { time: 5 }],
  ['words around the object', 'Sure: {"time":5} there', { time: 5 }],
  ['nothing', '', {}],
  ['null', 'null', {}],
  ['broken JSON', '{"time": soon', { unreadable: '{"time": soon' }],
  ['cut JSON', '{"time": 5', { unreadable: '{"time": 5' }],
  ['a list', '[5]', { unreadable: '[5]' }],
  ['two objects', '{"time":5}{"time":6}', { unreadable: '{"time":5}{"time":6}' }],
  ['a number', 5, { unreadable: '5' }],
])('arguments as %s', async (_, raw, args) => {
  expect(await firstTurn(calls(call('split_at_time', raw, { index: 0, id: 'a' })))).toMatchObject({
    ok: true,
    value: { calls: [{ args }] },
  })
})

test.each([
  ['in a fence', 'I will split.\n```json\n{"name": "split_at_time", "arguments": {"time": 5}}\n```', 'I will split.'],
  ['in a fence as a list', '```\n[{"name":"split_at_time","parameters":{"time":5}}]\n```', ''],
  ['in tags', '<tool_call>\n{"name": "split_at_time", "arguments": {"time": 5}}\n</tool_call>', ''],
  ['in a tag that is not closed', 'Ok <tool_call>{"name": "split_at_time", "arguments": {"time": 5}}', 'Ok'],
  ['as bare JSON', '{"name": "split_at_time", "arguments": {"time": 5}}', ''],
  ['as bare JSON with words', 'Here: {"tool": "split_at_time", "time": 5} done', 'Here: done'],
  ['as a function tag', '<function=split_at_time>{"time": 5}</function>', ''],
  ['as a function tag with parameters', '<function=split_at_time>\n<parameter=time>\n5\n</parameter>\n</function>', ''],
  ['behind a mark', '[TOOL_CALLS] [{"name": "split_at_time", "arguments": {"time": 5}}]', ''],
  [
    'behind another mark',
    '<|python_tag|>{"type": "function", "name": "split_at_time", "parameters": {"time": 5}}<|eom_id|>',
    '',
  ],
  [
    'after a thought',
    '<think>maybe {"name":"cut","arguments":{}}?</think>{"function": {"name": "split_at_time", "arguments": "{\\"time\\": 5}"}}',
    '',
  ],
])('a call written %s is a call', async (_, text, rest) => {
  expect(await firstTurn(says(text))).toMatchObject({
    ok: true,
    value: { text: rest, calls: [{ tool: 'split_at_time', args: { time: 5 } }] },
  })
})

test('several calls in a text keep their order', async () => {
  const text =
    '<tool_call>{"name":"seek","arguments":{"time":1}}</tool_call> then <tool_call>{"name":"play","arguments":{}}</tool_call>'
  expect(await firstTurn(says(text))).toMatchObject({
    value: { text: 'then', calls: [{ tool: 'seek' }, { tool: 'play' }] },
  })
})

test('JSON that is no call, and a tool that is only mentioned, stay text', async () => {
  const text = 'The tool "cut" takes {"start_time": 5}. A track {"name": "Voice"} stays.'
  expect(await firstTurn(says(text))).toEqual({ ok: true, value: { text, calls: [] } })
})

test('an unknown tool in a wrapping is a call, so that the model hears that there is none', async () => {
  expect(await firstTurn(says('<tool_call>{"name":"make_it_pop","arguments":{}}</tool_call>'))).toMatchObject({
    value: { calls: [{ tool: 'make_it_pop' }] },
  })
})

test('calls that came as text are answered as text', async () => {
  const session = await open(says('{"name":"play","arguments":{}}'), says('It plays.'))
  const first = await session.next([], never)
  await session.next([{ callId: first.ok ? (first.value.calls[0]?.id ?? '') : '', content: 'playing' }], never)
  expect(server?.asked[1]?.body.messages.slice(2)).toEqual([
    { role: 'assistant', content: '{"name":"play","arguments":{}}' },
    { role: 'user', content: 'Results of your calls:\nplay: playing' },
  ])
})

test('thoughts and written calls are not shown while they stream', async () => {
  await firstTurn(
    frames(
      ...['<think>I', ' wonder</think>', 'Playing', ' now.\n', '```json\n{"name":', '"play","arguments":{}}\n```'].map(
        (content) => delta({ content }),
      ),
      delta({}, 'stop'),
      done,
    ),
  )
  expect(shown).toEqual(['', '', 'Playing', 'Playing now.', 'Playing now.', 'Playing now.'])
})

test('unreadable arguments go back to the server as valid JSON', async () => {
  const session = await open(calls(call('seek', '{"time": soon', { index: 0, id: 'a' })), says('Sorry.'))
  await session.next([], never)
  await session.next([{ callId: 'a', content: 'not JSON' }], never)
  const sent = server?.asked[1]?.body.messages[2] as unknown as { tool_calls: { function: { arguments: string } }[] }
  expect(JSON.parse(sent.tool_calls[0]?.function.arguments ?? '')).toEqual({ unreadable: '{"time": soon' })
})

test('a server that does not stream is understood', async () => {
  expect(
    await firstTurn(
      wholeAnswer({ role: 'assistant', content: null, tool_calls: [call('seek', { time: 3 })] }, 'tool_calls'),
    ),
  ).toMatchObject({ value: { calls: [{ tool: 'seek', args: { time: 3 } }] } })
})

test('pings, events without choices, usage, the older form of a call and missing spaces are understood', async () => {
  const answer = frames(
    ': ping\n\n',
    'data: {"choices":[],"usage":{"total_tokens":1}}\n\n',
    `data:${delta({ function_call: { name: 'seek', arguments: '{"time":3}' } })
      .slice(6)
      .trim()}\r\n\r\n`,
    delta({}, 'function_call'),
  )
  expect(await firstTurn(answer)).toMatchObject({ value: { calls: [{ tool: 'seek', args: { time: 3 } }] } })
})

test('an empty answer after the tools have run is an answer', async () => {
  const session = await open(calls(call('play', '{}', { index: 0, id: 'a' })), says(''))
  await session.next([], never)
  expect(await session.next([{ callId: 'a', content: 'playing' }], never)).toEqual({
    ok: true,
    value: { text: '', calls: [] },
  })
})

test.each([
  [400, 'registry.ollama.ai/library/gemma3:4b does not support tools'],
  [500, 'tools param requires --jinja flag'],
  [400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'],
])(
  'a server that knows no tool calls (%i %s) gets the tools in words, and the calls are read from its text',
  async (status, message) => {
    // given
    const session = await open(
      refuses(status, { message }, { 'x-should-retry': 'false' }),
      says('<tool_call>{"name":"seek","arguments":{"time":3}}</tool_call>'),
      says('Done.'),
    )
    // when
    const first = await session.next([], never)
    const second = await session.next(
      [{ callId: first.ok ? (first.value.calls[0]?.id ?? '') : '', content: 'there' }],
      never,
    )
    // then
    expect(first).toMatchObject({ value: { calls: [{ tool: 'seek', args: { time: 3 } }] } })
    expect(second).toMatchObject({ value: { text: 'Done.' } })
    expect(server?.asked.map((one) => (one.body.tools?.length ?? 0) > 10)).toEqual([true, false, false])
    expect(server?.asked[2]?.body.messages[0]?.['content']).toContain('- seek: ')
  },
)

test('a refusal of the model is shown as its answer', async () => {
  expect(await firstTurn(frames(delta({ refusal: 'I will not.' }), delta({}, 'stop'), done))).toEqual({
    ok: true,
    value: { text: 'I will not.', calls: [] },
  })
})

test.each<[what: string, usage: unknown, sent: unknown, received: unknown]>([
  ['as the server counts', { prompt_tokens: 1234, completion_tokens: 56 }, 1234, 56],
  ['by their length where it counts nonsense', { prompt_tokens: 'lots' }, expect.any(Number), 2],
  ['by their length where it says nothing', undefined, expect.any(Number), 2],
])('tokens are logged %s', async (_, usage, sent, received) => {
  const session = await open(
    frames(
      delta({ content: 'Fine. ' }),
      `data: ${JSON.stringify({ choices: [], usage })}\n\n`,
      delta({}, 'stop'),
      done,
    ),
  )
  await session.next([], never)
  expect(session.takeLog?.()).toMatchObject([{ tokensSent: sent, tokensReceived: received }])
})

test('what the app says unasked, behind an answer, goes along as a message that is told from the person’s', async () => {
  const session = await open(says('Done.'), says('Now it is.'))
  await session.next([], never)
  await session.next([{ callId: noCall, content: '{"not_met":[]}' }], never)
  expect(server?.asked[1]?.body.messages.slice(-2)).toEqual([
    { role: 'assistant', content: 'Done.' },
    { role: 'user', content: '(from the app, not from the person) {"not_met":[]}' },
  ])
})
