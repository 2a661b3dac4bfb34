import { messageOf } from '../../../../../../shared/failures/index.ts'
import { expect, test } from 'vitest'
import {
  createModelPlanner,
  testModel,
  type ModelOptions,
} from '../../../../../../electron/agent/planner/model/index.ts'
import { tools } from '../../../../../../electron/agent/tools/index.ts'
import {
  delta,
  done,
  frames,
  refuses,
  says,
  type Answer,
  type RawModelServer,
} from '../../../../../support/model/modelServer.ts'
import { serveModel } from '../../../../../support/model/testModelServer.ts'
import { emptyView } from '../../../../../support/emptyView.ts'
import { told } from '../../../../../support/told.ts'

let server: RawModelServer | null = null

const quick = { 'retry-after-ms': '1' }
const patience: NonNullable<ModelOptions['patience']> = { first: 5000, idle: 5000, total: 5000, retries: 2 }

async function ask(
  answers: readonly Answer[],
  over: Partial<ModelOptions> = {},
  signal = new AbortController().signal,
) {
  server = await serveModel(...answers)
  const session = createModelPlanner({
    baseUrl: server.baseUrl,
    model: 'tiny',
    key: 'sk-secret',
    patience,
    tools,
    ...over,
  }).start('hi', { project: emptyView, lastSteps: [], transcript: [] }, () => undefined)
  return session.next([], signal)
}

const host = () => new URL(server?.baseUrl ?? '').host

test.each([
  ['a wrong key', 401, {}, 'model/unauthorised'],
  ['a key without the right', 403, {}, 'model/forbidden'],
  ['an unknown model', 404, { message: 'model not found' }, 'model/not-found'],
  ['an account without credit', 429, { code: 'insufficient_quota' }, 'model/no-credit'],
  ['too many requests', 429, {}, 'model/too-many-requests'],
  ['a fault of the server', 500, {}, 'model/server-error'],
  ['a gateway without its server', 502, {}, 'model/server-error'],
  ['a request that is not taken', 400, { message: 'unknown field' }, 'model/refused'],
])('%s (%i) is said in a sentence with the name of the host', async (_, status, error, code) => {
  const turn = await ask([refuses(status, error, quick)])
  expect(turn).toMatchObject({ ok: false, error: { code } })
  expect(turn.ok ? '' : messageOf(turn.error)).toContain(host())
})

test('a refusal without a key asks for one', async () => {
  expect(await ask([refuses(401)], { key: '' })).toMatchObject({ ok: false, error: { code: 'model/no-key' } })
})

test('what a server repeats of the key is not shown, and its words are cut short', async () => {
  const turn = await ask([refuses(400, { message: `bad key sk-secret\n\u001b[31m${'x'.repeat(900)}` })])
  const message = turn.ok ? '' : messageOf(turn.error)
  expect(message).toContain('bad key (key) [31mxxx')
  expect(message).not.toContain('sk-secret')
  expect(message.length).toBeLessThan(450)
})

test('an overload is tried again as often as allowed and no more', async () => {
  await ask([refuses(503, {}, quick)])
  expect(server?.asked).toHaveLength(3)
})

test('the key goes along as a bearer; a wrong one is not tried again', async () => {
  await ask([refuses(401)])
  expect(server?.asked.map((one) => one.authorization)).toEqual(['Bearer sk-secret'])
})

test('a server that recovers is not a failure', async () => {
  expect(await ask([refuses(500, {}, quick), says('Here I am.')])).toEqual({
    ok: true,
    value: { text: 'Here I am.', calls: [] },
  })
})

test('an address where nobody listens can not be reached', async () => {
  server = await serveModel(says(''))
  await server.close()
  const asked = await testModel({ baseUrl: server.baseUrl, model: 'm', key: '' })
  expect(told(asked)).toMatchObject({ ok: false, error: { code: 'model/unreachable', recover: 'openSettings' } })
})

test('a host that does not exist, and an address that is none, can not be reached', async () => {
  for (const baseUrl of ['http://no-such-host.invalid/v1', 'not an address']) {
    expect(await testModel({ baseUrl, model: 'm', key: '' })).toMatchObject({
      ok: false,
      error: { code: 'model/unreachable' },
    })
  }
})

test('a server that never answers ends after the time for a beginning', async () => {
  const turn = await ask([() => undefined], { patience: { ...patience, first: 30 } })
  expect(turn).toMatchObject({ ok: false, error: { code: 'model/no-answer' } })
})

test('a stream that falls silent ends after the time between two parts', async () => {
  const turn = await ask(
    [(response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).write(delta({ content: 'Well' }))],
    { patience: { ...patience, idle: 30 } },
  )
  expect(turn).toMatchObject({ ok: false, error: { code: 'model/no-answer' } })
})

