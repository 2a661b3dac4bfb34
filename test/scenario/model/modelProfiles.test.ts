import { describe, expect, it } from 'vitest'
import { queries, tools } from '../../../electron/agent/index.ts'
import {
  createModelPlanner,
  createServerMemory,
  type ModelOptions,
} from '../../../electron/agent/planner/model/index.ts'
import { type Answer, type Asked, delta, done, frames, refuses, says } from '../../support/model/modelServer.ts'
import { serveModel } from '../../support/model/testModelServer.ts'
import { readerOfWords, tenMinutes } from '../../support/model/modelTalk.ts'
import { openConversation } from '../../support/openConversation.ts'

type Given = Partial<ModelOptions> & { readonly lists?: Record<string, unknown>; readonly far?: true }

/** The real reader, SDK and engine; `far`: under an address that is not known to be of this machine. */
async function converse(answers: readonly Answer[], { lists = {}, far, ...options }: Given = {}) {
  const server = await serveModel(...answers)
  Object.assign(server.lists, lists)
  const baseUrl = far ? server.baseUrl.replace('127.0.0.1', '0.0.0.0') : server.baseUrl
  const model = createModelPlanner({ baseUrl, model: 'tiny', key: '', tools: [...tools, ...queries], ...options })
  const conversation = await openConversation(tenMinutes, { offline: readerOfWords(), model })
  return { ...conversation, asked: server.asked, last: () => conversation.agent.view().messages.at(-1) }
}

const namesIn = ({ body }: Asked): string[] =>
  (body.tools ?? []).map((tool) => (tool as { function: { name: string } }).function.name)
const lettersIn = ({ body: { messages, tools: sent } }: Asked): number => JSON.stringify([messages, sent]).length
const call = (name: string, args: object): Answer =>
  frames(
    delta({ tool_calls: [{ index: 0, id: 'c1', function: { name, arguments: JSON.stringify(args) } }] }),
    delta({}, 'tool_calls'),
    done,
  )

describe('the first request', () => {
  it('has under 3000 tokens for a small context, about ten tools, and the one that the words ask for', async () => {
    const { agent, asked } = await converse([says('Hello.')])
    await agent.send('make the guest deeper by two semitones')
    const [first] = asked
    if (first === undefined) throw new Error('nobody was asked')
    expect(lettersIn(first) / 4).toBeLessThan(3000)
    expect(namesIn(first)).toEqual(expect.arrayContaining(['delete_selection', 'find_tools', 'apply_change_pitch']))
    expect(namesIn(first).length).toBeLessThanOrEqual(16)
  })

  it.each([
    [{ max_model_len: 4096 }, 'few'],
    [{ context_length: 131_072 }, 'many'],
    [{ meta: { n_ctx_train: 131_072 } }, 'few'],
  ])('goes by what the server says that it holds: %j', async (told, how) => {
    const lists = {
      '/v1/models': {
        data: [
          { id: 'other', context_length: 512 },
          { id: 'tiny', ...told },
        ],
      },
    }
    const { agent, asked } = await converse([says('Hello.')], { lists })
    await agent.send('hello')
    expect(namesIn(asked[0] as Asked).length > 20 ? 'many' : 'few').toBe(how)
  })

  it('asks llama.cpp for its own size', async () => {
    const lists = { '/props': { default_generation_settings: { n_ctx: 65_536 } } }
    const { agent, asked } = await converse([says('Hello.')], { lists })
    await agent.send('hello')
    expect(namesIn(asked[0] as Asked).length).toBeGreaterThan(20)
  })

  it('repeats no limits', async () => {
    const { agent, asked } = await converse([says('Hello.')], { profile: 'large' })
    await agent.send('hello')
    expect(JSON.stringify(asked[0]?.body.tools)).not.toMatch(/"(?:minimum|maximum|additionalProperties|maxItems)"/u)
  })
})

describe('a request that is too long for the server', () => {
  const tooLong = refuses(400, {
    message: "This model's maximum context length is 4096 tokens. However, you requested 9000 tokens.",
  })

  it('is asked again smaller, and the next one begins there', async () => {
    const { agent, asked, last } = await converse([tooLong, says('Hello.')], {
      profile: undefined as never,
      far: true,
      memory: createServerMemory(),
    })
    await agent.send('hello')
    expect([last()?.state, asked.map((one) => namesIn(one).length > 20)]).toEqual(['talk', [true, false]])
    await agent.send('hello again')
    expect(asked.map((one) => namesIn(one).length > 20)).toEqual([true, false, false])
    expect(Number(asked[2]?.body['max_completion_tokens'])).toBeLessThan(4096)
  })

  it('is told as a context that is too small where nothing is left to leave out, and not as a wrong name', async () => {
    const { agent, asked, last } = await converse([
      refuses(400, {
        message: 'the request exceeds the available context size',
        type: 'exceed_context_size_error',
        n_ctx: 1024,
      }),
    ])
    await agent.send('delete the first 10 seconds')
    expect(asked).toHaveLength(2)
    expect(last()).toMatchObject({ state: 'failed', offer: 'offline' })
    expect(last()?.text).toMatch(/does not fit into the context of 1024 tokens.*larger context/u)
    expect(last()?.text).not.toMatch(/name/u)
  })
})

