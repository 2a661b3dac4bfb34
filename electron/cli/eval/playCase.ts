import { messageOf } from '../../../shared/failures/index.ts'
import type { FilePicker } from '../../agent/index.ts'
import {
  converse,
  openSession,
  type Person,
  type PlannerChoice,
  type RequestReport,
  type Session,
} from '../../headless/index.ts'
import type { EvalCase, EvalProject } from './caseSchema.ts'
import type { Played } from './checkCase.ts'
import { startModelServer } from './modelServer.ts'
import { folderFilePicker } from './folderFilePicker.ts'
import { takeSnapshot } from './snapshot.ts'
import type { ProjectSeed } from '../../engine/index.ts'

/**
 * Plays a case on an engine of its own, through the agent and the approval gate that the window uses. Throws when it
 * can't be played.
 */
export async function playCase(one: EvalCase, project: EvalProject, model: RealModel | null = null): Promise<Played> {
  const files = folderFilePicker()
  try {
    return model === null
      ? await playWith(one, project, files)
      : await playOn(one, project, await open({ kind: 'model', ...model }, files))
  } finally {
    await files.remove()
  }
}

/** A model on a server that plans in place of the case's own planner. */
export type RealModel = Omit<Extract<PlannerChoice, { kind: 'model' }>, 'kind'>

async function playWith(one: EvalCase, project: EvalProject, filePicker: FilePicker): Promise<Played> {
  if (one.planner === 'offline') return playOn(one, project, await open({ kind: 'offline' }, filePicker))
  const server = await startModelServer(one.model ?? [])
  try {
    return await playOn(
      one,
      project,
      await open({ kind: 'model', baseUrl: server.baseUrl, model: 'case', key: 'key-of-the-case' }, filePicker),
    )
  } finally {
    await server.close()
  }
}

async function open(planner: Parameters<typeof openSession>[1], filePicker: FilePicker): Promise<Session> {
  // A case is about the words: its cuts are where they say, whatever the made-up sound is like there.
  const opened = await openSession({ file: ':memory:', run: 'inline', joins: 'exact' }, planner, filePicker)
  if (!opened.ok) throw new Error(messageOf(opened.error))
  return opened.value
}

async function playOn(one: EvalCase, project: EvalProject, session: Session): Promise<Played> {
  try {
    const seeded = await session.engine.seed(projectSeed(project))
    if (!seeded.ok) throw new Error(`the project can't be made: ${messageOf(seeded.error)}`)
    // Measuring the sound takes longer than all the rest.
    const detail = one.expect.unchanged === undefined ? 'view' : 'sounds'
    const before = await takeSnapshot(session.engine, detail)
    const conversation = converse(session.agent, session.engine, personOf(one))
    const requests: RequestReport[] = []
    for (const text of one.say) requests.push(await conversation.say(text))
    const modelCalls = session.agent.log().flatMap((entry) => entry.modelCalls)
    return { requests, before, after: await takeSnapshot(session.engine, detail), modelCalls }
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

/** A fixture as the engine takes it: what the file leaves out filled in. */
export function projectSeed(project: EvalProject): ProjectSeed {
  return {
    sampleRate: project.sampleRate,
    tracks: project.tracks.map((track) => ({
      name: track.name,
      channels: track.channels,
      clips: track.clips.map((clip) => ({ name: clip.name ?? track.name, start: clip.start, end: clip.end })),
      silences: track.silences,
    })),
    labels: project.labels.map((label) => ({ text: label.text, start: label.start, end: label.end ?? label.start })),
    selection: project.selection,
    selectedTracks: project.selectedTracks,
    selectedClips: project.selectedClips,
    cursor: project.cursor,
  }
}
