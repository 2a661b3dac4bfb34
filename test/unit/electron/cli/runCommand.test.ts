import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runCommand } from '../../../../electron/cli/runCommand.ts'
import { edit, editAsJson, lengthOf, place, rate, tone, inOwnFolder } from '../../../support/editCommand.ts'

inOwnFolder()

test('a request that is approved is carried out, written and reported in the words of the conversation cases', async () => {
  // given
  const output = join(place.folder, 'out.wav')
  // when
  const { status, printed } = await editAsJson(place.input, '--say', 'trim the first 3 seconds', '--yes', '-o', output)
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
  const output = join(place.folder, 'out.wav')
  const { status, printed, notes } = await editAsJson(place.input, '--say', 'delete the first 3 seconds', '-o', output)
  expect(status).toBe('open')
  expect(printed.requests).toMatchObject([{ asked: ['approval'], ran: [] }])
  expect(printed.project?.duration).toBe(10)
  expect(existsSync(output)).toBe(false)
  expect(notes).toContain('Voice: removed 0:00–0:03')
  expect(notes).toContain('Add --yes to approve.')
  expect(notes).toContain('was not written')
})

test('--deny refuses too, also at a terminal', async () => {
  expect(await edit([place.input, '--say', 'delete the first 3 seconds', '--deny'], ['y'])).toMatchObject({
    status: 'open',
  })
})

test('at a terminal it shows what would change and asks; a yes does it', async () => {
  const { status, out, notes } = await edit([place.input, '--say', 'delete the first 3 seconds'], ['y'])
  expect(status).toBe('done')
  expect(notes).toContain('Voice: removed 0:00–0:03')
  expect(notes).toContain('Length: 0:10 → 0:07')
  expect(notes).toContain('Apply?')
  expect(out).toContain('> delete the first 3 seconds')
})

test.each([[''], ['n'], ['what?']])('at a terminal %j is a no', async (typed) => {
  expect(await edit([place.input, '--say', 'delete the first 3 seconds'], [typed])).toMatchObject({ status: 'open' })
})

test('a question at a terminal is asked there, and answered', async () => {
  const { status, notes } = await edit([place.input, '--say', 'delete'], ['from 2 to 4', 'y'])
  expect(status).toBe('done')
  expect(notes).toContain('Length: 0:10 → 0:08')
})

test('a question takes the next --say as its answer', async () => {
  const { status, printed } = await editAsJson(place.input, '--say', 'cut', '--say', 'from 5 to 8', '--yes')
  expect(status).toBe('done')
  expect(printed.requests).toMatchObject([
    { asked: ['clarify'], pending: 'clarify', ran: [] },
    { asked: ['approval'], pending: null, ran: [{ tool: 'cut', range: [5, 8] }] },
  ])
})

test('a question that nobody answers stays open: status 3, nothing written', async () => {
  const output = join(place.folder, 'out.wav')
  const { status, printed } = await editAsJson(place.input, '--say', 'cut', '--yes', '-o', output)
  expect(status).toBe('open')
  expect(printed.requests).toMatchObject([{ asked: ['clarify'], pending: 'clarify' }])
  expect(existsSync(output)).toBe(false)
})

test('says and calls run in order on one project', async () => {
  const { status, printed } = await editAsJson(
    place.input,
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
    place.input,
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
  const music = join(place.folder, 'Music.wav')
  writeFileSync(music, tone(4))
  const { printed } = await editAsJson(place.input, music)
  expect(printed.project?.tracks.map((track) => [track.name, track.clips.length])).toEqual([
    ['Voice', 1],
    ['Music', 1],
  ])
})

test('an existing output is not touched, and that is known before anything is done', async () => {
  const output = join(place.folder, 'out.wav')
  writeFileSync(output, 'precious')
  const { status, printed } = await editAsJson(place.input, '--say', 'trim the first 3 seconds', '--yes', '-o', output)
  expect(status).toBe('failed')
  expect(printed).toMatchObject({ requests: [], error: { code: 'cli/output-exists' } })
  expect(readFileSync(output, 'utf8')).toBe('precious')
})

test('with --overwrite the output may even be the input', async () => {
  const { status } = await edit([
    place.input,
    '--say',
    'trim the first 3 seconds',
    '--yes',
    '-o',
    place.input,
    '--overwrite',
  ])
  expect(status).toBe('done')
  expect(lengthOf(place.input)).toBeCloseTo(3, 3)
})

test('a cut with --no-click-safe is exact to the sample', async () => {
  const output = join(place.folder, 'out.wav')
  await edit([place.input, '--say', 'delete from 2 to 4', '--yes', '--no-click-safe', '-o', output])
  const [source, written] = [readFileSync(place.input).subarray(44), readFileSync(output).subarray(-8 * rate * 2)]
  const expected = Buffer.concat([source.subarray(0, 2 * rate * 2), source.subarray(4 * rate * 2)])
  const off = Math.max(
    ...Array.from({ length: 8 * rate }, (_, frame) =>
      Math.abs(written.readInt16LE(frame * 2) - expected.readInt16LE(frame * 2)),
    ),
  )
  expect(off).toBeLessThanOrEqual(2)
})

test.each<[string, () => string]>([
  ['a file that is not there', () => join(place.folder, 'nowhere.wav')],
  [
    'a file that is not audio',
    () => (writeFileSync(join(place.folder, 'text.wav'), 'hello'), join(place.folder, 'text.wav')),
  ],
  ['an empty file', () => (writeFileSync(join(place.folder, 'empty.wav'), ''), join(place.folder, 'empty.wav'))],
  ['a folder', () => place.folder],
])('%s is said in words and fails', async (_, path) => {
  const { status, printed, notes } = await editAsJson(place.input, path(), '--say', 'hello')
  expect(status).toBe('failed')
  expect(printed).toMatchObject({ requests: [], project: null })
  expect(notes).toContain(
    printed.error === null ? '?' : (JSON.parse(JSON.stringify(printed.error)) as { message: string }).message,
  )
})

test('an output in a folder that is not there fails in words', async () => {
  const { status, notes } = await edit([place.input, '--say', 'hello', '-o', join(place.folder, 'no', 'out.wav')])
  expect(status).toBe('failed')
  expect(notes).toContain('out.wav')
})

test('a greeting is answered, and a request that can not be carried out is refused in words', async () => {
  expect(await edit([place.input, '--say', 'hello'])).toMatchObject({ status: 'done' })
  expect(await edit([place.input, '--say', 'translate it into French'])).toMatchObject({ status: 'open' })
})

test('an interrupt while an approval is open ends the run, and nothing was done', async () => {
  // given
  const stop = new AbortController()
  const output = join(place.folder, 'out.wav')
  const out: string[] = []
  const io = {
    out: (text: string) => out.push(text),
    note: () => undefined,
    ask: async () => {
      stop.abort()
      return null
    },
    env: { TAPEHAND_DATA: join(place.folder, 'data') },
    signal: stop.signal,
  }
  // when
  const status = await runCommand(
    ['edit', place.input, '--say', 'delete 2 to 4', '--say', 'split at 1', '--json', '-o', output],
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
  vi.stubEnv('TMPDIR', place.folder)
  const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('tapehand-run-'))
  const before = left()
  await edit([place.input, '--say', 'trim the first 3 seconds', '--yes'])
  await edit([join(place.folder, 'nowhere.wav')])
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
