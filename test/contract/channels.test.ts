import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { failure } from '../../shared/failures/index.ts'
import { channels, type InvokeChannel } from '../../shared/ipc/channels.ts'
import { err, ok } from '../../shared/result.ts'
import { openTestApp, temporaryFolder, type TestApp } from '../support/openTestApp.ts'
import { cancelledDialogs, filled, squareWave } from '../support/startedApps.ts'
import { toldFailure } from '../support/told.ts'

/**
 * Every channel of the table: inputs that fit, in an order in which each can do its work, and inputs that don't. A new
 * channel must be added here.
 */
const samples: Readonly<
  Record<InvokeChannel, { readonly good: readonly unknown[]; readonly bad: readonly unknown[] }>
> = {
  'app:state:get': { good: [undefined], bad: [{}, null, 1] },
  'app:edit:apply': {
    good: [
      { kind: 'setTimeSelection', start: 1, end: 2 },
      { kind: 'selectAllTracks' },
      { kind: 'copy' },
      { kind: 'amplify', gainDb: -3 },
      { kind: 'deleteSelection', gap: 'leave' },
    ],
    bad: [
      undefined,
      {},
      { kind: 'format' },
      { kind: 'setCursor', time: -1 },
      { kind: 'setCursor', time: '1' },
      { kind: 'normalize', peakDb: 1 },
      { kind: 'cut', gap: 'maybe' },
      { kind: 'play', at: 1 },
    ],
  },
  'app:decoding:waiting': { good: [undefined], bad: [{}, 1] },
  'app:decoding:take': {
    good: [{ id: '2b1f6a0e-6d0c-4a55-9d0a-0d3b8a1c7e11' }],
    bad: [undefined, {}, { id: 1 }, { id: '../secret' }],
  },
  'app:history:undo': { good: [undefined], bad: [1] },
  'app:history:redo': { good: [undefined], bad: ['all'] },
  'app:history:goTo': {
    good: [{ id: null }, { id: 'h1' }, { id: 'h1', steps: 2 }],
    bad: [undefined, {}, { id: 3 }, { id: 'h1', steps: 0 }, { id: 'h1', steps: 1.5 }, { id: null, steps: 1 }],
  },
  'app:history:limit': { good: [{ most: 1000 }], bad: [undefined, {}, { most: -1 }, { most: 1.5 }, { most: 'all' }] },
  'app:chat:send': {
    good: [{ text: 'how long is this?' }],
    bad: [undefined, {}, { text: '' }, { text: '   ' }, { text: 5 }, { text: 'x'.repeat(40_001) }],
  },
  'app:chat:cancel': { good: [undefined], bad: [{}] },
  'app:approval:decide': {
    good: [
      { id: 'gone', decision: { verb: 'approve' } },
      { id: 'gone', decision: { verb: 'reject' } },
      { id: 'gone', decision: { verb: 'approve', allow: 'session' } },
      { id: 'gone', decision: { verb: 'leaveOut', step: 0 } },
      { id: 'gone', decision: { verb: 'edit', step: 0, values: { gain_db: 3 } } },
      { id: 'gone', decision: { verb: 'flip', step: 1 } },
      { id: 'gone', decision: { verb: 'reword', step: 1, say: 'delete 2 seconds' } },
    ],
    bad: [
      undefined,
      { id: 'a' },
      { id: 1, decision: { verb: 'approve' } },
      { id: 'a', decision: { verb: 'obey' } },
      { id: 'a', decision: { verb: 'approve', all: true } },
      { id: 'a', decision: { verb: 'approve', allow: 'ever' } },
      { id: 'a', decision: { verb: 'leaveOut', step: -1 } },
      { id: 'a', decision: { verb: 'edit', step: 0, trackIds: [] } },
    ],
  },
  'app:approval:disallow': { good: [{ tool: 'apply_normalize' }], bad: [undefined, {}, { tool: 1 }] },
  'app:project:import': { good: [undefined], bad: [{ path: '/etc/passwd' }] },
  'app:project:drop': {
    good: [{ paths: ['/nowhere/a.wav'] }],
    bad: [undefined, { paths: [] }, { paths: [1] }, { paths: Array.from({ length: 1001 }, () => 'a') }],
  },
  'app:project:takeUploads': {
    good: [{ uploads: [{ id: '00000000-0000-4000-8000-000000000000', use: 'leave' }] }],
    bad: [
      undefined,
      { uploads: [] },
      { uploads: [{ id: '/etc/hostname', use: 'import' }] },
      { uploads: [{ id: '00000000-0000-4000-8000-000000000000', use: 'open' }] },
    ],
  },
  'app:project:export': {
    good: [{ range: 'all', format: 'mp3', channels: 'auto' }],
    bad: [
      undefined,
      { path: '/tmp/x.wav' },
      { range: 'all', format: 'mp3', channels: 'auto', path: '/tmp/x.mp3' },
      { range: 'all', format: 'aac', channels: 'auto' },
    ],
  },
  'app:project:saveAs': { good: [undefined], bad: [{ path: '/tmp/x.tapehand' }] },
  'app:project:open': { good: [undefined], bad: [{ path: '/tmp/x.tapehand' }] },
  'app:project:save': { good: [undefined], bad: [{ path: '/tmp/x.tapehand' }] },
  'app:tools:list': { good: [undefined], bad: [null, {}] },
  'app:tool:run': {
    good: [{ tool: 'apply_high_pass', args: { frequency_hz: 80 } }, { tool: 'split' }],
    bad: [undefined, {}, { tool: 1 }, { tool: 'split', approve: true }],
  },
  'app:labels:import': { good: [undefined], bad: [{ path: '/etc/passwd' }] },
  'app:export:measure': { good: [{ range: 'all' }], bad: [undefined, { range: 'tracks' }] },
  'app:export:overs': {
    good: [{ range: 'all', of: 'true-peak', ceilingDb: -1 }],
    bad: [undefined, { range: 'all' }, { range: 'tracks', of: 'true-peak', ceilingDb: -1 }],
  },
  'app:export:reveal': { good: [undefined], bad: [{ path: '/etc/passwd' }] },
  'app:labels:export': {
    good: [{ format: 'srt' }],
    bad: [undefined, { format: 'doc' }, { format: 'srt', path: '/tmp/x' }],
  },
  'app:activity:list': { good: [undefined], bad: [{}] },
  'app:activity:read': { good: [{ id: 'gone' }], bad: [undefined, {}, { id: 1 }, { id: 'x'.repeat(101) }] },
  'app:activity:export': {
    good: [{ id: null }, { id: 'gone' }],
    bad: [undefined, {}, { id: 'a', path: '/tmp/x' }],
  },
  'app:project:list': { good: [undefined], bad: [{}] },
  'app:project:openListed': { good: [{ id: 'gone' }], bad: [undefined, {}, { id: 1 }, { id: 'a', path: '/tmp/x' }] },
  'app:project:recover': { good: [undefined], bad: [{ path: '/tmp/x.tapehand' }] },
  'app:project:new': { good: [undefined], bad: ['now'] },
  'app:project:demo': { good: [undefined], bad: [{}] },
  'app:shows:list': { good: [undefined], bad: [{}] },
  'app:shows:use': { good: [{ name: 'Night Shift' }], bad: [undefined, {}, { name: 'x'.repeat(500) }] },
  'app:batch:read': { good: [undefined], bad: [{}] },
  'app:batch:setRecipe': { good: [{ name: 'podcast clean-up' }], bad: [undefined, {}, { name: 'x'.repeat(500) }] },
  'app:batch:add': { good: [undefined], bad: [{ paths: ['/etc/passwd'] }] },
  'app:batch:drop': { good: [{ paths: ['/tmp/none.wav'] }], bad: [undefined, { paths: [] }, { paths: [1] }] },
  'app:batch:remove': { good: [{ id: 'none' }, { id: null }], bad: [undefined, {}, { id: 1 }] },
  'app:batch:chooseFolder': { good: [undefined], bad: ['/tmp'] },
  'app:batch:rehearse': { good: [undefined], bad: [{}] },
  'app:batch:answer': {
    good: [{ question: 'Which?', say: 'both' }],
    bad: [undefined, { question: 'Which?' }, { question: 'Which?', say: ' ' }],
  },
  'app:batch:write': { good: [undefined], bad: [{}] },
  'app:batch:cancel': { good: [undefined], bad: [{}] },
  'app:batch:watch': { good: [undefined], bad: ['/tmp'] },
  'app:batch:stopWatching': { good: [undefined], bad: [{}] },
  'app:job:cancel': { good: [{ id: 'none' }], bad: [undefined, { id: 1 }] },
  'app:transport:report': {
    good: [
      { state: 'playing', position: 1 },
      { state: 'stopped', position: 0 },
    ],
    bad: [
      undefined,
      { state: 'flying', position: 1 },
      { state: 'playing', position: -1 },
      { state: 'playing', position: Number.NaN },
    ],
  },
  'app:settings:save': {
    good: [{ theme: 'dark', clickSafe: false }, { language: 'de' }, { ffmpeg: '' }],
    bad: [
      undefined,
      { theme: 'pink' },
      { language: 'xx' },
      { baseUrl: 'file:///etc' },
      { ffmpeg: '/a\nb' },
      { unknown: 1 },
    ],
  },
  'app:ffmpeg:read': { good: [undefined], bad: [{}] },
  'app:ffmpeg:choose': { good: [undefined], bad: ['/usr/bin/ffmpeg'] },
  'app:settings:test': { good: [{ model: 'small' }], bad: [undefined, { model: '' }] },
  'app:project:size': { good: [undefined], bad: [{}] },
  'app:settings:summary': { good: [undefined], bad: [{}] },
}
const cases = Object.entries(samples) as [InvokeChannel, (typeof samples)[InvokeChannel]][]

