import { afterEach, expect, test } from 'vitest'
import { createModelPlanner } from '../../../../../electron/agent/planner/model/index.ts'
import { tools } from '../../../../../electron/agent/tools/index.ts'
import { startModelServer, type ModelServer } from '../../../../../electron/cli/eval/modelServer.ts'
import { emptyView } from '../../../../support/emptyView.ts'

let server: ModelServer | null = null
afterEach(() => server?.close())

test('the replies of a case come in order through the real SDK, and there is none behind the last', async () => {
  // given
  server = await startModelServer([
    {
      content: 'One moment.',
      tool_calls: [
        { name: 'split_at_time', arguments: { time: 20 } },
        { name: 'seek', arguments_text: '{"time": soon' },
      ],
    },
    { content: 'Split at twenty seconds, just as you said.' },
  ])
  const session = createModelPlanner({ baseUrl: server.baseUrl, model: 'case', key: 'case', tools }).start(
    'x',
    { project: emptyView, lastSteps: [], transcript: [] },
    () => undefined,
  )
  const never = new AbortController().signal
  // when
  const turns = [await session.next([], never), await session.next([], never), await session.next([], never)]
  // then
  expect(turns).toMatchObject([
    {
      value: {
        text: 'One moment.',
        calls: [
          { tool: 'split_at_time', args: { time: 20 } },
          { tool: 'seek', args: { unreadable: '{"time": soon' } },
        ],
      },
    },
    { value: { text: 'Split at twenty seconds, just as you said.', calls: [] } },
    { ok: false, error: { code: 'model/refused' } },
  ])
  expect(server.asked()).toBe(3)
})

test('a client that does not stream gets a whole completion', async () => {
  server = await startModelServer([{ content: 'Hi.' }])
  const response = await fetch(`${server.baseUrl}/chat/completions`, { method: 'POST', body: '{"stream":false}' })
  expect(await response.json()).toMatchObject({
    choices: [{ message: { role: 'assistant', content: 'Hi.' }, finish_reason: 'stop' }],
  })
})
