import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Places } from '../../agent/index.ts'
import { converse, type Person } from '../converse.ts'
import { openSession, type Session } from '../openSession.ts'
import type { RequestReport } from '../requestReport.ts'
import type { EvalCase, EvalProject } from './caseSchema.ts'
import type { Played } from './checkCase.ts'
import { startModelServer } from './modelServer.ts'
import { placesInFolder } from './placesInFolder.ts'
import { projectSeed } from './projectSeed.ts'
import { takeSnapshot } from './snapshot.ts'

/** Plays a case on an engine of its own, through the agent and the approval gate that the window uses. Throws when it can't be played. */
export async function playCase(one: EvalCase, project: EvalProject): Promise<Played> {
  const files = await mkdtemp(path.join(tmpdir(), 'tapehand-case-'))
  try {
    return await playWith(one, project, placesInFolder(files))
  } finally {
    await rm(files, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function playWith(one: EvalCase, project: EvalProject, places: Places): Promise<Played> {
  if (one.planner === 'offline') return playOn(one, project, await open({ kind: 'offline' }, places))
  const server = await startModelServer(one.model ?? [])
  try {
    return await playOn(
      one,
      project,
      await open({ kind: 'model', baseUrl: server.baseUrl, model: 'case', key: 'key-of-the-case' }, places),
    )
  } finally {
    await server.close()
  }
}

async function open(planner: Parameters<typeof openSession>[1], places: Places): Promise<Session> {
  const opened = await openSession({ file: ':memory:', run: 'inline' }, planner, places)
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}

async function playOn(one: EvalCase, project: EvalProject, session: Session): Promise<Played> {
  try {
    const seeded = await session.engine.seed(projectSeed(project))
    if (!seeded.ok) throw new Error(`the project can't be made: ${seeded.error.message}`)
    const before = await takeSnapshot(session.engine)
    const conversation = converse(session.agent, session.engine, personOf(one))
    const requests: RequestReport[] = []
    for (const text of one.say) requests.push(await conversation.say(text))
    return { requests, before, after: await takeSnapshot(session.engine) }
  } finally {
    await session.close()
  }
}

/** Decides as the case says, then approves; a question waits for the next thing that the case says. */
function personOf(one: EvalCase): Person {
  const decisions = [...one.decide]
  return {
    decide: async () => {
      const verb = decisions.shift() ?? 'approve'
      return verb === 'reject' ? { verb, reason: '' } : { verb }
    },
    answer: async () => null,
  }
}
