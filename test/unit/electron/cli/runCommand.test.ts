import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../../../../electron/cli/runCommand.ts'
import { makeWav, storeSamples } from '../../../support/makeWav.ts'
import {
  delta,
  done,
  frames,
  refuses,
  says,
  startRawModelServer,
  type RawModelServer,
} from '../../../support/modelServer.ts'
import { sine } from '../../../support/signals.ts'

const rate = 8000
let folder = ''
let input = ''
let server: RawModelServer | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-test-'))
  input = join(folder, 'Voice.wav')
  writeFileSync(input, tone(10))
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server?.close()
  server = null
})

function tone(seconds: number, sampleRate = rate): Uint8Array {
  return makeWav(
    storeSamples(
      's16',
      Array.from(sine(440, sampleRate, seconds * sampleRate, 0.25), (value) => Math.round(value * 32767)),
    ),
    { sampleRate },
  )
}

interface Printed {
  readonly requests: readonly {
    text: string
    asked: string[]
    ran: Record<string, unknown>[]
    pending: string | null
    reply: string
    state: string
  }[]
  readonly project: {
    duration: number
    sampleRate: number
    tracks: { name: string; channels: number; clips: { start: number; end: number }[] }[]
    canUndo: boolean
  } | null
  readonly output: { path: string; duration: number } | null
  readonly error: { code: string } | null
}

/** Runs `tapehand edit` as main.ts does; `typed` are the person's lines at a terminal. */
async function edit(args: readonly string[], typed: readonly string[] | null = null) {
  const out: string[] = []
  const notes: string[] = []
  const lines = typed === null ? null : [...typed]
  const status = await runCommand(['edit', ...args], {
    out: (text) => out.push(text),
    note: (text) => notes.push(text),
    ask:
      lines === null
        ? null
        : async (prompt) => {
            notes.push(prompt)
            return lines.shift() ?? null
          },
    env: { TAPEHAND_DATA: join(folder, 'data'), OPENAI_API_KEY: 'sk-env' },
    signal: new AbortController().signal,
  })
  return { status, out: out.join('\n'), notes: notes.join('\n') }
}

async function editAsJson(...args: string[]) {
  const ended = await edit([...args, '--json'])
  return { ...ended, printed: JSON.parse(ended.out) as Printed }
}

/** Length of a 16-bit mono WAV in seconds. */
const lengthOf = (path: string) => (readFileSync(path).length - 44) / 2 / rate

test('a request that is approved is carried out, written and reported in the words of the conversation cases', async () => {
  // given
  const output = join(folder, 'out.wav')
  // when
  const { status, printed } = await editAsJson(input, '--say', 'trim the first 3 seconds', '--yes', '-o', output)
  // then
  expect(status).toBe('done')
  expect(printed.requests).toMatchObject([
    {
      text: 'trim the first 3 seconds',
      asked: ['approval'],
      pending: null,
      state: 'done',
      ran: [{ tool: 'trim_to_selection', range: [0, 3], tracks: ['Voice'] }],
    },
  ])
  expect(printed.project).toMatchObject({
    duration: 3,
    sampleRate: rate,
    tracks: [{ name: 'Voice', channels: 1, clips: [{ start: 0, end: 3 }] }],
    canUndo: true,
  })
  expect(printed.output?.path).toBe(output)
  expect(lengthOf(output)).toBeCloseTo(3, 3)
})

test('where nobody sits at a terminal, what removes audio is refused and nothing is written', async () => {
  const output = join(folder, 'out.wav')
  const { status, printed, notes } = await editAsJson(input, '--say', 'delete the first 3 seconds', '-o', output)
  expect(status).toBe('open')
  expect(printed.requests).toMatchObject([{ asked: ['approval'], ran: [] }])
  expect(printed.project?.duration).toBe(10)
  expect(existsSync(output)).toBe(false)
  expect(notes).toContain('Voice: removed 0:00–0:03')
  expect(notes).toContain('Add --yes to approve.')
  expect(notes).toContain('was not written')
})

test('--deny refuses too, also at a terminal', async () => {
  expect(await edit([input, '--say', 'delete the first 3 seconds', '--deny'], ['y'])).toMatchObject({ status: 'open' })
})

test('at a terminal it shows what would change and asks; a yes does it', async () => {
  const { status, out, notes } = await edit([input, '--say', 'delete the first 3 seconds'], ['y'])
  expect(status).toBe('done')
  expect(notes).toContain('Voice: removed 0:00–0:03')
  expect(notes).toContain('Length: 0:10 → 0:07')
  expect(notes).toContain('Apply?')
  expect(out).toContain('> delete the first 3 seconds')
})

