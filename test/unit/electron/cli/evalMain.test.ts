import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runEval } from '../../../../electron/cli/runEval.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'eval-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What `npm run eval --` does, in this process: starting one costs more than its cases. */
async function evaluate(lines: readonly unknown[], ...options: string[]) {
  const file = join(folder, 'cases.jsonl')
  writeFileSync(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'))
  return evaluateFiles(file, ...options)
}

async function evaluateFiles(...args: string[]) {
  const lines: string[] = []
  const notes: string[] = []
  const add = (to: string[]) => (text: string) => void to.push(...text.split('\n'))
  const status = await runEval(args, { out: add(lines), note: add(notes) })
  return { status, lines, stderr: notes.join('\n') }
}

const talk = {
  fixture: 'talk',
  tracks: [{ name: 'Voice', clips: [{ name: 'take 1', start: 0, end: 20 }], silences: [[5, 6]] }],
  labels: [{ text: 'ad', start: 3, end: 4 }],
}
const trim = { id: 'trim', project: 'talk', say: ['trim the first 5 seconds'] }

const nothingWrong = '0 did something else, 0 asked or refused what was clear'

/** Everything that can be expected of the trim, as it is. */
const right: Record<string, unknown> = {
  asked: ['approval'],
  pending: null,
  ran: [{ tool: 'trim_to_selection', args: {}, range: [0, 5], tracks: ['Voice'] }],
  reply: '.',
}
const rightAfter: Record<string, unknown> = {
  clips: { Voice: [[0, 5]] },
  extent: { Voice: [0, 5] },
  duration: 5,
  tracks: ['Voice'],
  labels: ['ad'],
  playback: 'stopped',
  loop: false,
  muted: [],
  soloed: [],
  canUndo: true,
}
const wrong: Record<string, unknown> = {
  asked: [],
  pending: 'approval',
  ran: [{ tool: 'delete_selection', range: [0, 5] }],
  reply: 'nothing like it \\d{9}',
  unchanged: true,
}
const wrongRan: Record<string, unknown> = {
  tool: 'cut',
  args: { peak_db: -1 },
  range: [0, 6],
  at: 3,
  tracks: ['Music'],
}
const wrongAfter: Record<string, unknown> = {
  clips: { Voice: [[0, 6]] },
  extent: { Voice: [0, 6] },
  duration: 6,
  selection: [7, 8],
  selectedTracks: ['Music'],
  cursor: 9,
  tracks: ['Music'],
  labels: [],
  playback: 'playing',
  loop: true,
  muted: ['Voice'],
  soloed: ['Voice'],
  canUndo: false,
}

test('a case that expects what happens passes, with its last line and status 0', async () => {
  const { status, lines } = await evaluate([talk, { ...trim, expect: { ...right, after: rightAfter } }])
  expect(lines).toEqual([nothingWrong, '1 passed, 0 failed'])
  expect(status).toBe(0)
})

test('as a process it prints the same and ends with the status', () => {
  const file = join(folder, 'cases.jsonl')
  writeFileSync(
    file,
    [talk, { ...trim, expect: { after: { duration: 6 } } }].map((one) => JSON.stringify(one)).join('\n'),
  )
  const start = (...args: string[]) =>
    spawnSync(process.execPath, ['electron/cli/evalMain.ts', ...args], { encoding: 'utf8' })
  const failing = start(file)
  expect([failing.status, failing.stdout.trimEnd().split('\n').at(-1)]).toEqual([1, '0 passed, 1 failed'])
  const wrong = start()
  expect([wrong.status, wrong.stdout, wrong.stderr.split('\n')[0]]).toEqual([2, '', 'Name at least one file of cases.'])
})

test('a case that expects the wrong thing fails, for every field that can be expected', async () => {
  // given
  const cases = [
    ...Object.entries(wrong).map(([field, value]) => ({ ...trim, id: field, expect: { ...right, [field]: value } })),
    ...Object.entries(wrongRan).map(([field, value]) => ({
      ...trim,
      id: `ran.0.${field}`,
      expect: { ran: [{ tool: 'trim_to_selection', [field]: value }] },
    })),
    ...Object.entries(wrongAfter).map(([field, value]) => ({
      ...trim,
      id: `after.${field}`,
      expect: { after: { ...rightAfter, [field]: value } },
    })),
  ]
  // when
  const { status, lines, stderr } = await evaluate([talk, ...cases], '--json')
  // then
  const results = lines.map(
    (line) => JSON.parse(line) as { id: string; passed: boolean; problems: { field: string }[] },
  )
  expect(results.filter((result) => result.passed)).toEqual([])
  expect(
    results
      .filter((result) => !result.problems.some((problem) => problem.field.startsWith(result.id)))
      .map((result) => result.id),
  ).toEqual([])
  expect(results).toHaveLength(cases.length)
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(`0 passed, ${cases.length} failed`)
  expect(status).toBe(1)
})

test('what falls short is printed with expected and actual', async () => {
  const { status, lines } = await evaluate([
    talk,
    { ...trim, expect: { after: { duration: 6 } } },
    { ...trim, id: 'fine', expect: { after: { duration: 5 } } },
  ])
  expect(lines).toEqual([
    'FAILS trim',
    '      after.duration',
    '        expected 6',
    '        actual   5',
    nothingWrong,
    '1 passed, 1 failed',
  ])
  expect(status).toBe(1)
})

test('the person decides as the case says, then approves', async () => {
  const refused = {
    id: 'refused',
    project: 'talk',
    say: ['delete the first 5 seconds'],
    decide: ['reject'],
    expect: { asked: ['approval'], ran: [], unchanged: true },
  }
  const answered = {
    id: 'answered',
    project: 'talk',
    say: ['cut', 'from 5 to 8'],
    expect: { asked: ['clarify', 'approval'], ran: [{ tool: 'cut', range: [5, 8] }], after: { duration: 17 } },
  }
  expect((await evaluate([talk, refused, answered])).lines).toEqual([nothingWrong, '2 passed, 0 failed'])
})

test('a case with a model is played over HTTP; a reply too few is a failure of the model and not of the runner', async () => {
  const split = {
    id: 'llm',
    project: 'talk',
    say: ['split at 10 seconds'],
    planner: 'llm',
    model: [{ tool_calls: [{ name: 'split_at_time', arguments: { time: 10 } }] }, { content: 'Split at 0:10.' }],
  }
  const short = { ...split, id: 'short', model: [] }
  const { lines } = await evaluate([
    talk,
    {
      ...split,
      expect: {
        asked: [],
        ran: [{ tool: 'split_at_time', at: 10 }],
        after: {
          clips: {
            Voice: [
              [0, 10],
              [10, 20],
            ],
          },
        },
        reply: 'Split at 0:10',
      },
    },
    { ...short, expect: { ran: [], unchanged: true, reply: '127\\.0\\.0\\.1' } },
  ])
  expect(lines).toEqual([nothingWrong, '2 passed, 0 failed'])
})

test('only the cases that are named run, and an unknown name is wrong usage', async () => {
  const cases = [talk, { ...trim, expect: right }, { ...trim, id: 'other', expect: wrong }]
  expect((await evaluate(cases, '--only', 'trim')).lines).toEqual([nothingWrong, '1 passed, 0 failed'])
  expect(await evaluate(cases, '--only', 'nowhere')).toMatchObject({ status: 2 })
})

test('a malformed line fails and is not passed over', async () => {
  const { status, lines } = await evaluate([talk, '{"id": "half', { ...trim, expect: { rann: [] } }])
  expect(lines.at(-1)).toBe('0 passed, 2 failed')
  expect(lines.join('\n')).toContain('cases.jsonl:2')
  expect(status).toBe(1)
})

test('--verbose shows the conversation of every case', async () => {
  const text = (await evaluate([talk, { ...trim, expect: right }], '--verbose')).lines.join('\n')
  expect(text).toContain('ok    trim')
  expect(text).toContain('> trim the first 5 seconds')
  expect(text).toContain('"tool":"trim_to_selection"')
})

test('a reader who stops early does not change the status', () => {
  const file = join(folder, 'cases.jsonl')
  writeFileSync(
    file,
    [talk, ...Array.from({ length: 30 }, (_, index) => ({ ...trim, id: `c${index}`, expect: right }))]
      .map((line) => JSON.stringify(line))
      .join('\n'),
  )
  const { status, stderr } = spawnSync(
    'bash',
    [
      '-c',
      `"${process.execPath}" electron/cli/evalMain.ts "${file}" --json | head -1 >/dev/null; exit "\${PIPESTATUS[0]}"`,
    ],
    { encoding: 'utf8' },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: `${nothingWrong}\n30 passed, 0 failed\n` })
})