test('a stream that never ends is cut at the total', async () => {
  const forEver: Answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(() => response.write(delta({ content: 'and ' })), 5)
    response.on('close', () => clearInterval(timer))
  }
  expect(await ask([forEver], { patience: { ...patience, total: 60 } })).toMatchObject({
    ok: false,
    error: { code: 'model/no-answer' },
  })
})

test('a stream of nonsense without end is cut by its size', async () => {
  const flood: Answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const pour = () => {
      while (!response.destroyed && response.write(delta({ content: 'x'.repeat(50_000) })));
      if (!response.destroyed) response.once('drain', pour)
    }
    pour()
  }
  expect(await ask([flood])).toMatchObject({ ok: false, error: { code: 'model/nonsense' } })
})

test('cancelling ends at once, also while the next try is being waited for', async () => {
  const cancel = new AbortController()
  const refuse = refuses(429, {}, { 'retry-after': '50' })
  const turn = await ask(
    [
      (response, asked) => {
        refuse(response, asked)
        response.on('finish', () => cancel.abort())
      },
    ],
    {},
    cancel.signal,
  )
  expect(turn).toMatchObject({ ok: false, error: { code: 'agent/cancelled' } })
})

test('cancelling in the middle of a stream ends it, and so does a signal that was aborted before', async () => {
  const cancel = new AbortController()
  const turn = await ask(
    [
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(delta({ content: 'a' }))
        setImmediate(() => cancel.abort())
      },
    ],
    {},
    cancel.signal,
  )
  expect(turn).toMatchObject({ ok: false, error: { code: 'agent/cancelled' } })
  expect(await ask([says('late')], {}, AbortSignal.abort())).toMatchObject({
    ok: false,
    error: { code: 'agent/cancelled' },
  })
})

test('a socket that breaks in the middle of an answer is said to have broken off', async () => {
  const turn = await ask([
    (response) => {
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .write(delta({ content: 'I will' }), () => response.destroy())
    },
  ])
  expect(turn).toMatchObject({ ok: false, error: { code: 'model/broken-off' } })
})

test('a socket that is half closed, without the end of its answer, is said to have broken off', async () => {
  const turn = await ask([
    (response) => {
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .write(delta({ content: 'I will' }), () => response.socket?.end())
    },
  ])
  expect(turn).toMatchObject({ ok: false, error: { code: 'model/broken-off' } })
})

test('calls without an end of the answer are not taken: half of them may be missing', async () => {
  const call = delta({ tool_calls: [{ index: 0, id: 'a', function: { name: 'play', arguments: '{}' } }] })
  expect(await ask([frames(call)])).toMatchObject({ ok: false, error: { code: 'model/broken-off' } })
})

test.each<[string, Answer]>([
  ['a broken frame', frames(delta({ content: 'a' }), 'data: {"choices": [{"del\n\n', done)],
  ['a frame of another form', frames('data: {"choices": 7}\n\n', done)],
  ['a web page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>')],
  [
    'JSON that is no completion',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":"no"}'),
  ],
  ['broken JSON', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[')],
])('%s is nonsense', async (_, answer) => {
  expect(await ask([answer])).toMatchObject({ ok: false, error: { code: 'model/nonsense' } })
})

test('an error inside the stream is a failure', async () => {
  const turn = await ask([frames(delta({ content: 'a' }), 'data: {"error":{"message":"out of memory"}}\n\n')])
  expect(turn).toMatchObject({ ok: false, error: { code: 'model/broken-off' } })
})

test.each([
  ['no content', frames(delta({ role: 'assistant', content: null }), delta({}, 'stop'), done)],
  ['no frames', frames(done)],
])('%s is an empty answer', async (_, answer) => {
  expect(await ask([answer])).toMatchObject({ ok: false, error: { code: 'model/empty' } })
})

test('an answer of nothing but thoughts is said to be that', async () => {
  expect(await ask([says('<think>hmm</think>')])).toMatchObject({ ok: false, error: { code: 'model/only-thoughts' } })
})

test('the test button gives the short answer, without tools and without a second try', async () => {
  server = await serveModel(says('<think>ok</think>Ready.'), refuses(500))
  expect(await testModel({ baseUrl: server.baseUrl, model: 'tiny', key: '' })).toEqual({
    ok: true,
    value: { answer: 'Ready.' },
  })
  expect(server.asked[0]?.body.tools).toBeUndefined()
  expect(await testModel({ baseUrl: server.baseUrl, model: 'tiny', key: '' })).toMatchObject({
    ok: false,
    error: { code: 'model/server-error' },
  })
  expect(server.asked).toHaveLength(2)
})
