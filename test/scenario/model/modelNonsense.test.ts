import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queries, tools } from '../../../electron/agent/index.ts'
import { createModelPlanner } from '../../../electron/agent/planner/model/index.ts'
import { startRawModelServer } from '../../support/model/modelServer.ts'
import { createDice, nonsenseAnswer } from '../../support/model/nonsense.ts'
import { approvalTable } from '../../../electron/agent/approvals/approvalTable.ts'
import { destructive, nonsenseRun, others } from '../../support/model/nonsenseRun.ts'

const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
beforeAll(() => void process.on('unhandledRejection', note))
afterAll(() => void process.off('unhandledRejection', note))

const rounds = Array.from({ length: 10 }, (_, index) => index)
const perRound = 20
const runs = new Map<number, ReturnType<typeof nonsenseRun>>()
/** The same number is the same talk. */
function runOf(number: number): ReturnType<typeof nonsenseRun> {
  const run = runs.get(number) ?? nonsenseRun(number)
  runs.set(number, run)
  return run
}

describe('a model that talks nonsense', () => {
  it.each(rounds)(
    'does nothing destructive without a yes, leaves no half of a request, and is answered in words (round %i)',
    async (round) => {
      const faults: string[] = []
      for (let number = round * perRound; number < (round + 1) * perRound; number += 1) {
        const run = await runOf(number)
        faults.push(...run.faults.map((fault) => `${number}: ${fault}`))
      }
      expect([...faults, ...unhandled]).toEqual([])
    },
    120_000,
  )

  it('reaches every end of a request, so that the rounds above say something', async () => {
    const states = new Set<string>()
    for (let number = 0; number < rounds.length * perRound; number += 1)
      for (const state of (await runOf(number)).states) states.add(state)
    expect([...states].toSorted()).toEqual(
      expect.arrayContaining(['cancelled', 'done', 'failed', 'refused', 'rejected', 'talk']),
    )
  }, 120_000)

  it('is caught where the gate is broken', async () => {
    const faults: string[] = []
    for (let number = 0; number < 12; number += 1)
      faults.push(
        ...(await nonsenseRun(number, { table: { ...approvalTable, removes: 'run', rewrites: 'run' } })).faults,
      )
    expect(faults.join('\n')).toMatch(/without a yes/u)
  }, 120_000)

  it('over HTTP is no other: broken frames, calls as text, pages, and searches for tools without end', async () => {
    const faults: string[] = []
    for (let number = 0; number < 25; number += 1) {
      const dice = createDice(number + 5000)
      const server = await startRawModelServer((response, asked) =>
        nonsenseAnswer(
          dice,
          tools.map(({ name }) => name),
        )(response, asked),
      )
      const patience = { first: 20_000, idle: 20_000, total: 20_000, retries: 0 }
      const model = createModelPlanner({
        baseUrl: server.baseUrl,
        model: 'tiny',
        key: '',
        patience,
        tools: [...tools, ...queries],
      })
      faults.push(...(await nonsenseRun(number, { model })).faults.map((fault) => `${number}: ${fault}`))
      await server.close()
    }
    expect([...faults, ...unhandled]).toEqual([])
  }, 120_000)

  it('is watched by a judge who knows every tool that removes or rewrites sound', () => {
    const guarded = new Set([...Object.values(destructive), ...Object.values(others)])
    const changing = tools.filter(
      ({ impact, name, readiness }) =>
        (impact === 'removes' || impact === 'rewrites') && readiness === undefined && !name.startsWith('generate_'),
    )
    expect(changing.map(({ name }) => name).filter((name) => !guarded.has(name))).toEqual([])
  })
})
