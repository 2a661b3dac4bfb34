import { expect, test } from 'vitest'
import { delta, done, frames, refuses, says } from '../../../support/model/modelServer.ts'
import { serveModel } from '../../../support/model/testModelServer.ts'
import { edit, editAsJson, place, inOwnFolder } from '../../../support/editCommand.ts'

inOwnFolder()

test('a model plans when it is named, with the key from the environment', async () => {
  // given
  const server = await serveModel(
    frames(
      delta({ tool_calls: [{ index: 0, id: 'a', function: { name: 'split_at_time', arguments: '{"time":4}' } }] }),
      delta({}, 'tool_calls'),
      done,
    ),
    says('Split at 0:04.'),
  )
  // when
  const { status, printed } = await editAsJson(
    place.input,
    '--say',
    'split at 4 seconds',
    '--model',
    'tiny',
    '--base-url',
    server.baseUrl,
  )
  // then
  expect(status).toBe('done')
  expect(printed.requests).toMatchObject([
    { ran: [{ tool: 'split_at_time', at: 4 }], reply: expect.stringContaining('Split at 0:04.') as string },
  ])
  expect(server.asked[0]?.authorization).toBe('Bearer sk-env')
  expect(server.asked[0]?.body.model).toBe('tiny')
})

const otherThanSaid = [
  frames(
    delta({
      tool_calls: [
        { index: 0, id: 'c', function: { name: 'delete_selection', arguments: '{"start_time":0,"end_time":8}' } },
      ],
    }),
    delta({}, 'tool_calls'),
    done,
  ),
  says('Gone.'),
]

test('where a model chose otherwise, --as-said uses what was said, and the report says whose the values were', async () => {
  // given
  const server = await serveModel(...otherThanSaid)
  const asks = [place.input, '--say', 'delete the first 2 seconds', '--model', 'tiny', '--base-url', server.baseUrl]
  // when
  const { printed } = await editAsJson(...asks, '--yes', '--as-said')
  // then
  expect(printed.requests[0]?.ran).toMatchObject([{ range: [0, 2], authors: { range: 'words' } }])
  expect(printed.project?.duration).toBe(8)
})

test('at a terminal both opinions are shown, and one letter takes what was said', async () => {
  const server = await serveModel(...otherThanSaid)
  const asks = [place.input, '--say', 'delete the first 2 seconds', '--model', 'tiny', '--base-url', server.baseUrl]
  const { notes, out } = await edit(asks, ['w', 'y'])
  expect(notes).toContain('range 0:00–0:08: from the model')
  expect(notes).toContain('What you said: Delete 0:00–0:02')
  expect(notes).toContain('w(hat I said)')
  expect(out).toContain('Deleted 0:00–0:02')
})

test('a model’s plan is noted as a checklist each time that it comes further, and is in the report', async () => {
  const steps = [
    { goal: 'shorten it', done_when: [{ measure: 'project_seconds', at_most: 8 }] },
    { goal: 'talk about it' },
  ]
  const server = await serveModel(
    frames(
      delta({
        tool_calls: [
          { index: 0, id: 'p', function: { name: 'plan_steps', arguments: JSON.stringify({ steps }) } },
          { index: 1, id: 'c', function: { name: 'delete_selection', arguments: '{"start_time":0,"end_time":2}' } },
        ],
      }),
      delta({}, 'tool_calls'),
      done,
    ),
    says('Shorter.'),
  )
  const asks = [
    place.input,
    '--say',
    'delete the first 2 seconds',
    '--yes',
    '--model',
    'tiny',
    '--base-url',
    server.baseUrl,
  ]
  const { notes, printed } = await editAsJson(...asks)
  expect(notes).toContain('[>] 1. shorten it (done when the project is at most 8 s long; now the project is 10 s long)')
  expect(notes).toContain('[x] 1. shorten it (done when the project is at most 8 s long; 1 try)')
  expect(printed.requests[0]).toMatchObject({ plan: [{ state: 'done', tries: 1 }, { state: 'missed' }] })
})

test('a model that refuses the key is a failure with the name of its host', async () => {
  const server = await serveModel(refuses(401))
  const { status, printed } = await editAsJson(
    place.input,
    '--say',
    'split at 4 seconds',
    '--model',
    'tiny',
    '--base-url',
    server.baseUrl,
  )
  expect(status).toBe('failed')
  expect(printed.requests[0]?.reply).toContain(new URL(server.baseUrl).host)
  expect(printed.project?.tracks[0]?.clips).toHaveLength(1)
})