test.each([[''], ['n'], ['what?']])('at a terminal %j is a no', async (typed) => {
  expect(await edit([input, '--say', 'delete the first 3 seconds'], [typed])).toMatchObject({ status: 'open' })
})

test('a question at a terminal is asked there, and answered', async () => {
  const { status, notes } = await edit([input, '--say', 'delete'], ['from 2 to 4', 'y'])
  expect(status).toBe('done')
  expect(notes).toContain('Length: 0:10 → 0:08')
})

test('a question takes the next --say as its answer', async () => {
  const { status, printed } = await editAsJson(input, '--say', 'cut', '--say', 'from 5 to 8', '--yes')
  expect(status).toBe('done')
  expect(printed.requests).toMatchObject([
    { asked: ['clarify'], pending: 'clarify', ran: [] },
    { asked: ['approval'], pending: null, ran: [{ tool: 'cut', range: [5, 8] }] },
  ])
})

test('a question that nobody answers stays open: status 3, nothing written', async () => {
  const output = join(folder, 'out.wav')
  const { status, printed } = await editAsJson(input, '--say', 'cut', '--yes', '-o', output)
  expect(status).toBe('open')
  expect(printed.requests).toMatchObject([{ asked: ['clarify'], pending: 'clarify' }])
  expect(existsSync(output)).toBe(false)
})

test('says and calls run in order on one project', async () => {
  const { status, printed } = await editAsJson(
    input,
    '--call',
    '{"tool":"apply_reverse","start_time":1,"end_time":2}',
    '--say',
    'trim to 1-2',
    '--call',
    '{"tool":"undo"}',
    '--yes',
  )
  expect(status).toBe('done')
  expect(printed.requests.map((request) => request.ran.map((ran) => ran['tool']))).toEqual([
    ['apply_reverse'],
    ['trim_to_selection'],
    ['undo'],
  ])
  expect(printed.requests[0]).toMatchObject({ asked: ['approval'], ran: [{ range: [1, 2], tracks: ['Voice'] }] })
  expect(printed.project?.duration).toBe(10)
})

test('the first that fails ends the run', async () => {
  const { status, printed, notes } = await editAsJson(
    input,
    '--call',
    '{"tool":"make_it_pop"}',
    '--say',
    'delete the first 3 seconds',
    '--yes',
  )
  expect(status).toBe('failed')
  expect(printed.requests).toHaveLength(1)
  expect(printed.requests[0]?.reply).toContain('make_it_pop')
  expect(printed.project?.duration).toBe(10)
  expect(notes).toContain('Not run any more: 1 of 2')
})

test('several inputs are several tracks', async () => {
  const music = join(folder, 'Music.wav')
  writeFileSync(music, tone(4))
  const { printed } = await editAsJson(input, music)
  expect(printed.project?.tracks.map((track) => [track.name, track.clips.length])).toEqual([
    ['Voice', 1],
    ['Music', 1],
  ])
})

test('an existing output is not touched, and that is known before anything is done', async () => {
  const output = join(folder, 'out.wav')
  writeFileSync(output, 'precious')
  const { status, printed } = await editAsJson(input, '--say', 'trim the first 3 seconds', '--yes', '-o', output)
  expect(status).toBe('failed')
  expect(printed).toMatchObject({ requests: [], error: { code: 'cli/output-exists' } })
  expect(readFileSync(output, 'utf8')).toBe('precious')
})

test('with --overwrite the output may even be the input', async () => {
  const { status } = await edit([input, '--say', 'trim the first 3 seconds', '--yes', '-o', input, '--overwrite'])
  expect(status).toBe('done')
  expect(lengthOf(input)).toBeCloseTo(3, 3)
})

test('a cut with --no-click-safe is exact to the sample', async () => {
  const output = join(folder, 'out.wav')
  await edit([input, '--say', 'delete from 2 to 4', '--yes', '--no-click-safe', '-o', output])
  const [source, written] = [readFileSync(input).subarray(44), readFileSync(output).subarray(-8 * rate * 2)]
  const expected = Buffer.concat([source.subarray(0, 2 * rate * 2), source.subarray(4 * rate * 2)])
  const off = Math.max(
    ...Array.from({ length: 8 * rate }, (_, frame) =>
      Math.abs(written.readInt16LE(frame * 2) - expected.readInt16LE(frame * 2)),
    ),
  )
  expect(off).toBeLessThanOrEqual(2)
})

