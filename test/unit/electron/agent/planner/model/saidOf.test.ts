import { expect, it } from 'vitest'
import { saidOf } from '../../../../../../electron/agent/planner/model/saidOf.ts'
import type { ChatMessage } from '../../../../../../electron/agent/planner/model/server/openaiChat.ts'
import { ok } from '../../../../../../shared/result.ts'

const options = { baseUrl: 'http://127.0.0.1:1/v1', model: 'tiny', key: 'sk-of-mine-123456' }
const answer = ok({ text: 'It is sk-of-mine-123456', calls: [], finish: 'stop', usage: null, thought: 0 })
const tools = [{ name: 'cut', description: '', parameters: {} }]

it('tells each message once, with results by their calls and earlier calls as they were sent', () => {
  const told = new Set<ChatMessage>()
  const messages: ChatMessage[] = [
    { role: 'user', content: 'cut it' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'a', type: 'function', function: { name: 'cut', arguments: '{}' } }],
    },
    { role: 'tool', tool_call_id: 'a', content: 'done' },
  ]
  expect(saidOf({ options, told }, messages, tools, answer as never)).toMatchObject({
    sent: [
      { role: 'user', text: 'cut it' },
      { role: 'assistant', text: expect.stringContaining('"name":"cut"') },
      { role: 'tool', text: 'done', callId: 'a' },
    ],
    offered: ['cut'],
  })
  const more: ChatMessage = { role: 'user', content: 'and now?' }
  expect(saidOf({ options, told }, [...messages, more], [], answer as never).sent).toEqual([
    { role: 'user', text: 'and now?' },
  ])
})

it('takes the key out, whoever has said it, and cuts what is very long', () => {
  const said = saidOf(
    { options, told: new Set() },
    [
      { role: 'user', content: `my key is ${options.key}` },
      { role: 'user', content: 'x'.repeat(20_000) },
    ],
    [],
    answer as never,
  )
  expect(JSON.stringify(said)).not.toContain('mine-123456')
  expect(said.sent?.[1]?.text).toMatch(/x … \(8000 more letters\)$/u)
})