describe('what goes along', () => {
  it('is a low temperature, a limit of tokens and the wish for a count', async () => {
    const { agent, asked } = await converse([says('Hello.')])
    await agent.send('hello')
    expect(asked[0]?.body).toMatchObject({ temperature: 0.1, stream_options: { include_usage: true } })
    expect(asked[0]?.body['max_tokens']).toBeGreaterThan(0)
  })

  it.each([
    ['temperature', "Unsupported value: 'temperature' does not support 0.1 with this model."],
    ['stream_options', "[{'type': 'extra_forbidden', 'loc': ('body', 'stream_options')}]"],
    ['max_completion_tokens', "Unsupported parameter: 'max_completion_tokens'"],
    ['strict', "Invalid schema for function 'cut': strict mode"],
  ])('is left out where the server refuses it, for good: %s', async (name, message) => {
    const { agent, asked, last } = await converse([refuses(400, { message }), says('Hello.')], {
      far: true,
      profile: 'large',
      memory: createServerMemory(),
    })
    await agent.send('hello')
    await agent.send('hello again')
    expect([last()?.state, asked.length]).toEqual(['talk', 3])
    expect(JSON.stringify(asked[0]?.body)).toContain(`"${name}"`)
    for (const one of asked.slice(1)) expect(JSON.stringify(one.body)).not.toContain(`"${name}"`)
    if (name === 'max_completion_tokens') expect(asked[1]?.body).toHaveProperty('max_tokens')
  })

  it('is all left out where it only says that something is not known', async () => {
    const { agent, asked } = await converse([
      refuses(422, { message: 'Extra inputs are not permitted' }),
      says('Hello.'),
    ])
    await agent.send('hello')
    expect(Object.keys(asked[1]?.body ?? {}).toSorted()).toEqual([
      'max_completion_tokens',
      'messages',
      'model',
      'stream',
      'tools',
    ])
  })

  it('holds a large model far away to the schema, where what is left out is null and counts as left out', async () => {
    const { agent, asked } = await converse(
      [
        call('delete_selection', {
          start_time: 0,
          end_time: 10,
          place: null,
          time: null,
          tracks: null,
          gap: null,
          scope: null,
        }),
      ],
      { far: true, profile: 'large' },
    )
    await agent.send('delete the first 10 seconds')
    const sent = asked[0]?.body.tools?.find((tool) => JSON.stringify(tool).includes('"delete_selection"')) as {
      function: {
        strict: boolean
        parameters: { required: string[]; properties: object; additionalProperties: boolean }
      }
    }
    expect(sent.function.strict).toBe(true)
    expect(sent.function.parameters.required).toEqual(Object.keys(sent.function.parameters.properties))
    expect(sent.function.parameters.additionalProperties).toBe(false)
    expect(agent.view().approval?.steps[0]?.range).toEqual({ start: 0, end: 10 })
  })
})

describe('what was done before', () => {
  it('is in the history as calls and results, not as prose that claims', async () => {
    const { agent, asked, decide } = await converse([
      call('delete_selection', { start_time: 0, end_time: 10 }),
      says('I removed the opening for you!'),
      says('You are welcome.'),
    ])
    await agent.send('delete the first 10 seconds')
    await decide('approve')
    await agent.send('thanks')
    const messages = asked.at(-1)?.body.messages ?? []
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool', 'assistant', 'user'])
    expect(messages[2]).toMatchObject({
      content: null,
      tool_calls: [
        { function: { name: 'delete_selection', arguments: expect.stringContaining('"end_time":10') as string } },
      ],
    })
    expect(messages[3]?.['content']).toMatch(/"did":"Deleted 0:00–0:10.*10:00 → 9:50/u)
    expect(JSON.stringify(messages)).not.toContain('I removed the opening')
  })

  it('is text where the server knows no calls', async () => {
    const { agent, asked } = await converse([refuses(400, { message: 'tiny does not support tools' }), says('Hello.')])
    await agent.call({ tool: 'split_at_time', time: 20 })
    await agent.send('hello')
    const { messages = [] } = asked.at(-1)?.body ?? {}
    expect(messages.every((one) => !('tool_calls' in one) && one['role'] !== 'tool')).toBe(true)
    expect(JSON.stringify(messages)).toContain('Results of your calls')
  })
})

describe('tools are found by what people call them', () => {
  it.each([
    ['Hall hinzufügen', 'apply_reverb'],
    ['Tonhöhe ändern', 'apply_change_pitch'],
    ['Klicks entfernen', 'apply_click_removal'],
    ['als mp3 speichern', 'export_audio'],
    ['add some echo', 'apply_echo'],
  ])('%s', async (query, name) => {
    const { agent, asked } = await converse([call('find_tools', { query }), says('Found it.')])
    await agent.send('zorp')
    expect(namesIn(asked[0] as Asked)).not.toContain(name)
    expect(namesIn(asked[1] as Asked)).toContain(name)
  })
})
