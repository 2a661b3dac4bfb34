import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runEval } from '../../../../electron/cli/runEval.ts'
import { type Answer, delta, done, frames, type RawModelServer, refuses } from '../../../support/model/modelServer.ts'
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
  asks('asked', 'normalize it', [{ tool: 'apply_normalize' }]),
  asks('fails', 'split at 3 seconds', [{ tool: 'split_at_time', at: 3 }]),
  asks('talk', 'hello there', []),
]
const used = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 1000, completion_tokens: 50 } })}\n\n`
const calls = (name: string, args: object): Answer =>
  frames(
    delta({ tool_calls: [{ index: 0, id: 'c', function: { name, arguments: JSON.stringify(args) } }] }),
    delta({}, 'tool_calls'),
    used,
    done,
  )
const closing = frames(delta({ role: 'assistant', content: 'That is all.' }), delta({}, 'stop'), used, done)

/** It deletes the first five seconds whatever is to be deleted, asks how loud, fails at splitting, or talks. */
const scripted: Answer = (response, asked) => {
  const said = JSON.stringify(asked.body.messages.filter(({ role }) => role === 'user').at(-1))
  const isAnswered = asked.body.messages.at(-1)?.['role'] === 'tool'
  answerTo(said, isAnswered)(response, asked)
}

function answerTo(said: string, isAnswered: boolean): Answer {
  if (said.includes('split')) return refuses(400, { message: 'out of order' })
  if (isAnswered || said.includes('0:05')) return closing
  if (said.includes('delete')) return calls('delete_selection', { start_time: 0, end_time: 5 })
  return said.includes('normalize') ? calls('ask_user', { question: 'How loud?' }) : closing
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
    cases: 6,
    right: 2,
    wrongActs: 1,
    tooTimid: 2,
    otherwise: 0,
    unanswered: 1,
    questions: 1,
    each: [
      { id: 'right', outcome: 'right' },
      { id: 'wrong', outcome: 'wrongAct' },
      { id: 'timid', outcome: 'tooTimid' },
      { id: 'asked', outcome: 'tooTimid' },
      { id: 'fails', outcome: 'unanswered' },
      { id: 'talk', outcome: 'right' },
    ],
  })
  // As the server counts them: two turns each of what deletes, one each of the others that got an answer.
  expect(report['tokensReceived']).toBe(7 * 50)
  const failed = Number(report['tokensSent']) - 7 * 1000
  expect(failed).toBeGreaterThan(500)
  expect(Number(report['secondsSlowest'])).toBeGreaterThanOrEqual(Number(report['secondsMedian']))
  expect(Number(report['secondsSlowest'])).toBeGreaterThan(0)
  const tokens = Math.round((7 * 1050 + failed) / 6)
  expect(lines.replace(/:\d+/u, '')).toContain(`| tiny (127.0.0.1) | 6 | 2 (33.3 %) | 1 | 2 | 0 | 1 | 1 | ${tokens} | `)
  expect(status).toBe(1)
  expect(server?.asked[0]?.authorization).toBe('Bearer sk-eval')
})

test('a server that gives no answer is said to be that, after three cases', async () => {
  const { status, lines, notes } = await evaluate(refuses(401))
  expect([status, lines]).toEqual([1, ''])
  expect(notes).toMatch(/The server gave no answer: .*refused the key \(401\)/u)
  expect(server?.asked).toHaveLength(3)
})

test('a report that could not be written is said before anything is played', async () => {
  const { status, lines, notes } = await evaluate(scripted, '--report', join(folder, 'nowhere', 'report.json'))
  expect([status, lines]).toEqual([2, ''])
  expect(notes).toMatch(/report\.json" can't be written, and nothing was played/u)
  expect(server?.asked).toEqual([])
})

test('a base URL without a model is wrong usage', async () => {
  const notes: string[] = []
  const status = await runEval(['x.jsonl', '--base-url', 'http://x'], {
    out: () => {},
    note: (line) => notes.push(line),
  })
  expect([status, notes.join()]).toEqual([2, expect.stringContaining('go with --model')])
})
