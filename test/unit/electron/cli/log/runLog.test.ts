import path from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../../../../electron/cli/runCommand.ts'
import { createActivityFile } from '../../../../../electron/platform/index.ts'
import type { Activity } from '../../../../../shared/schemas/activity.ts'
import { scratchFolder } from '../../../../support/files/importing.ts'

const one: Activity = {
  id: 'aaaa1111-2222',
  at: '2026-01-02T03:04:05.678Z',
  text: 'mute the music',
  planner: 'model',
  state: 'done',
  asked: ['approval'],
  milliseconds: 2500,
  undoId: 'h5',
  messages: [
    { from: 'person', text: 'mute the music', at: '2026-01-02T03:04:05.678Z', state: null },
    { from: 'tapehand', text: 'Muted Music.\u001B[2J', at: '2026-01-02T03:04:08.178Z', state: 'done' },
  ],
  actions: [
    {
      tool: 'mute_track',
      title: 'Mute',
      args: { level: 1 },
      range: { start: 1, end: 2 },
      at: 3,
      tracks: ['Music'],
      authors: { tracks: 'words' },
      did: 'Muted Music',
      milliseconds: 12,
      tries: 3,
    },
  ],
  modelCalls: [
    {
      at: '2026-01-02T03:04:06.000Z',
      host: '127.0.0.1:1',
      model: 'tiny',
      milliseconds: 1000,
      tokensSent: 700,
      tokensReceived: 30,
      tools: ['mute_track'],
      failure: null,
      attempts: 2,
      sent: [{ role: 'user', text: 'mute the music' }],
      offered: ['mute_track'],
      answer: '',
      calls: [{ id: 'c1', tool: 'mute_track', args: '{"tracks":["Music"]}' }],
    },
    {
      at: '2026-01-02T03:04:07.000Z',
      host: '127.0.0.1:1',
      model: 'tiny',
      milliseconds: 500,
      tokensSent: 60,
      tokensReceived: 10,
      tools: [],
      failure: 'model/broken-off',
      sent: [{ role: 'tool', text: '{"done":true}', callId: 'c1' }],
      answer: 'It is muted.',
    },
  ],
}

async function run(...args: string[]) {
  const folder = scratchFolder()
  const file = createActivityFile(path.join(folder, 'activity.jsonl'), () => [])
  file.add({ ...one, id: 'bbbb', text: 'play', actions: [], modelCalls: [], undoId: null }, 'Old')
  file.add(one, 'Talk')
  const [out, notes]: [string[], string[]] = [[], []]
  const ended = await runCommand(['log', ...args], {
    out: (text) => void out.push(text),
    note: (text) => void notes.push(text),
    ask: null,
    env: { TAPEHAND_DATA: folder },
    signal: new AbortController().signal,
  })
  return { ended, out: out.join('\n'), notes: notes.join('\n') }
}

it('lists the last requests, newest first', async () => {
  expect((await run()).out).toBe(
    [
      '  1  aaaa1111  2026-01-02 03:04:05  done      Talk: “mute the music” (1 step, 2 model calls, 800 tokens)',
      '  2  bbbb  2026-01-02 03:04:05  done      Old: “play” (0 steps)',
    ].join('\n'),
  )
  expect((await run('--last', '1')).out).not.toContain('play')
})

it('shows one by number, by id and by its beginning, with all that belongs to it and no signs for the terminal', async () => {
  const { out } = await run('1')
  expect(out).toBe(
    [
      'Request aaaa1111-2222 in Talk, 2026-01-02 03:04:05, 2.50 s: done',
      '> mute the music',
      '< Muted Music. [2J',
      'Asked: approval',
      'Step 1: mute_track {"level":1} 0:01–0:02 of at 0:03 of Music (0.01 s, 3 times)',
      '  tracks by words',
      '  Muted Music',
      'Model call 1: tiny on 127.0.0.1:1, 1.00 s, 700 tokens out, 30 in, 2 times',
      '  sent user: mute the music',
      '  called mute_track {"tracks":["Music"]}',
      '    {"done":true}',
      'Model call 2: tiny on 127.0.0.1:1, 0.50 s, 60 tokens out, 10 in, once, model/broken-off',
      '  sent tool: {"done":true}',
      '  said: It is muted.',
      'In the history as h5.',
    ].join('\n'),
  )
  expect((await run('aaaa1111-2222')).out).toBe(out)
  expect((await run('aaaa')).out).toBe(out)
})

it('gives data for other programs', async () => {
  expect(JSON.parse((await run('--json')).out)).toEqual([
    { project: 'Talk', ...one },
    expect.objectContaining({ id: 'bbbb' }),
  ])
  expect(JSON.parse((await run('1', '--json')).out)).toEqual({ project: 'Talk', ...one })
})

it('says what it does not have or understand', async () => {
  expect(await run('77')).toMatchObject({
    ended: 'failed',
    notes: 'No request "77" is kept.',
  })
  expect(await run('--last', 'x')).toMatchObject({ ended: 'usage' })
  expect(await run('--all')).toMatchObject({ ended: 'usage' })
})
