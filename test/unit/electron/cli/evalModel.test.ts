import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runEval } from '../../../../electron/cli/runEval.ts'
import {
  type Answer,
  delta,
  done,
  frames,
  type RawModelServer,
  refuses,
  says,
} from '../../../support/model/modelServer.ts'
import { serveModel } from '../../../support/model/testModelServer.ts'

let folder = ''
let server: RawModelServer | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'eval-model-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const talk = { fixture: 'talk', tracks: [{ name: 'Voice', clips: [{ name: 'take 1', start: 0, end: 20 }] }] }
const asks = (id: string, say: string, ran: readonly unknown[]) => ({
  id,
  project: 'talk',
  say: [say],
  expect: { ran, reply: 'never said' },
})
const removed = (start: number, end: number) => ({ tool: 'delete_selection', range: [start, end] })
const cases = [
  talk,
  asks('right', 'delete the first 5 seconds', [removed(0, 5)]),
  asks('wrong', 'delete the last 5 seconds', [removed(15, 20)]),
  asks('timid', 'delete from 0:05 to 0:06', [removed(5, 6)]),
  asks('talk', 'hello there', []),
]

/** A model that knows one thing: it deletes the first five seconds whatever is asked, or talks. */
const scripted: Answer = (response, asked) => {
  const said = JSON.stringify(asked.body.messages.filter(({ role }) => role === 'user').at(-1))
  const isAnswered = asked.body.messages.at(-1)?.['role'] === 'tool'
  const answer =
    isAnswered || !/first|last/u.test(said)
      ? says('That is all.')
      : frames(
          delta({
            tool_calls: [
              { index: 0, id: 'c', function: { name: 'delete_selection', arguments: '{"start_time":0,"end_time":5}' } },
            ],
          }),
          delta({}, 'tool_calls'),
          `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 1000, completion_tokens: 50 } })}\n\n`,
          done,
        )
  answer(response, asked)
}

async function evaluate(answer: Answer, ...options: string[]) {
  server = await serveModel(answer)
  const file = join(folder, 'cases.jsonl')
  writeFileSync(file, cases.map((line) => JSON.stringify(line)).join('\n'))
  const [lines, notes]: [string[], string[]] = [[], []]
  const status = await runEval([file, '--model', 'tiny', '--base-url', server.baseUrl, ...options], {
    out: (line) => lines.push(line),
    note: (line) => notes.push(line),
    env: { OPENAI_API_KEY: 'sk-eval' },
  })
  return { status, lines: lines.join('\n'), notes: notes.join('\n') }
}

test('a file is played with a model on a server, and ends with a row: accuracy, wrong acts, questions, tokens, seconds', async () => {
  const path = join(folder, 'report.json')
  const { status, lines } = await evaluate(scripted, '--report', path)
  const report = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  expect(report).toMatchObject({
    model: 'tiny',
    files: ['cases.jsonl'],
    cases: 4,
    right: 2,
    wrongActs: 1,
    tooTimid: 1,
    unanswered: 0,
    each: [
      { id: 'right', outcome: 'right' },
      { id: 'wrong', outcome: 'wrongAct' },
      { id: 'timid', outcome: 'tooTimid' },
      { id: 'talk', outcome: 'right' },
    ],
  })
  expect(Number(report['tokensSent'])).toBeGreaterThan(2000)
  expect(Number(report['secondsSlowest'])).toBeGreaterThan(0)
  expect(lines).toMatch(/\| tiny \(127\.0\.0\.1:\d+\) \| 4 \| 2 \(50 %\) \| 1 \| 1 \|/u)
  expect(status).toBe(1)
  expect(server?.asked[0]?.authorization).toBe('Bearer sk-eval')
})

test('a server that gives no answer is said to be that, after three cases', async () => {
  const { status, lines, notes } = await evaluate(refuses(401))
  expect([status, lines]).toEqual([1, ''])
  expect(notes).toMatch(/The server gave no answer: .*refused the key \(401\)/u)
  expect(server?.asked).toHaveLength(3)
})

test('a base URL without a model is wrong usage', async () => {
  const notes: string[] = []
  const status = await runEval(['x.jsonl', '--base-url', 'http://x'], {
    out: () => {},
    note: (line) => notes.push(line),
  })
  expect([status, notes.join()]).toEqual([2, expect.stringContaining('go with --model')])
})
