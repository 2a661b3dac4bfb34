import { expect, test, vi } from 'vitest'
import type { Agent } from '../../../../../electron/agent/index.ts'
import type { RouteSources } from '../../../../../electron/app/routes/createRoutes.ts'
import type { Engine } from '../../../../../electron/engine/index.ts'
import { failure, messageOf } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'
import { scratchFolder } from '../../../../support/files/importing.ts'
import { type Answers, type Rest, routesIn } from '../../../../support/routesIn.ts'

const routes = (engine: Answers, ...rest: Rest) => routesIn(scratchFolder(), engine, ...rest)

test('a join of what waits for a yes is asked for by its number', async () => {
  const hear = vi.fn<Agent['hear']>(async () => ok({ sampleRate: 8000, samples: Int16Array.of(1, -1) }))
  await routes({}, hear).get('/media/hear.wav?approval=a1&step=2&side=after&around=1&join=76')
  expect(hear).toHaveBeenCalledWith({ approvalId: 'a1', step: 2, side: 'after', around: 1, join: 76 })
})

test('all steps up to one are asked for from a time on', async () => {
  const hear = vi.fn<Agent['hear']>(async () => ok({ sampleRate: 8000, samples: Int16Array.of(1, -1) }))
  await routes({}, hear).get('/media/hear.wav?approval=a1&step=2&side=after&around=1&from=12.5')
  expect(hear).toHaveBeenCalledWith({ approvalId: 'a1', step: 2, side: 'after', around: 1, from: 12.5 })
})

test('what was done is heard as it was beside its entry of the history', async () => {
  const hearBeside = vi.fn<Engine['hearBeside']>(async () => ({ sampleRate: 8000, samples: Int16Array.of(1, -1) }))
  const { get } = routes({ hearBeside })
  const response = await get('/media/heard.wav?entry=h7&side=before&from=1.5&to=3.5')
  expect(hearBeside).toHaveBeenCalledWith({ at: { entry: 'h7', side: 'before' }, range: { start: 1.5, end: 3.5 } })
  expect(response.headers.get('content-type')).toBe('audio/wav')
  hearBeside.mockResolvedValueOnce(null)
  expect((await get('/media/heard.wav?entry=gone&side=before&from=1&to=2')).status).toBe(409)
  expect((await get('/media/heard.wav?entry=h7&side=before&from=2&to=2')).status).toBe(400)
})

test('what waits for a yes is heard as a WAV of its own', async () => {
  const hear = vi.fn<Agent['hear']>(async () => ok({ sampleRate: 8000, samples: Int16Array.of(1, -1, 2, -2) }))
  const response = await routes({}, hear).get('/media/hear.wav?approval=a1&step=2&side=after')
  expect(hear).toHaveBeenCalledWith({ approvalId: 'a1', step: 2, side: 'after', around: 2 })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([
    response.status,
    response.headers.get('content-type'),
    bytes.toString('latin1', 0, 4),
    bytes.readUInt32LE(24),
    bytes.readUInt32LE(40),
  ]).toEqual([200, 'audio/wav', 'RIFF', 8000, 8])
  expect([...new Int16Array(bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + bytes.length))]).toEqual([
    1, -1, 2, -2,
  ])
})

test.each([
  '',
  'approval=a1&step=0',
  'approval=&step=0&side=after',
  'approval=a1&step=-1&side=after',
  'approval=a1&step=0&side=later',
])('hearing “%s” is refused in one sentence', async (query) => {
  const hear = vi.fn<Agent['hear']>()
  const response = await routes({}, hear).get(`/media/hear.wav?${query}`)
  expect([response.status, await response.text()]).toEqual([
    400,
    'It has to be said which step is to be heard, and whether before or after it.',
  ])
  expect(hear).not.toHaveBeenCalled()
})

test('a question that is not open any more can not be heard, and that is said', async () => {
  const response = await routes({}).get('/media/hear.wav?approval=a1&step=0&side=before')
  expect([response.status, await response.text()]).toEqual([409, messageOf(failure('agent/no-such-question'))])
})

test('a tool is heard with its values before it is done, in a window of its own', async () => {
  const hearTool = vi.fn<RouteSources['hearTool']>(async () => ok({ sampleRate: 8000, samples: Int16Array.of(3, -3) }))
  const query = new URLSearchParams({
    tool: 'apply_amplify',
    args: '{"gain_db":3}',
    from: '1.5',
    to: '4',
    side: 'after',
  })
  const response = await routes({}, undefined, hearTool).get(`/media/preview.wav?${query}`)
  expect(hearTool).toHaveBeenCalledWith({
    tool: 'apply_amplify',
    args: { gain_db: 3 },
    window: { start: 1.5, end: 4 },
    side: 'after',
  })
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 48])
})

test('what can not be heard of a tool is said', async () => {
  const response = await routes({}).get('/media/preview.wav?tool=play&args={}&from=0&to=1&side=after')
  expect([response.status, await response.json()]).toEqual([200, err(failure('agent/nothing-to-hear'))])
})

test.each([
  '',
  'tool=apply_amplify&args={}&from=1&to=1&side=after',
  'tool=apply_amplify&args={&from=0&to=1&side=after',
  'tool=apply_amplify&args=[1]&from=0&to=1&side=after',
  'tool=apply_amplify&args={}&from=0&to=1&side=around',
])('a preview of “%s” is refused in one sentence', async (query) => {
  const hearTool = vi.fn<RouteSources['hearTool']>()
  const response = await routes({}, undefined, hearTool).get(`/media/preview.wav?${query}`)
  expect([response.status, await response.text()]).toEqual([
    400,
    'It has to be said which tool is to be heard, with which values, and where.',
  ])
  expect(hearTool).not.toHaveBeenCalled()
})
