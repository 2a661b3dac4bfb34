import { describe, expect, it } from 'vitest'
import { queries, tools } from '../../../electron/agent/index.ts'
import { createModelPlanner } from '../../../electron/agent/planner/model/index.ts'
import { type Answer, delta, done, frames, says } from '../../support/model/modelServer.ts'
import { serveModel } from '../../support/model/testModelServer.ts'
import { readerOfWords, tenMinutes } from '../../support/model/modelTalk.ts'
import { openConversation } from '../../support/openConversation.ts'

/** What comes over the wire when an answer is cut, doubled or out of order: with the real reader and engine. */
async function say(text: string, ...answers: readonly Answer[]) {
  const server = await serveModel(...answers)
  const patience = { first: 4000, idle: 4000, total: 8000, retries: 0 }
  const model = createModelPlanner({
    baseUrl: server.baseUrl,
    model: 'tiny',
    key: '',
    tools: [...tools, ...queries],
    patience,
  })
  const { agent, engine } = await openConversation(tenMinutes, { offline: readerOfWords(), model })
  await agent.send(text)
  return {
    shown: agent.view().approval?.steps.map(({ sentence }) => sentence) ?? [],
    notes: agent.view().approval?.notes ?? [],
    last: agent.view().messages.at(-1),
    isChanged: (await engine.view()).canUndo,
    told: () => JSON.stringify(server.asked.at(-1)?.body.messages),
  }
}

const part = (index: number, id: string | null, name: string, args: string) => ({
  tool_calls: [{ index, id, type: 'function', function: { name, arguments: args } }],
})
const first10 = '{"start_time":0,"end_time":10}'
const cut = 'Delete 0:00–0:10 from Host and Guest and close the gap'
const said = 'delete the first 10 seconds'

describe('an answer that is cut', () => {
  it.each<[where: string, answer: Answer]>([
    ['in the middle of its JSON', frames(delta(part(0, 'a', 'delete_selection', '{"start_time": 0, "end_ti')))],
    ['behind half a number', frames(delta(part(0, 'a', 'delete_selection', '{"start_time": 0, "end_time": 60')), done)],
    [
      'in the middle of a frame',
      frames(delta(part(0, 'a', 'delete_selection', first10)), 'data: {"id":"x","choices":[{"index":0,"delta":{"too'),
    ],
    [
      'with the connection, behind a whole call',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(delta(part(0, 'a', 'delete_selection', first10)), () => response.destroy())
      },
    ],
  ])('%s, does nothing, and says so', async (_, answer) => {
    const { last, shown, isChanged } = await say(said, answer)
    expect([last?.state, shown, isChanged]).toEqual(['failed', [], false])
    expect(last).toMatchObject({ offer: 'offline', text: expect.stringMatching(/Nothing was changed\./u) as string })
  })

  it('for its length, behind a whole call, is asked about as far as it is whole', async () => {
    const answer = frames(
      delta(part(0, 'a', 'delete_selection', first10)),
      delta(part(1, 'b', 'delete_selection', '{"start_time": 20, "end_')),
      delta({}, 'length'),
      done,
    )
    expect((await say(said, answer, says('Done'))).shown).toEqual([cut])
  })

  it('within a call in its text is no call', async () => {
    const { shown, last } = await say(said, says('<tool_call>{"name":"delete_selection","arguments":{"start_time":0'))
    expect([shown, last?.text]).toEqual([[], expect.stringMatching(/^Nothing was changed: the model called no tool/u)])
  })
})

describe('two answers at once', () => {
  const other = part(0, 'b', 'delete_track', '{"tracks":["Host"]}')
  const frame = (...choices: unknown[]) => `data: ${JSON.stringify({ id: 'x', choices })}\n\n`

  it('are one: the first, where they come interleaved', async () => {
    const answer = frames(
      frame({ index: 1, delta: other }, { index: 0, delta: part(0, 'a', 'delete_selection', first10) }),
      frame({ index: 1, delta: other, finish_reason: 'tool_calls' }),
      delta({}, 'tool_calls'),
      done,
    )
    expect((await say(said, answer, says('Done'))).shown).toEqual([cut])
  })

  it('in one text and as calls are the calls', async () => {
    const text = '<tool_call>{"name":"delete_track","arguments":{"tracks":["Host"]}}</tool_call>'
    const answer = frames(
      delta({ content: text }),
      delta(part(0, 'a', 'delete_selection', first10)),
      delta({}, 'tool_calls'),
      done,
    )
    expect((await say(said, answer, says('Done'))).shown).toEqual([cut])
  })

  it('are two calls, though they have one id', async () => {
    const answer = frames(
      delta(part(0, 'a', 'delete_selection', first10)),
      delta(part(1, 'a', 'mute_track', '{"tracks":["Guest"]}')),
      delta({}, 'tool_calls'),
      done,
    )
    const { shown } = await say('delete the first 10 seconds and mute the guest', answer, says('Done'))
    expect(shown).toEqual([cut, 'Mute Guest'])
  })

  it('of the same arguments are none: it is told', async () => {
    const twice = `${first10}{"start_time":0,"end_time":600}`
    const answer = frames(delta(part(0, 'a', 'delete_selection', twice)), delta({}, 'tool_calls'), done)
    const { shown, isChanged, told } = await say(said, answer, says('Done'))
    expect([shown, isChanged]).toEqual([[], false])
    expect(told()).toContain('they are not valid JSON')
  })
})

describe('a call behind the closing text', () => {
  const gone = part(0, 'a', 'delete_track', '{"tracks":["Host"]}')

  it('is shown as what it is, and beside what was said', async () => {
    const answer = frames(delta({ content: 'All done.' }), delta({}, 'stop'), delta(gone), done)
    const { shown, notes, isChanged } = await say(said, answer, says('Done'))
    expect([shown, isChanged]).toEqual([['Remove the track Host with all that is on it'], false])
    expect(notes).toContain(`Read without the model, your words mean: ${cut}.`)
  })

  it('is not heard behind the end of the stream', async () => {
    const answer = frames(delta({ content: 'All done.' }), delta({}, 'stop'), done, delta(gone))
    const { shown, last } = await say(said, answer)
    expect([shown, last?.text]).toEqual([[], expect.stringMatching(/^Nothing was changed/u)])
  })
})

describe('arguments that are no values', () => {
  it.each([
    ['a key that is there twice', '{"start_time":0,"end_time":10,"end_time":600}', ['0:00–10:00']],
    ['names of JavaScript', '{"__proto__":{"start_time":0,"end_time":600}}', []],
    ['a number beyond all numbers', '{"start_time":0,"end_time":1e999}', []],
    ['digits of two scripts', '{"start_time":"٠","end_time":"１０"}', ['0:00–0:10']],
  ])('%s run nothing, and what is shown is what they say', async (_, args, ranges) => {
    const answer = frames(delta(part(0, 'a', 'delete_selection', args)), delta({}, 'tool_calls'), done)
    const { shown, isChanged } = await say(said, answer, says('Done'))
    expect([shown.map((sentence) => /[\d:]+–[\d:]+/u.exec(sentence)?.[0]), isChanged]).toEqual([ranges, false])
  })
})