test('no file, a file that is not there, an unknown option and an empty file are not a pass', async () => {
  expect(await evaluateFiles()).toMatchObject({ status: 2 })
  expect(await evaluateFiles(join(folder, 'nowhere.jsonl'))).toMatchObject({ status: 2 })
  expect(await evaluateFiles('x.jsonl', '--fast')).toMatchObject({ status: 2 })
  expect(await evaluate([])).toMatchObject({ status: 1, lines: [nothingWrong, '0 passed, 0 failed'] })
})

test('a planted wrong act and a planted timid case are found, counted, and told by class', async () => {
  // given: the first expects what is not done, the second that something is done where nothing is
  const cases = [
    talk,
    { ...trim, id: 'fine', class: 'orders', want: 'do', allow: [[right['ran']].flat()] },
    { ...trim, id: 'planted act', class: 'reports', want: 'refuse' },
    { ...trim, id: 'planted timid', class: 'orders', say: ['hello'], want: 'do', allow: [[{ tool: 'play' }]] },
  ]
  // when
  const text = await evaluate(cases)
  const json = await evaluate(cases, '--json')
  // then
  expect(text.lines.slice(-5)).toEqual([
    'class        cases      right  wrong act  too timid  otherwise',
    'orders           2          1          0          1          0',
    'reports          1          0          1          0          0',
    '1 did something else, 1 asked or refused what was clear',
    '1 passed, 2 failed',
  ])
  const results = json.lines.map((line) => JSON.parse(line) as { id: string; outcome: string; passed: boolean })
  expect(results.map(({ id, outcome, passed }) => [id, outcome, passed])).toEqual([
    ['fine', 'right', true],
    ['planted act', 'wrongAct', false],
    ['planted timid', 'tooTimid', false],
  ])
  expect(text.status).toBe(1)
})

test('generated sentences are played with both figures before the tally; a count that is none is wrong usage', async () => {
  const { lines, stderr } = await evaluateFiles('--generate', '5', '--seed', '3', '--json')
  expect(lines).toHaveLength(5)
  const [figures, tally] = stderr.trimEnd().split('\n').slice(-2)
  expect(figures).toMatch(/^\d did something else, \d asked or refused what was clear$/)
  expect(tally).toMatch(/^\d passed, \d failed$/)
  expect(await evaluateFiles('--generate', 'many')).toMatchObject({ status: 2 })
})
