import { expect, test } from 'vitest'
import type { EvalProject } from '../../../../../electron/cli/eval/caseSchema.ts'
import { projectSeed } from '../../../../../electron/cli/eval/playCase.ts'
import { readCases } from '../../../../../electron/cli/eval/readCases.ts'

const read = (...lines: unknown[]) =>
  readCases(
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    'f.jsonl',
    new Map(),
  )
const fixture = { fixture: 'talk', tracks: [{ name: 'Voice', clips: [{ name: 'take', start: 0, end: 9 }] }] }
const plain = { id: 'x', project: 'talk', say: ['hi'], expect: {} }

test('a fixture fills in what it leaves out, and a case overrides fields of it', () => {
  // when
  const [found] = read(fixture, '', {
    ...plain,
    with: { cursor: 4, labels: [{ text: 'l', start: 2 }], selection: { start: 1, end: 2 } },
  })
  // then
  const project = found?.kind === 'case' ? projectSeed(found.project) : null
  expect(project).toEqual({
    sampleRate: 8000,
    tracks: [{ name: 'Voice', channels: 1, clips: [{ name: 'take', start: 0, end: 9 }], silences: [] }],
    labels: [{ text: 'l', start: 2, end: 2 }],
    selection: { start: 1, end: 2 },
    selectedTracks: [],
    selectedClips: [],
    cursor: 4,
  })
})

test('a fixture may stand in the case, and counts for later files when it stands before', () => {
  expect(read({ ...plain, project: { tracks: [] } })).toMatchObject([
    { kind: 'case', project: { sampleRate: 8000, tracks: [] } },
  ])
  const fixtures = new Map<string, EvalProject>()
  readCases(JSON.stringify(fixture), 'a', fixtures)
  expect(readCases(JSON.stringify(plain), 'b', fixtures)).toMatchObject([{ kind: 'case', id: 'x' }])
})

test('a remark changes nothing', () => {
  expect(read(fixture, { ...plain, note: 'from a person' })).toMatchObject([{ kind: 'case', id: 'x' }])
})

test.each<[string, unknown, string]>([
  ['broken JSON', '{"id":', 'not valid JSON'],
  ['no object', '[1]', 'not a JSON object'],
  ['no expectation', { id: 'x', project: 'talk', say: ['hi'] }, 'expect'],
  ['nothing said', { ...plain, say: [] }, 'say'],
  ['an unknown fixture', { ...plain, project: 'nowhere' }, 'no fixture called "nowhere"'],
  ['an unknown field', { ...plain, expects: {} }, 'expects'],
  ['an unknown expectation', { ...plain, expect: { run: [] } }, 'run'],
  ['an unknown expectation of the project', { ...plain, expect: { after: { length: 3 } } }, 'length'],
  ['an unknown expectation of a step', { ...plain, expect: { ran: [{ tool: 'cut', track: 'Voice' }] } }, 'track'],
  ['an unknown question', { ...plain, expect: { asked: ['sure?'] } }, 'asked'],
  ['unchanged that is not true', { ...plain, expect: { unchanged: false } }, 'unchanged'],
  ['a broken pattern', { ...plain, expect: { reply: '(' } }, 'regular expression'],
  ['an unknown decision', { ...plain, decide: ['maybe'] }, 'decide'],
  ['a field that a fixture has not', { ...plain, with: { playhead: 3 } }, 'playhead'],
  ['a model without replies', { ...plain, planner: 'llm' }, 'model replies'],
  ['replies without a model', { ...plain, model: [] }, 'model replies'],
  [
    'arguments twice',
    { ...plain, planner: 'llm', model: [{ tool_calls: [{ name: 'cut', arguments: {}, arguments_text: '{' }] }] },
    'not both',
  ],
  [
    'a clip that runs backwards',
    { ...plain, project: { tracks: [{ name: 'A', clips: [{ start: 9, end: 2 }] }] } },
    'from 9 to 2',
  ],
  [
    'clips that overlap',
    {
      ...plain,
      project: {
        tracks: [
          {
            name: 'A',
            clips: [
              { start: 0, end: 2 },
              { start: 1, end: 3 },
            ],
          },
        ],
      },
    },
    'overlap',
  ],
  ['a label that runs backwards', { ...plain, with: { labels: [{ text: 'l', start: 3, end: 1 }] } }, 'ends before'],
  ['a selection without length', { ...plain, with: { selection: { start: 3, end: 3 } } }, 'selection runs from 3'],
  ['a selected track that is not there', { ...plain, with: { selectedTracks: ['Music'] } }, 'no track "Music"'],
  ['a selected clip that is not there', { ...plain, with: { selectedClips: ['x'] } }, 'no clip "x"'],
  ['a broken fixture', { fixture: 'f', tracks: [{ name: 'A', channels: 5 }] }, 'channels'],
])('what can not be understood is not passed over: %s', (_, line, reason) => {
  const [found] = read(fixture, line)
  expect(found).toMatchObject({ kind: 'malformed' })
  expect(found?.kind === 'malformed' ? found.reason : '').toContain(reason)
})

test('a malformed line without an id is named by its place', () => {
  expect(read('', 'nonsense')).toMatchObject([{ id: 'f.jsonl:2' }])
})
