import { describe, expect, it } from 'vitest'
import { queries, tools } from '../../../electron/agent/index.ts'
import { createModelPlanner } from '../../../electron/agent/planner/model/index.ts'
import { type Answer, delta, done, frames, says } from '../../support/model/modelServer.ts'
import { serveModel } from '../../support/model/testModelServer.ts'
import { readerOfWords, tenMinutes } from '../../support/model/modelTalk.ts'
import { openConversation } from '../../support/openConversation.ts'

/** Imitations of what small models do, over HTTP, with the real reader and engine; `docs/models.md` has the table. */
async function say(text: string, answers: readonly Answer[]) {
  const server = await serveModel(...answers)
  const model = createModelPlanner({ baseUrl: server.baseUrl, model: 'tiny', key: '', tools: [...tools, ...queries] })
  const conversation = await openConversation(tenMinutes, { offline: readerOfWords(), model })
  await conversation.agent.send(text)
  return {
    ...conversation,
    asked: server.asked,
    shown: () => conversation.agent.view().approval?.steps.map(({ tool, range, tracks }) => [tool, range, tracks]),
    last: () => conversation.agent.view().messages.at(-1),
    told: () => JSON.stringify(server.asked.at(-1)?.body.messages.slice(2)),
  }
}

const calls = (...all: readonly (readonly [name: string, args: unknown])[]): Answer =>
  frames(
    delta({
      tool_calls: all.map(([name, args], index) => ({
        index,
        id: `c${index}`,
        function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
      })),
    }),
    delta({}, 'tool_calls'),
    done,
  )
const first10 = 'delete the first 10 seconds'
const whole = [['delete_selection', { start: 0, end: 10 }, ['Host', 'Guest']]]

describe('what small models do', () => {
  it('1. calls as text are calls', async () => {
    const { shown } = await say(first10, [
      says(
        'Sure!\n<tool_call>{"name": "delete_selection", "arguments": {"start_time": 0, "end_time": 10}}</tool_call>',
      ),
    ])
    expect(shown()).toEqual(whole)
  })

  it('2. JSON in a fence is a call, and never shown as an answer', async () => {
    const { shown, agent } = await say(first10, [
      says('```json\n{"tool": "delete_selection", "parameters": {"start_time": 0, "end_time": 10}}\n```'),
    ])
    expect(shown()).toEqual(whole)
    expect(JSON.stringify(agent.view().messages)).not.toContain('parameters')
  })

  it('3. digits as text are numbers', async () => {
    const { shown } = await say(first10, [calls(['delete_selection', { start_time: '0', end_time: '10.0' }])])
    expect(shown()).toEqual(whole)
  })

  it('4. one name is a list of one', async () => {
    const { shown } = await say('delete the first 10 seconds of the guest', [
      calls(['delete_selection', { start_time: 0, end_time: 10, tracks: 'Guest' }]),
    ])
    expect(shown()).toEqual([['delete_selection', { start: 0, end: 10 }, ['Guest']]])
  })

  it('5. a wrong name of a tool goes back with the nearest ones, and nothing is asked meanwhile', async () => {
    const { shown, asked, told } = await say(first10, [
      calls(['delete_range', { start_time: 0, end_time: 10 }]),
      calls(['delete_selection', { start_time: 0, end_time: 10 }]),
    ])
    expect(asked).toHaveLength(2)
    expect(told()).toContain('delete_selection')
    expect(shown()).toEqual(whole)
  })

  it('6. the same call twice in one answer is shown once, and the model hears so', async () => {
    const { shown, decide, told } = await say(first10, [
      calls(
        ['delete_selection', { start_time: 0, end_time: 10 }],
        ['delete_selection', { start_time: 0, end_time: 10 }],
      ),
      says('Gone.'),
    ])
    expect(shown()).toEqual(whole)
    await decide('approve')
    expect(told()).toContain('same call stands before it')
  })

  it('6b. the same call that can’t be made, again and again, is stopped, and the words are offered without it', async () => {
    const { last, asked } = await say(first10, [calls(['delete_range', { start_time: 0, end_time: 10 }])])
    expect(asked).toHaveLength(3)
    expect(last()).toMatchObject({
      state: 'failed',
      offer: 'offline',
      text: expect.stringContaining('3 times') as string,
    })
  })

  it.each([
    ['in its text', [says(`<think>${'Let me think about that again. '.repeat(4000)}`)]],
    [
      'beside its text',
      [frames(...Array.from({ length: 40 }, () => delta({ reasoning_content: 'Hm, wait. '.repeat(1000) })), done)],
    ],
    ['to the end of its tokens', [frames(delta({ reasoning_content: 'Hm.' }), delta({}, 'length'), done)]],
  ])('7. endless thinking is ended and said, %s', async (_, answers) => {
    const { last } = await say(first10, answers)
    expect(last()).toMatchObject({ state: 'failed', offer: 'offline' })
    expect(last()?.text).toMatch(/thought without coming to an answer/u)
  })

  it('8. a result that is ignored: the same edit again is asked about again, beside what is done', async () => {
    const { decide, agent, last, clips } = await say(first10, [
      calls(['delete_selection', { start_time: 0, end_time: 10 }]),
      calls(['delete_selection', { start_time: 0, end_time: 10 }]),
      says('Deleted.'),
    ])
    await decide('approve')
    const notes = agent.view().approval?.notes.join(' ')
    expect(notes).toContain('Done before in this request: Deleted 0:00–0:10')
    expect(notes).toContain('your words don’t say this')
    await decide('reject')
    expect(last()?.state).toBe('partly')
    expect((await clips())['Host']).toEqual([[0, 590]])
  })

  it('8b. the same question again and again is answered with a note, then stopped', async () => {
    const { last, asked, told } = await say('tidy it up, zorp', [calls(['get_clip_list', {}])])
    expect(asked).toHaveLength(3)
    expect(told()).toContain('asked before')
    expect(last()?.text).toMatch(/same question .* 3 times/u)
  })

  it('8c. the same question behind an edit is a new one', async () => {
    const { last, decide } = await say('take the intro out and tell me what is left', [
      calls(['get_clip_list', {}]),
      calls(['get_clip_list', {}], ['delete_selection', { place: 'label intro' }]),
      calls(['get_clip_list', {}]),
      calls(['get_clip_list', {}]),
      says('588 seconds.'),
    ])
    await decide('approve')
    expect(last()?.text).toContain('588 seconds.')
  })
})
