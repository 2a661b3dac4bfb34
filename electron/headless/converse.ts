import type { Agent, RequestLog } from '../agent/index.ts'
import type { Editor } from '../editor/index.ts'
import type { Approval, Decision, Question } from '../../shared/schemas/conversation.ts'
import type { RanReport, RequestReport } from './requestReport.ts'

/** Who answers when the app asks. */
export interface Person {
  decide(approval: Approval): Promise<Decision>
  /** Null leaves the question open. */
  answer(question: Question): Promise<string | null>
}

export interface Conversation {
  /** Says it, lets the person decide and answer, and reports what happened until the app is idle or waits. */
  say(text: string): Promise<RequestReport>
  /** The same for one tool, without a planner. */
  call(raw: unknown, text: string): Promise<RequestReport>
}

/** More questions than this in one request are a loop and not a conversation. */
const mostQuestions = 200

/** Talks with an agent as the window does: one message at a time, every approval and question put to the person. */
export function converse(agent: Agent, editor: Editor, person: Person): Conversation {
  const reported = new Map<string, { asked: number; ran: number }>()

  const turn = async (text: string, start: () => Promise<void>): Promise<RequestReport> => {
    const names = await watchTrackNames(editor)
    await start()
    await letPersonAnswer(agent, person)
    names.stop()
    const fresh = agent.log().map((entry) => whatIsNew(entry, reported, names.nameOf))
    const last = agent.log().at(-1)
    const view = agent.view()
    const plan = view.plan ?? view.messages.at(-1)?.plan
    return {
      text,
      asked: fresh.flatMap((entry) => entry.asked),
      ran: fresh.flatMap((entry) => entry.ran),
      pending: pendingOf(agent),
      reply: last?.reply ?? '',
      state: last?.state ?? 'talk',
      ...(plan && { plan }),
    }
  }

  return {
    say: (text) => turn(text, () => agent.send(text)),
    call: (raw, text) => turn(text, () => agent.call(raw)),
  }
}

export function pendingOf(agent: Agent): RequestReport['pending'] {
  const { state } = agent.view()
  if (state === 'clarifying') return 'clarify'
  if (state === 'choosing') return 'choose'
  return state === 'awaitingApproval' ? 'approval' : null
}

async function letPersonAnswer(agent: Agent, person: Person): Promise<void> {
  for (let count = 0; count < mostQuestions; count += 1) {
    await settle(agent)
    const { approval, question } = agent.view()
    if (approval !== null) {
      // Where the question is not open any more, because the run was interrupted meanwhile, the next look sees what is.
      await agent.decide(approval.id, await person.decide(approval))
    } else if (question === null) {
      return
    } else {
      const answer = await person.answer(question)
      if (answer === null) return
      await agent.send(answer)
    }
  }
  throw new Error(`the app asked more than ${mostQuestions} times in one request`)
}

/** Resolves when nothing is being planned or run. */
function settle(agent: Agent): Promise<void> {
  const busy = () => ['planning', 'running'].includes(agent.view().state)
  if (!busy()) return Promise.resolve()
  return new Promise((done) => {
    const stop = agent.onChange(() => {
      if (busy()) return
      stop()
      done()
    })
  })
}

/** What a log entry holds beyond what was reported of it before: an answer goes on with the entry of its question. */
function whatIsNew(
  entry: RequestLog,
  reported: Map<string, { asked: number; ran: number }>,
  nameOf: (id: string) => string,
) {
  const before = reported.get(entry.id) ?? { asked: 0, ran: 0 }
  reported.set(entry.id, { asked: entry.asked.length, ran: entry.ran.length })
  return {
    asked: entry.asked.slice(before.asked),
    ran: entry.ran.slice(before.ran).map((step): RanReport => ({
      tool: step.tool,
      args: step.args,
      range: step.range === null ? null : [step.range.start, step.range.end],
      at: step.at,
      tracks: step.trackIds.map(nameOf),
      authors: Object.fromEntries(
        step.sources.flatMap(({ what, key, author }) => (author === undefined ? [] : [[key ?? what, author]])),
      ),
    })),
  }
}

/**
 * Names by id as they were when the request found them: a track that it renames or deletes keeps its old name in the
 * report.
 */
async function watchTrackNames(editor: Editor): Promise<{ nameOf: (id: string) => string; stop: () => void }> {
  const names = new Map((await editor.view()).tracks.map((track) => [track.id, track.name]))
  const stop = editor.onChange((view) => {
    for (const track of view.tracks) if (!names.has(track.id)) names.set(track.id, track.name)
  })
  return { nameOf: (id) => names.get(id) ?? id, stop }
}