test.each<[string, () => string]>([
  ['a file that is not there', () => join(folder, 'nowhere.wav')],
  ['a file that is not audio', () => (writeFileSync(join(folder, 'text.wav'), 'hello'), join(folder, 'text.wav'))],
  ['an empty file', () => (writeFileSync(join(folder, 'empty.wav'), ''), join(folder, 'empty.wav'))],
  ['a folder', () => folder],
])('%s is said in words and fails', async (_, path) => {
  const { status, printed, notes } = await editAsJson(input, path(), '--say', 'hello')
  expect(status).toBe('failed')
  expect(printed).toMatchObject({ requests: [], project: null })
  expect(notes).toContain(
    printed.error === null ? '?' : (JSON.parse(JSON.stringify(printed.error)) as { message: string }).message,
  )
})

test('an output in a folder that is not there fails in words', async () => {
  const { status, notes } = await edit([input, '--say', 'hello', '-o', join(folder, 'no', 'out.wav')])
  expect(status).toBe('failed')
  expect(notes).toContain('out.wav')
})

test('a greeting is answered, and a request that can not be carried out is refused in words', async () => {
  expect(await edit([input, '--say', 'hello'])).toMatchObject({ status: 'done' })
  expect(await edit([input, '--say', 'translate it into French'])).toMatchObject({ status: 'open' })
})

test('a model plans when it is named, with the key from the environment', async () => {
  // given
  server = await startRawModelServer(
    frames(
      delta({ tool_calls: [{ index: 0, id: 'a', function: { name: 'split_at_time', arguments: '{"time":4}' } }] }),
      delta({}, 'tool_calls'),
      done,
    ),
    says('Split at 0:04.'),
  )
  // when
  const { status, printed } = await editAsJson(
    input,
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
  server = await startRawModelServer(...otherThanSaid)
  const asks = [input, '--say', 'delete the first 2 seconds', '--model', 'tiny', '--base-url', server.baseUrl]
  // when
  const { printed } = await editAsJson(...asks, '--yes', '--as-said')
  // then
  expect(printed.requests[0]?.ran).toMatchObject([{ range: [0, 2], authors: { range: 'words' } }])
  expect(printed.project?.duration).toBe(8)
})

test('at a terminal both opinions are shown, and one letter takes what was said', async () => {
  server = await startRawModelServer(...otherThanSaid)
  const asks = [input, '--say', 'delete the first 2 seconds', '--model', 'tiny', '--base-url', server.baseUrl]
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
  server = await startRawModelServer(
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
  const asks = [input, '--say', 'delete the first 2 seconds', '--yes', '--model', 'tiny', '--base-url', server.baseUrl]
  const { notes, printed } = await editAsJson(...asks)
  expect(notes).toContain('[>] 1. shorten it (done when project seconds at most 8; now project seconds 10)')
  expect(notes).toContain('[x] 1. shorten it (done when project seconds at most 8; 1 try)')
  expect(printed.requests[0]).toMatchObject({ plan: [{ state: 'done', tries: 1 }, { state: 'missed' }] })
})

test('a model that refuses the key is a failure with the name of its host', async () => {
  server = await startRawModelServer(refuses(401))
  const { status, printed } = await editAsJson(
    input,
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

test('an interrupt while an approval is open ends the run, and nothing was done', async () => {
  // given
  const stop = new AbortController()
  const output = join(folder, 'out.wav')
  const out: string[] = []
  const io = {
    out: (text: string) => out.push(text),
    note: () => undefined,
    ask: async () => {
      stop.abort()
      return null
    },
    env: { TAPEHAND_DATA: join(folder, 'data') },
    signal: stop.signal,
  }
  // when
  const status = await runCommand(
    ['edit', input, '--say', 'delete 2 to 4', '--say', 'split at 1', '--json', '-o', output],
    io,
  )
  // then
  expect(status).toBe('interrupted')
  expect(JSON.parse(out.join(''))).toMatchObject({
    requests: [{ ran: [], pending: null }],
    project: { duration: 10 },
    output: null,
    error: { code: 'agent/cancelled' },
  })
  expect(existsSync(output)).toBe(false)
})

test('nothing of the project stays behind', async () => {
  // A place of its own: other tests work in the common one at the same time.
  vi.stubEnv('TMPDIR', folder)
  const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('tapehand-run-'))
  const before = left()
  await edit([input, '--say', 'trim the first 3 seconds', '--yes'])
  await edit([join(folder, 'nowhere.wav')])
  expect(left()).toEqual(before)
})

test('wrong usage and unknown commands say so', async () => {
  expect(await edit([])).toMatchObject({ status: 'usage' })
  const notes: string[] = []
  const io = {
    out: () => undefined,
    note: (text: string) => notes.push(text),
    ask: null,
    env: {},
    signal: new AbortController().signal,
  }
  expect(await runCommand(['paint'], io)).toBe('usage')
  expect(notes.join()).toContain('There is no command "paint"')
})