let place: ReturnType<typeof temporaryFolder>
let app: TestApp
/** The app on a recording, as a host with dialogs has it. */
async function open(): Promise<void> {
  place = temporaryFolder()
  app = await openTestApp(place.folder, {
    dependencies: { testModel: async () => ok({ answer: 'Ready.' }) },
    options: {
      files: [recording(place.folder)],
      host: { kind: 'electron', files: 'native', version: '1' },
      dialogs: cancelledDialogs(),
    },
  })
  await filled(app, 1)
}
async function close(): Promise<void> {
  await app.close()
  place.remove()
}

describe('what fits', () => {
  beforeEach(open)
  afterEach(close)

  test.each(cases)('%s answers as the table says, or with a failure of the catalogue', async (channel, { good }) => {
    for (const input of good) {
      const answer = await app.invoke(channel, input)
      if (answer.ok) expect(channels[channel].output.safeParse(answer.value).error).toBeUndefined()
      else
        expect(toldFailure(answer.error)).toEqual({
          code: expect.stringMatching(/^(engine|files|agent|model|settings|batch)\//),
          values: answer.error.values,
          message: expect.stringMatching(/^[A-Z"].*\.$/s),
          ...rest(toldFailure(answer.error)),
        })
    }
    expect(await readLog()).not.toContain('"level":"problem"')
  })

  test('makes the app send events of the form that the table says', tellEvents)
})

/** Nothing of it changes anything: one app is asked all of it. */
describe('what does not fit', () => {
  beforeAll(open)
  afterAll(close)

  test.each(cases)('%s refuses it and leaves the project as it was', async (channel, { bad }) => {
    const before = await app.ask('app:state:get', undefined)
    for (const input of bad)
      expect(await app.invoke(channel, input)).toMatchObject({ ok: false, error: { code: 'ipc/bad-input' } })
    expect(await app.ask('app:state:get', undefined)).toEqual(before)
  })
})

async function tellEvents(): Promise<void> {
  await app.ask('app:edit:apply', { kind: 'setTimeSelection', start: 1, end: 2 })
  await app.ask('app:edit:apply', { kind: 'selectAllTracks' })
  await app.ask('app:edit:apply', { kind: 'reverse' })
  await app.ask('app:edit:apply', { kind: 'play' })
  await app.ask('app:settings:save', { theme: 'dark' })
  await app.ask('app:chat:send', { text: 'delete the first second' })
  await app.ask('app:project:new', undefined)
  app.tell('A sentence.', 'info')
  await vi.waitFor(() => {
    const seen = new Set(app.events.map((event) => event.channel))
    for (const channel of [
      'app:project:changed',
      'app:conversation:changed',
      'app:settings:changed',
      'app:transport:command',
      'app:notice',
      'app:jobs:changed',
    ])
      expect(seen).toContain(channel)
  })
  for (const { channel, payload } of app.events) {
    const declared = channels[channel as keyof typeof channels]
    expect(declared.direction).toBe('event')
    if (declared.direction === 'event') expect(declared.payload.safeParse(payload).error).toBeUndefined()
  }
}

test('on a host whose page brings the files, no path of a page is ever opened', async () => {
  const other = temporaryFolder()
  const page = await openTestApp(other.folder)
  for (const [channel, input] of [
    ['app:project:drop', { paths: ['/etc/hostname'] }],
    ['app:project:import', undefined],
    ['app:project:export', { range: 'all', format: 'wav16', channels: 'auto' }],
    ['app:project:save', undefined],
    ['app:project:saveAs', undefined],
    ['app:project:open', undefined],
  ] as const) {
    expect(await page.invoke(channel, input)).toEqual(
      err(failure('ipc/bad-input', { channel, issues: [{ kind: 'no paths' }] })),
    )
  }
  await page.close()
  other.remove()
})

function recording(folder: string): { path: string; name: string } {
  const file = path.join(folder, 'take.wav')
  writeFileSync(file, squareWave(3))
  return { path: file, name: 'take.wav' }
}

function rest(error: object): object {
  return Object.fromEntries(Object.entries(error).filter(([name]) => name === 'hint' || name === 'recover'))
}

async function readLog(): Promise<string> {
  return readFile(`${place.folder}/tapehand.log`, 'utf8')
}
